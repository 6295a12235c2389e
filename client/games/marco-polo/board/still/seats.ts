/**
 * The place of each player: portrait, bowl, stores, contracts, goals face down, remaining posts.
 */

import { inset } from '../../../../table/board/surface.ts';
import { seatPlace, TOP } from '../../scenery/plan.ts';
import {
  cellOfCompanion,
  cellOfPerson,
  faceOf,
  figureOn,
  GILT,
  IVORY,
  paintOf,
  standardOf,
} from '../looks.ts';
import type { MarcoPoloPen } from '../marco-polo-pen.ts';
import type { Shown, ShownSeat } from '../shown.ts';
import { bowlDie, ground, heldOn, LEAN, MAT, matOn, pose, STORES, storeAt } from '../sites.ts';
import { drawDie, drawPost, drawStock } from '../vessel.ts';

export function composeSeats(shown: Shown, pen: MarcoPoloPen): void {
  const count = shown.seats.length;
  for (const seat of shown.seats) composeSeat(shown, seat, count, pen);
}

function composeSeat(shown: Shown, seat: ShownSeat, count: number, pen: MarcoPoloPen): void {
  const place = seatPlace(seat.seat, count);
  const { area } = place;
  pen.on(matOn(seat.seat, count));
  pen.pick(
    { kind: 'house', seat: seat.seat },
    0,
    0,
    0.2,
    area.x1 - area.x0 - 1,
    15,
    0.6,
    'frame',
    1.4,
  );
  if (shown.deciders.includes(seat.seat)) pen.light('halo', 0, -1, 30, 0x6a4614, 0.1);
  portrait(seat, place.portrait, pen);
  // Name and points on a band of the seat's colour, high enough to keep the lower edge out of the
  // mat.
  pen.on({ ...ground(place.name, MAT + 0.75), tilt: LEAN });
  pen.put('card', 0.2, 0, 0, 11.6, 0.14, 1.7, paintOf(seat.color), 'solid');
  pen.ink('solid', 0.2, 0, 11.5, 1.6, paintOf(seat.color), 0.1);
  pen.ink(`name:${seat.seat}`, -1, 0, 7.2, 1.35, figureOn(seat.color), 0.13);
  pen.number(seat.vp, 4.2, 0, 1.5, figureOn(seat.color), 1, 0.13);
  pen.ink('sign:vp', 5, 0, 1.4, 1.4, 0xffffff, 0.13);
  stores(seat, count, pen);
  contracts(shown, seat, place, pen);
  held(shown, seat, count, pen);
  bowl(shown, seat, count, pen);
  goals(shown, seat, place, pen);
  // The remaining posts, and the hourglass of the first player.
  drawPost(pen, pose({ x: place.posts.x - 0.6, z: place.posts.z }, MAT, 1.3), seat.color);
  pen.on({ ...ground({ x: place.posts.x + 1, z: place.posts.z + 0.1 }, MAT + 0.5), tilt: LEAN });
  pen.number(seat.supply, 0, 0, 1.3, IVORY, 0, 0.05);
  if (shown.startSeat === seat.seat) {
    pen
      .on(ground({ x: area.x0 + 7.2, z: area.z0 + 2 }, TOP + 0.3, 1.1))
      .put('hourglass', 0, 0, 0, 1, 1, 1, 0xffffff);
  }
}

/** The portrait stands in its frame, the colour's banner beside it. */
function portrait(
  { character, faceUp, color }: ShownSeat,
  at: { x: number; z: number },
  pen: MarcoPoloPen,
): void {
  const face = { ...ground(at, MAT + 2.2), tilt: 0.95, scale: 1 };
  pen.on(face).put('slate', 0, 0, 0, 5, 1.6, 6.6, 0xffffff);
  if (character === null) {
    pen.card(0, 0, 4.6, 6.2, paintOf(color), standardOf(color), 0.24);
    return;
  }
  pen.card(0, 0, 4.6, 6.2, faceUp ? IVORY : 0xb0a48c, cellOfPerson(character), 0.24);
  const corner = inset(face, 1.9, -2.7, 0.3);
  pen.on(corner).card(0, 0, 1.3, 1.55, paintOf(color), standardOf(color), 0.04);
}

