// For tests: UWOs that stand on the field, alone and awake.
import type { Uwo } from "../../protocol/uwo";

export const uwo = (square: number, seat: number, kind: Uwo["kind"] = "fist"): Uwo => ({
  square,
  seat,
  kind,
  height: 1,
  knocked_out: null,
});
