// A finished game as a file for tools/verify_deal.py and `smallbox replay`. Twin: smallbox/saved/export.py.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Table } from "../engine/engine";
import type { Match } from "../engine/match";
import { chanceBefore, firstLink, link, seal } from "../lib/fair";
import type { Pledge } from "./pledge";

const FORMAT = "smallbox/export/1";

/** A step of the game: 0 is the deal, n is move n. */
interface ExportedStep {
  entry: number;
  seat: number | null;
  move: unknown;
  /** What chance decided, if it decided anything. */
  brought: unknown;
  /** Stands for this and all earlier steps. */
  link: string;
}

/** The whole file as JSON, with one line per entry, so that damage is easy to find. */
export function exported(match: Match, pledge: Pledge): string {
  const { engine, key, table } = match;
  const entries: ExportedStep[] = [];
  let [before, previous] = [match.blank, firstLink(key)];
  for (const again of match.steps()) {
    const step = stepOf(again, before);
    previous = link(previous, step);
    entries.push({ ...step, link: previous });
    before = again.table;
  }
  const shares = engine.outcome(table);
  const winners = [...shares.keys()].filter((seat) => shares[seat]);
  const digest = bytesToHex(sha256(table));
  const parts = {
    format: JSON.stringify(FORMAT),
    pledge: JSON.stringify(pledge),
    entries: `[\n${entries.map((entry) => JSON.stringify(entry)).join(",\n")}\n]`,
    winners: JSON.stringify(winners),
    digest: JSON.stringify(digest),
    seal: JSON.stringify(seal(previous, { winners, digest })),
  };
  return `{${Object.entries(parts)
    .map(([name, text]) => `"${name}":${text}`)
    .join(",\n")}}\n`;
}

/** The last step of a match, given the table before it. */
function stepOf(match: Match, before: Table): Omit<ExportedStep, "link"> {
  const played = match.moves.at(-1);
  return {
    entry: match.moves.length,
    seat: played?.seat ?? null,
    move: played ? match.engine.coding.decode(played.move) : null,
    brought: drawn(match, before),
  };
}

/** What chance decided in the last step, if anything was drawn. */
function drawn({ engine, key, moves, table }: Match, before: Table): unknown {
  const start = chanceBefore(key, moves.length);
  const chance = engine.field(table, "chance");
  if (start.every((number, i) => number === chance[i])) return null;
  return JSON.parse(engine.draws(before, table, moves.length === 0));
}
