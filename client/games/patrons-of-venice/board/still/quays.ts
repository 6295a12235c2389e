/** The houses' moles: name and points, ducats, favours, cubes, and what is in the hand. */

import { CUBES, GOODS } from '../../../../../engine/games/patrons-of-venice/data.ts';
import { composePurse } from '../../../../table/board/purse.ts';
import { inset, newPose, place, type Surface } from '../../../../table/board/surface.ts';
import { quayOf } from '../../scenery/plan.ts';
import { figureOn, GILT, INK, IVORY, WALNUT } from '../looks.ts';
import type { PatronsPen } from '../patrons-pen.ts';
import type { Shown, ShownSeat } from '../shown.ts';
import { FAVOURS, GOOD, HAND, moleOf, NAME, POSTS, PURSE, type Sites } from '../sites.ts';
import { drawFavour, drawGood, paintOf, standardOf } from '../vessel.ts';

const pose = newPose();
/** The kit's coins begin at 5: here one of them is a ducat. */
export const COIN = 5;
/** Most kinds of goods that lie in a row. */
const SEEN = 6;

export function composeQuays(shown: Shown, pen: PatronsPen, sites: Sites): void {
  const count = shown.seats.length;
  for (const seat of shown.seats) {
    const ground = moleOf(sites, seat.seat, count);
    const asked = shown.deciders.includes(seat.seat);
    const { mole } = quayOf(seat.seat, count);
    const [w, d] = [mole.x1 - mole.x0, mole.z1 - mole.z0];
    pen.on(ground);
    pen.box(0, 0, w - 0.2, d - 0.2, 0.16, paintOf(seat.color), -0.06);
    pen.box(0, 0, w - 0.9, d - 0.9, 0.16, 0xd9c39a, -0.02);
    if (asked) {
      pen.light('halo', 0, 0, w * 1.15, 0x6a4410, 0.2);
      pen.light('halo', NAME.u, NAME.v, NAME.w * 1.2, 0x7a5a20, 0.24);
    }
    composePurse(pen, ground, PURSE, seat.ducats === null ? null : seat.ducats * COIN);
    name(pen, ground, seat, shown);
    posts(pen, ground, seat);
    favours(pen, ground, seat);
    hand(pen, ground, seat);
    pen.on(ground).pick({ kind: 'house', seat: seat.seat }, 0, 0, 0.2, w, d, 0.6, 'frame');
  }
}

/** Whose it is and how many points of how many; who leads the turn bears a golden seal. */
function name(pen: PatronsPen, ground: Surface, seat: ShownSeat, shown: Shown): void {
  const { color, points } = seat;
  const ink = figureOn(color);
  pen.on(inset(ground, NAME.u, NAME.v, 1, 0.8));
  pen.box(0, 0, NAME.w, NAME.d, 0.3, WALNUT, -0.42);
  pen.box(0, 0, NAME.w - 0.3, NAME.d - 0.3, 0.3, paintOf(color), -0.36);
  const left = -NAME.w / 2;
  pen.card(left + 1.5, 0, 2, 2.36, paintOf(color), standardOf(color), 0.02);
  pen.ink(`name:${seat.seat}`, left + 7.5, 0, 9.6, 1.8, ink, 0.04);
  pen.number(points, NAME.w / 2 - 2.35, 0, 2.7, ink, 1, 0.04);
  pen.ink('glyph:/', NAME.w / 2 - 1.95, 0, 0.8, 1.2, ink, 0.04);
  pen.number(shown.target, NAME.w / 2 - 0.3, -0.35, 1.3, ink, 1, 0.04);
  if (shown.lead !== seat.seat) return;
  pen.on(inset(ground, NAME.u + NAME.w / 2 + 0.2, NAME.v + 2.5, 1, 0.8));
  pen.put('disc', 0, 0, -0.1, 1.15, 0.3, 1.15, GILT);
  pen.ink('icon:star', 0, 0, 1.7, 1.7, 0x7a1f16, 0.24);
}

/** Cubes that are left: posts in the house's colour along the far edge. */
function posts(pen: PatronsPen, ground: Surface, { cubesLeft, color }: ShownSeat): void {
  pen.on(ground);
  for (let k = 0; k < CUBES; k++) {
    const u = POSTS.u + k * POSTS.pitch;
    if (k < cubesLeft) pen.put('post', u, POSTS.v, 0, 0.72, 0.72, 0.72, paintOf(color));
  }
}

function favours(pen: PatronsPen, ground: Surface, { favours: won }: ShownSeat): void {
  for (let k = 0; k < Math.min(5, won); k++) {
    place(ground, FAVOURS.u + k * FAVOURS.pitch * 0.8, FAVOURS.v, 0, pose);
    drawFavour(pen, pose);
  }
}

/** The hand: what is in it as things where that is known, else closed cards; and how many. */
function hand(pen: PatronsPen, ground: Surface, { hand: known, handCount }: ShownSeat): void {
  if (handCount === 0) return;
  if (known) {
    let k = 0;
    GOODS.forEach((good, index) => {
      const count = known[index] ?? 0;
      if (count === 0 || k >= SEEN) return;
      place(ground, HAND.u - 2 + k * HAND.pitch, HAND.v + (k % 2 ? 0.7 : -0.5), 0.1, pose);
      pose.size = GOOD.ashore * 0.8;
      drawGood(pen, pose, good);
      k++;
    });
  } else {
    pen.on(ground);
    for (let k = 0; k < Math.min(6, handCount); k++) {
      pen.card(
        HAND.u - 1.6 + k * 0.8,
        HAND.v + 0.3 * (k % 2),
        1.5,
        2,
        0x8a3b34,
        'solid',
        0.15 + k * 0.05,
        k * 0.12,
      );
    }
  }
  pen.on(inset(ground, HAND.u + 3.2, -1.4, 0.8, 0.8));
  pen.box(0, 0, 2.2, 1.8, 0.24, WALNUT, -0.26);
  pen.card(0, 0, 1.9, 1.5, IVORY, 'plate', 0);
  pen.number(handCount, 0, 0, 1.5, INK, 0, 0.1);
}
