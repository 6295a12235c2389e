/** The houses' moles: name and points, ducats, favours, cubes, and the hand. */

import { CUBES, GOODS } from '../../../../../engine/games/patrons-of-venice/data.ts';
import { composePurse } from '../../../../table/board/purse.ts';
import { inset, newPose, place, type Surface } from '../../../../table/board/surface.ts';
import { quayOf } from '../../scenery/plan.ts';
import { figureOn, GILT, INK, IVORY, WALNUT } from '../looks.ts';
import type { PatronsPen } from '../patrons-pen.ts';
import type { Shown, ShownSeat } from '../shown.ts';
import { GOOD, type MolePlan, moleOf, molePlan, type Sites, sizeOf } from '../sites.ts';
import { drawFavour, drawGood, paintOf, standardOf } from '../vessel.ts';

const pose = newPose();
/** The kit's coins begin at 5: here a coin of 5 is one ducat. */
export const COIN = 5;
/** Most kinds of goods that lie in a row. */
const SEEN = 6;

export function composeQuays(shown: Shown, pen: PatronsPen, sites: Sites): void {
  const count = shown.seats.length;
  const plan = molePlan(sites);
  for (const seat of shown.seats) {
    const ground = moleOf(sites, seat.seat, count);
    const asked = shown.deciders.includes(seat.seat);
    const [w, d] = sizeOf(sites, quayOf(seat.seat, count).mole);
    pen.on(ground);
    pen.box(0, 0, w - 0.2, d - 0.2, 0.16, paintOf(seat.color), -0.06);
    pen.box(0, 0, w - 0.9, d - 0.9, 0.16, 0xd9c39a, -0.02);
    if (asked) {
      pen.light('halo', 0, 0, Math.max(w, d) * 1.15, 0x6a4410, 0.2);
      pen.light('halo', plan.name.u, plan.name.v, plan.name.w * 1.2, 0x7a5a20, 0.24);
    }
    composePurse(pen, ground, plan.purse, seat.ducats === null ? null : seat.ducats * COIN);
    name(pen, ground, seat, shown, plan);
    posts(pen, ground, seat, plan);
    favours(pen, ground, seat, plan);
    hand(pen, ground, seat, plan);
    pen.on(ground).pick({ kind: 'house', seat: seat.seat }, 0, 0, 0.2, w, d, 0.6, 'frame');
  }
}

/**
 * The house's name with its points and the target; the house that leads the turn has a golden seal.
 */
function name(
  pen: PatronsPen,
  ground: Surface,
  seat: ShownSeat,
  shown: Shown,
  plan: MolePlan,
): void {
  const { color, points } = seat;
  const { u, v, w, d } = plan.name;
  const ink = figureOn(color);
  pen.on(inset(ground, u, v, 1, 0.8));
  pen.box(0, 0, w, d, 0.3, WALNUT, -0.42);
  pen.box(0, 0, w - 0.3, d - 0.3, 0.3, paintOf(color), -0.36);
  const left = -w / 2;
  pen.card(left + 1.5, 0, 2, 2.36, paintOf(color), standardOf(color), 0.02);
  const room = w - 7.8;
  pen.ink(
    `name:${seat.seat}`,
    left + 2.7 + room / 2,
    0,
    room,
    Math.min(1.8, room / 5.33),
    ink,
    0.04,
  );
  pen.number(points, w / 2 - 2.35, 0, 2.7, ink, 1, 0.04);
  pen.ink('glyph:/', w / 2 - 1.95, 0, 0.8, 1.2, ink, 0.04);
  pen.number(shown.target, w / 2 - 0.3, -0.35, 1.3, ink, 1, 0.04);
  if (shown.lead !== seat.seat) return;
  pen.on(inset(ground, u + w / 2 + 0.2, v + 2.5, 1, 0.8));
  pen.put('disc', 0, 0, -0.1, 1.15, 0.3, 1.15, GILT);
  pen.ink('icon:star', 0, 0, 1.7, 1.7, 0x7a1f16, 0.24);
}

/** The house's remaining cubes: posts in its colour along the far edge. */
function posts(
  pen: PatronsPen,
  ground: Surface,
  { cubesLeft, color }: ShownSeat,
  { posts: row }: MolePlan,
): void {
  pen.on(ground);
  for (let k = 0; k < Math.min(CUBES, cubesLeft); k++) {
    pen.put('post', row.u + k * row.du, row.v + k * row.dv, 0, 0.72, 0.72, 0.72, paintOf(color));
  }
}

/** Most favours that are shown one by one: the points give their number. */
const TIED = 5;

function favours(
  pen: PatronsPen,
  ground: Surface,
  { favours: won }: ShownSeat,
  { favours: row }: MolePlan,
): void {
  for (let k = 0; k < Math.min(TIED, won); k++) {
    drawFavour(pen, place(ground, row.u + k * row.du, row.v + k * row.dv, 0, pose));
  }
}

/** The hand: its goods as things where they are known, else closed cards; and their number. */
function hand(
  pen: PatronsPen,
  ground: Surface,
  { hand: known, handCount }: ShownSeat,
  { hand: row, count }: MolePlan,
): void {
  if (handCount === 0) return;
  const closed = known ? 0 : Math.min(SEEN, handCount);
  pen.on(ground);
  for (let k = 0; k < closed; k++) {
    const [u, v] = [row.u + k * row.du * 0.8, row.v + k * row.dv * 0.8];
    pen.card(u, v, 1.7, 2.3, 0x8a3b34, 'card:back', 0.15 + k * 0.05, 0.1 * k - 0.2);
  }
  let k = 0;
  GOODS.forEach((good, index) => {
    if (!known?.[index] || k >= SEEN) return;
    // Two lines of things, so that each is seen.
    const aside = k % 2 ? 0.6 : -0.6;
    const [u, v] = [row.u + k * row.du * 0.8, row.v + k * row.dv * 0.8];
    place(ground, row.du ? u : u + aside, row.du ? v + aside : v, 0.1, pose);
    pose.size = GOOD.ashore * 0.8;
    drawGood(pen, pose, good);
    k++;
  });
  pen.on(inset(ground, count.u, count.v, 0.8, 0.8));
  pen.box(0, 0, 2.2, 1.8, 0.24, WALNUT, -0.26);
  pen.card(0, 0, 1.9, 1.5, IVORY, 'plate', 0);
  pen.number(handCount, 0, 0, 1.5, INK, 0, 0.1);
}
