/** Look-ups in the components and in the view that several panels need. */

import {
  BUSINESS,
  BUSINESSES,
  type BusinessId,
  GOODS,
  type Good,
  OTHER_RESERVATION,
  OWN_RESERVATION,
  STATUE_COST,
  STATUES,
  TARGET_OF,
  VALUE_OF,
  WHARF_PRICE,
} from '../../../engine/games/patrons-of-venice/data.ts';
import { DEFAULTS } from '../../../engine/games/patrons-of-venice/options.ts';
import type {
  Goods,
  Options,
  PublicView,
  Shipment,
  Stall,
} from '../../../engine/games/patrons-of-venice/types.ts';

/** The options of a table, those that are as usual included. */
export const optionsOf = ({ options }: PublicView): Options => ({ ...DEFAULTS, ...options });

/** PV-087, PV-088: points with which the turn is the last one. */
export const targetOf = ({ seats }: PublicView): number => TARGET_OF[seats.length] ?? 0;

/** Ducats that the bank pays for a good (PV-047). */
export const goodValue = (good: Good): number => VALUE_OF[GOODS.indexOf(good)];

/** Ducats that a card costs at a stall (PV-050, PV-051). */
export const priceAt = (stall: Stall, good: Good): number =>
  stall === 'wharf' ? WHARF_PRICE : goodValue(good);

/** Ducats for a reservation on a board (PV-026, PV-027). */
export const reservationPrice = (seat: number, boardOwner: number): number =>
  seat === boardOwner ? OWN_RESERVATION : OTHER_RESERVATION;

/** Ducats for the next statue (PV-062). */
export const statuePrice = ({ statuesLeft }: PublicView): number =>
  STATUE_COST + STATUES - statuesLeft;

/** What a business costs, takes and makes. */
export function businessOf(id: BusinessId) {
  const { cost, inputs, output, tiles, base } = BUSINESS[BUSINESSES.indexOf(id)];
  return { cost, output, tiles, base, inputs: inputs.map((good) => GOODS[good]) };
}

/** The shipment that is being unloaded (PV-038); null while none is. */
export function shipmentOnBoard({ sail, seats }: PublicView): Shipment | null {
  const board = sail?.board ?? null;
  return board === null ? null : (seats[board]?.ships.right ?? null);
}

/** How many cards lie there. */
export const cardsIn = (goods: Goods): number =>
  GOODS.reduce((sum, good) => sum + (goods[good] ?? 0), 0);

/** Ducats that the bank would pay for all of these. */
export const worthOf = (goods: Goods): number =>
  GOODS.reduce((sum, good) => sum + (goods[good] ?? 0) * goodValue(good), 0);
