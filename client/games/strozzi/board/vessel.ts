/** A ship with everything that a person must know of it, wherever it lies or sails. */

import { SHIPS, type Ship, WARES } from '../../../../engine/games/strozzi/data.ts';
import { SEAT_COLORS } from '../../../pieces/paths.ts';
import type { Pose } from '../../../table/board/surface.ts';
import { type GulfPen, laid, newSheet } from './gulf-pen.ts';
import { IVORY } from './looks.ts';
import { DECK_AT, MAST_TOP, PROW, SAIL } from './ship-form.ts';

const SHIP_OF: ReadonlyMap<string, Ship> = new Map(SHIPS.map((ship) => [ship.id, ship]));
/** What the card of that id shows. @throws Error for an unknown one */
export function shipOf(card: string): Ship {
  const ship = SHIP_OF.get(card);
  if (!ship) throw new Error(`no ship ${card}`);
  return ship;
}

const sheet = newSheet();
/** Where cargo stands on deck: its row begins and ends, and how large a piece is. */
const HOLD = { from: -2.55, to: 2.75, n: DECK_AT + 0.2, v: -0.72, size: 1.06 } as const;

/** Where piece `k` of `count` stands on deck, along the ship. */
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

/**
 * The ship of `card` with its cargo, at a pose; `furled`: without its sail.
 * @param aboard share of the cargo that is still on deck: pieces under way are drawn elsewhere
 */
export function drawMerchant(pen: GulfPen, at: Pose, card: string, aboard = 1): void {
  const ship = shipOf(card);
  pen.on(laid(sheet, at));
  pen.put('ship', 0, 0, 0, 1, 1, 1, 0xffffff);
  pen.put('sail', 0, -0.3, SAIL.y, SAIL.w, SAIL.h, 3.4, IVORY, SAILS[ship.value] ?? 'sail:1');
  const [gold, cloth, grain] = ship.wares;
  const count = gold + cloth + grain;
  const left = Math.ceil(count * aboard);
  for (let k = 0; k < left; k++) {
    const ware = k < gold ? 0 : k < gold + cloth ? 1 : 2;
    const { n, v, size } = HOLD;
    pen.put(WARES[ware] ?? 'gold', cargoAt(k, count), v, n, size, size, size, 0xffffff);
  }
  if (aboard <= 0) return;
  for (let k = 0; k < ship.scrolls; k++) {
    pen.put('scroll', -4.75 + k * 0.92, -0.5, 3.38, 1, 1, 1, 0xffffff);
  }
  if (ship.promo) pen.put('figurehead', PROW.x, 0, PROW.y, 1.3, 1.3, 1.3, 0xffffff);
}

/** A ship in the house's colour, its sail turned to the camera; `turn`: its hull against the sail. */
export function drawMoored(pen: GulfPen, at: Pose, color: string, speed: number, turn: number) {
  const paint = SEAT_COLORS[color] ?? IVORY;
  pen.on(laid(sheet, at));
  pen.put('ship', 0, 0, 0, 1, 1, 1, 0xffffff, '', turn);
  pen.put('sail', 0, -0.3, SAIL.y, SAIL.w, SAIL.h, 2.6, paint, BERTHS[speed] ?? 'berth:1');
  // At the stern: over the mast it would hide the figure of the ship behind.
  pen.put('flag', -5.7, 0.2, 4.5, 2.5, 2.2, 1, paint, standardOf(color));
}

const FLAG_CELLS = { ware: 'flag:ware', plusOne: 'flag:plusOne', pirate: 'flag:pirate' } as const;

/** A house's flag at a pose: its hoist is there, it flies to the right. Size 1 is 3.3 wide. */
export function drawFlag(
  pen: GulfPen,
  at: Pose,
  color: string,
  flag: keyof typeof FLAG_CELLS,
  grow = 1,
): void {
  pen.on(laid(sheet, at));
  const paint = SEAT_COLORS[color] ?? IVORY;
  pen.put('flag', 0, 0, 0, 3.3 * grow, 2.17 * grow, 1, paint, FLAG_CELLS[flag]);
}

/** Where the claim's flag flies over an anchored ship: its hoist, from the foot of the ship. */
export const HOIST = { u: 0.12, v: -0.4, n: MAST_TOP + 0.2, size: 1.15 } as const;
