"""The outline of the rulebook: sections and clauses in order. Their words are in locales/*/mow.ftl."""

CLAUSES = {
    "aim": ["mow.aim"],
    "cards": ["mow.cards.green", "mow.cards.yellow", "mow.cards.look-alike"],
    "setup": [
        "mow.setup.players",
        "mow.setup.deck",
        "mow.setup.deal",
        "mow.setup.arrow",
        "mow.setup.starter",
    ],
    "adding": [
        "mow.turn",
        "mow.hand",
        "mow.add.outside",
        "mow.add.own-number",
        "mow.add.draw",
        "mow.start.ordinary",
        "mow.start.pass",
    ],
    "green": [
        "mow.closer",
        "mow.acrobat.same-number",
        "mow.slowpoke.gap",
        "mow.green.arrow",
    ],
    "yellow": [
        "mow.calf.end",
        "mow.thin.no-draw",
        "mow.milk.two",
        "mow.mad.replaces-eight",
        "mow.mad.flies-only",
        "mow.yellow.next",
    ],
    "taking": ["mow.take", "mow.count"],
    "end": ["mow.round.end", "mow.round.hands", "mow.game.hundred"],
    "two": ["mow.two.deck", "mow.two.star", "mow.two.arrow", "mow.two.take", "mow.two.end"],
    "seeing": ["mow.see.own", "mow.see.all", "mow.see.nobody"],
    "rulings": ["mow.cards.thin-milk-number", "mow.cards.yellow-closers"],
}
