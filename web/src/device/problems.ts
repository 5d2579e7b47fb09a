// Why something was not done: a Fluent message and what fills it in. Twin: smallbox/server/problems.py.
import type { Problem } from "../protocol/messages";

export class Declined extends Error {
  readonly problem: Problem;

  constructor(message: string, values: Problem["arguments"] = {}) {
    super(message);
    this.problem = { message, arguments: values };
  }
}
