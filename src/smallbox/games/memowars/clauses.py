"""The outline of the rulebook: sections and clauses in order. Their words are in locales/*/memowars.ftl."""

CLAUSES = {
    "aim": ["memowars.aim"],
    "pieces": ["memowars.pieces.fleets", "memowars.pieces.size"],
    "setup": [
        "memowars.setup.players",
        "memowars.setup.mines",
        "memowars.place.together",
        "memowars.place.kind",
        "memowars.place.no-touch",
        "memowars.place.near",
        "memowars.place.table",
        "memowars.place.first-done",
        "memowars.void",
    ],
    "turn": ["memowars.turn", "memowars.turn.reveal", "memowars.turn.pass"],
    "effects": [
        "memowars.effects",
        "memowars.planet",
        "memowars.scanner",
        "memowars.blaster",
        "memowars.double",
        "memowars.retro",
        "memowars.retro.revenge",
    ],
    "shooting": [
        "memowars.shoot.from",
        "memowars.shoot.flight",
        "memowars.shoot.scatter",
        "memowars.shoot.choose",
        "memowars.mine",
        "memowars.retro.chain",
        "memowars.eliminated",
    ],
    "end": ["memowars.out", "memowars.end.last", "memowars.end.draw"],
    "seeing": ["memowars.see.all", "memowars.see.own", "memowars.see.scanner", "memowars.see.forget"],
}
