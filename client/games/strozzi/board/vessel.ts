/** A ship with all its figures for the player, lying or sailing. */

import { WARES } from '../../../../engine/games/strozzi/data.ts';
import { SEAT_COLORS } from '../../../pieces/paths.ts';
import { laid, newSheet, type Pose } from '../../../table/board/surface.ts';
import { shipOf } from '../facts.ts';
import type { GulfPen } from './gulf-pen.ts';
import { IVORY } from './looks.ts';
import { DECK_AT, MAST_TOP, PROW, SAIL } from './ship-form.ts';

const sheet = newSheet();
/** The cargo's row on deck: its start and end, and the size of a piece. */
const HOLD = { from: -2.55, to: 2.75, n: DECK_AT + 0.2, v: -0.72, size: 1.06 } as const;
/** Turn of the hull of a ship that has come in: its bow looks to the left of its sail. */
export const INBOUND = Math.PI;

/** The place of piece `k` of `count` on deck, along the ship. */
export function cargoAt(k: number, count: number): number {
  const pitch = Math.min(1.32, (HOLD.to - HOLD.from) / count);
  return (HOLD.from + HOLD.to) / 2 + (k - (count - 1) / 2) * pitch;
}

/** Numerals of sails, looked up without writing their names anew in every frame. */
const SAILS = Array.from({ length: 10 }, (_, speed) => `sail:${speed}`);
const BERTHS = Array.from({ length: 10 }, (_, speed) => `berth:${speed}`);
const STANDARDS: { readonly [color: string]: string } = Object.fromEntries(
  Object.keys(SEAT_COLORS).map((color) => [color, `standard:${color}`]),
);
/** The cell of a house's banner. */
export const standardOf = (color: string): string => STANDARDS[color] ?? 'standard:red';

/** The load of a ship, in front of its sail for any turn of its hull. */
function drawLoad(pen: GulfPen, card: string, turn: number): void {
  const ship = shipOf(card);
  const [gold, cloth, grain] = ship.wares;
  const count = gold + cloth + grain;
  const [along, across] = [Math.cos(turn), Math.sin(turn)];
  const { n, v, size } = HOLD;
  for (let k = 0; k < count; k++) {
    const ware = k < gold ? 0 : k < gold + cloth ? 1 : 2;
    const u = cargoAt(k, count);
    const form = WARES[ware] ?? 'gold';
    pen.put(form, u * along, v + u * across, n, size, size, size, 0xffffff);
  }
  for (let k = 0; k < ship.scrolls; k++) {
    const u = -4.7 + k * 1.2;
    pen.put('scroll', u * along, -1.25 + u * across, 3.3, 1.3, 1.3, 1.3, 0xffffff);
  }
  if (!ship.promo) return;
  const u = PROW.x;
  pen.put('figurehead', u * along, u * across, PROW.y, 1.3, 1.3, 1.3, 0xffffff, '', turn);
}

/** The ship of `card` with its cargo, at a pose; `turn`: its hull against the sail. */
export function drawMerchant(pen: GulfPen, at: Pose, card: string, turn: number): void {
  const { value } = shipOf(card);
  pen.on(laid(sheet, at));
  pen.put('ship', 0, 0, 0, 1, 1, 1, 0xffffff, '', turn);
  pen.put('sail', 0, -0.3, SAIL.y, SAIL.w, SAIL.h, 3.4, IVORY, SAILS[value] ?? 'sail:1');
  drawLoad(pen, card, turn);
}

/**
 * A ship in the house's colour, its sail turned to the camera; `turn`: its hull against the sail.
 * @param card the card of its remaining load; null: its hold is empty
 */
export function drawMoored(
  pen: GulfPen,
  at: Pose,
  color: string,
  speed: number,
  turn: number,
  card: string | null = null,
): void {
  const paint = SEAT_COLORS[color] ?? IVORY;
  pen.on(laid(sheet, at));
  pen.put('ship', 0, 0, 0, 1, 1, 1, 0xffffff, '', turn);
  pen.put('sail', 0, -0.3, SAIL.y, SAIL.w, SAIL.h, 2.6, paint, BERTHS[speed] ?? 'berth:1');
  // At the stern: over the mast the flag would hide the figure of the ship behind.
  const stern = -1.25 - 4.45 * Math.cos(turn);
  pen.put('flag', stern, 0.2, 4.5, 2.5, 2.2, 1, paint, standardOf(color));
  if (card !== null) drawLoad(pen, card, turn);
}

const FLAG_CELLS = { ware: 'flag:ware', plusOne: 'flag:plusOne', pirate: 'flag:pirate' } as const;

/**
 * A house's flag at a pose: its hoist is there, the cloth flies to the right. Size 1 is 3.3 wide.
 */
export function drawFlag(
  pen: GulfPen,
  at: Pose,
  color: string,
  flag: keyof typeof FLAG_CELLS,
  grow = 1,
): void {
  pen.on(laid(sheet, at));
  const paint = SEAT_COLORS[color] ?? IVORY;
  pen.put('flag', 0, 0, 0, 3.3 * grow, 2.48 * grow, 1, paint, FLAG_CELLS[flag]);
}

/** The hoist of the claim's flag over an anchored ship, from the foot of the ship. */
export const HOIST = { u: 0.12, v: -0.4, n: MAST_TOP + 0.2, size: 1.15 } as const;