function stores(seat: ShownSeat, count: number, pen: MarcoPoloPen): void {
  for (const store of STORES) {
    const at = storeAt(seat.seat, count, store);
    const n = seat[store];
    drawStock(pen, at, store, n);
    pen.on({ x: at.x, y: at.y + 0.35, z: at.z + 1.75, yaw: 0, tilt: LEAN, scale: 1 });
    pen.number(n, 0, 0, 1.35, n > 0 ? IVORY : 0xb08a78, 0, 0.05);
  }
}

type Place = ReturnType<typeof seatPlace>;

function contracts(shown: Shown, seat: ShownSeat, place: Place, pen: MarcoPoloPen): void {
  seat.contracts.slice(0, 2).forEach((contract, k) => {
    const at = place.contracts[k] ?? place.portrait;
    pen.on({ ...ground(at, MAT + 0.9), tilt: 0.5 });
    pen.card(0, 0, 3.8, 5.3, IVORY, faceOf('contract', contract));
    if (seat.seat === shown.me)
      pen.pick({ kind: 'contract', contract }, 0, 0, 0.05, 3.9, 5.4, 0.4, 'hull');
  });
  seat.companions.forEach(({ id, setAside }, k) => {
    pen.on({
      ...ground({ x: place.contracts[0].x - 1.6 + k * 2.6, z: place.area.z0 + 0.2 }, MAT + 1.2),
      tilt: 0.7,
    });
    pen.card(0, 0, 2.5, 3.5, setAside ? 0x9a9080 : IVORY, cellOfCompanion(id));
  });
  // Completed contracts lie in a pile, with their number on a seal.
  const done = seat.completed.length;
  for (let k = 0; k < Math.min(8, done); k++) {
    pen.on(ground(place.done, MAT + 0.04 + k * 0.16));
    pen.put('card', 0, 0, 0, 1.9, 0.14, 2.5, 0xe9d7ac, 'solid', (k % 3) * 0.1 - 0.1);
  }
  if (done === 0) return;
  pen.on({ ...ground({ x: place.done.x, z: place.done.z + 1.2 }, MAT + 1.5), tilt: LEAN });
  pen.put('disc', 0, 0, 0, 0.85, 0.12, 0.85, 0x8c1a22);
  pen.number(done, 0, 0, 1.1, GILT, 0, 0.16);
}

/**
 * City cards for use without a die, on small slates, then gifts; the viewer can point at the player's own
 * ones.
 */
function held(shown: Shown, seat: ShownSeat, count: number, pen: MarcoPoloPen): void {
  const { cards, gifts } = seat;
  const n = cards.length + gifts.length;
  for (let k = 0; k < n; k++) {
    const isCity = k < cards.length;
    const card = (isCity ? cards[k] : gifts[k - cards.length]) ?? '';
    const wide = isCity ? 2.5 : 1.8;
    pen.on(heldOn(seat.seat, count, k, n)).put('slate', 0, 0, -0.1, wide + 0.1, 1, 1.9, 0xffffff);
    pen.card(0, 0, wide, 1.8, IVORY, faceOf(isCity ? 'city' : 'gift', card), 0.1);
    if (seat.seat === shown.me)
      pen.pick({ kind: 'held', card }, 0, 0, 0.1, wide + 0.1, 1.9, 0.4, 'hull');
  }
}

function bowl(shown: Shown, seat: ShownSeat, count: number, pen: MarcoPoloPen): void {
  if (shown.rolling.includes(seat.seat)) return;
  seat.dice.forEach((die, k) => {
    const at = bowlDie(seat.seat, count, k);
    drawDie(pen, at, die, seat.color, true);
    if (seat.seat !== shown.me) return;
    pen.on(ground(at, at.y, at.size));
    pen.pick({ kind: 'die', die: die.id }, 0, 0, 0.5, 1.1, 1.1, 1.1, 'hull');
  });
}

function goals(shown: Shown, seat: ShownSeat, place: Place, pen: MarcoPoloPen): void {
  const open = seat.goals;
  const count = Math.min(2, open?.length ?? seat.goalsHeld);
  for (let k = 0; k < count; k++) {
    const at = place.goals[k] ?? place.done;
    pen.on({ ...ground(at, MAT + (open ? 0.8 : 0.05)), tilt: open ? 0.5 : 0 });
    const goal = open?.[k];
    pen.card(0, 0, 2.5, 3.5, IVORY, goal ? faceOf('goal', goal) : 'goal:back');
  }
  if (shown.result && shown.winners.includes(seat.seat)) {
    pen.on(matOn(seat.seat, shown.seats.length)).light('halo', 0, 0, 34, 0xc98a28, 0.2);
  }
}
