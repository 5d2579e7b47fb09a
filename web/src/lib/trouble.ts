// What was wished, and could not be done.
import type { Problem } from "../protocol/messages";

/** A request that was not carried out, with the words that say why. */
export class Trouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** A request that the server never answered. */
export const UNREACHABLE: Problem = { message: "web-unreachable", arguments: {} };

/** A request to a server where there is none. */
export const NO_SERVER: Problem = { message: "web-no-server", arguments: {} };
