/** Draws this game's own motions. Allocates nothing. */

import { at, type Drawing, here } from '../../../table/staging/draw.ts';
import type { Fly as FlyOf, Timed } from '../../../table/staging/motion.ts';
import { CAMEL, IVORY } from '../board/looks.ts';
import type { MarcoPoloPen } from '../board/marco-polo-pen.ts';
import type { Shown } from '../board/shown.ts';
import { drawPost, drawThing, drawTraveller, drawTumbling } from '../board/vessel.ts';
import { type Motion, type Own, pose, step, type Thing } from './motion.ts';

type Of<K extends Own['kind']> = Extract<Motion, { kind: K }>;

function thing(motion: Timed & FlyOf<Thing>, pen: MarcoPoloPen): void {
  const it = motion.thing;
  switch (it.what) {
    case 'store':
      drawThing(pen, at, it.store);
      return;
    case 'die':
      drawTumbling(pen, at, it.die, it.color);
      return;
    case 'post':
      drawPost(pen, at, it.color);
      return;
    case 'card':
      pen.on(here()).card(0, 0, it.w, it.h, IVORY, it.cell);
      return;
  }
}

/** A short caravan, one camel behind the other. */
function trot(motion: Of<'trot'>, t: number, pen: MarcoPoloPen): void {
  for (let n = 0; n < motion.count; n++) {
    pen.on(here());
    pen.put('camel', -n * 2, (n % 2) * 0.5, step(motion, t, n), 0.95, 0.95, 0.95, CAMEL);
  }
}

export const drawing: Drawing<Thing, Own, Shown, MarcoPoloPen> = {
  pose,
  thing,
  own(motion, t, _shown, pen) {
    switch (motion.kind) {
      case 'ride':
        drawTraveller(pen, at, motion.color);
        return;
      case 'trot':
        trot(motion, t, pen);
        return;
      case 'doors':
        // The board draws the doors.
        return;
    }
  },
};
