// What fingers and mice do in the galaxy: they move the camera, a card that is being placed, or the disc.
import type { Camera } from "./camera.svelte";
import { Gestures } from "./gestures";
import type { Point } from "./measure";
import type { Placing } from "./placing.svelte";
import type { Tossing } from "./tossing.svelte";

interface Moved {
  camera: Camera;
  placing: Placing;
  tossing: Tossing;
  tap: (slot: number, pointer: string) => void;
}

export function fingers({ camera, placing, tossing, tap }: Moved): Gestures {
  const inMillimetres = ([dx, dy]: Point): Point => [dx / camera.scale, dy / camera.scale];
  return new Gestures({
    tap: ({ what, slot }, x, y, pointer) => {
      if (what === "ghost") placing.lay();
      else if (what === "handle") placing.turn(15);
      else if (placing.card) {
        placing.moveTo(...camera.table(x, y));
        placing.slip();
      } else if (what === "card") tap(slot, pointer);
    },
    pan: (dx, dy) => camera.pan(dx, dy),
    zoom: (factor, x, y) => camera.zoom(factor, x, y),
    carry: (dx, dy) => placing.moveBy((dx / camera.scale) * 10, (-dy / camera.scale) * 10),
    drop: () => placing.slip(),
    turn: (by) => placing.turn(by),
    middle: () => (placing.card ? camera.screen(placing.card.x, placing.card.y) : [0, 0]),
    pull: (way) => tossing.pull(way && inMillimetres(way)),
    release: (way) => tossing.release(inMillimetres(way)),
  });
}

/** The wheel zooms, and turns a card that is being carried. */
export function wheeling({ camera, placing }: Moved, gestures: Gestures) {
  return ({ deltaX, deltaY, shiftKey }: WheelEvent, x: number, y: number): void => {
    if (gestures.carrying || (shiftKey && placing.card)) placing.turn(deltaY + deltaX > 0 ? -5 : 5);
    else camera.zoom(Math.exp(-deltaY / 400), x, y);
  };
}
