/** Look-ups in the components and in the view that several panels need. */

import {
  BUSINESS,
  BUSINESSES,
  type BusinessId,
  GOODS,
  type Good,
  OTHER_RESERVATION,
  OWN_RESERVATION,
  SHIPS,
  STATUE_COST,
  STATUES,
  TARGET_OF,
  isTradeOnly as tradesOnly,
  VALUE_OF,
  WHARF_PRICE,
} from '../../../engine/games/patrons-of-venice/data.ts';
import {
  CAMPI,
  type CampoId,
  SITE,
  SITES,
  type SiteId,
} from '../../../engine/games/patrons-of-venice/map.ts';
import { DEFAULTS } from '../../../engine/games/patrons-of-venice/options.ts';
import type {
  Goods,
  Options,
  PublicView,
  SeatView,
  Shipment,
  Stall,
  View,
} from '../../../engine/games/patrons-of-venice/types.ts';

/** The options of a table, default values included. */
export const optionsOf = ({ options }: PublicView): Options => ({ ...DEFAULTS, ...options });

/** PV-087, PV-088: points with which the turn is the last one. */
export const targetOf = ({ seats }: PublicView): number => TARGET_OF[seats.length] ?? 0;

/** Ducats that the bank pays for a good (PV-047). */
export const goodValue = (good: Good): number => VALUE_OF[GOODS.indexOf(good)];

/** The places of purchase, in the order of the panels. */
export const STALLS: readonly Stall[] = ['market', 'wharf'];

/** Ducats that a card costs at a stall (PV-050, PV-051). */
export const priceAt = (stall: Stall, good: Good): number =>
  stall === 'wharf' ? WHARF_PRICE : goodValue(good);

/** Ducats for a reservation on a board (PV-026, PV-027). */
export const reservationPrice = (seat: number, boardOwner: number): number =>
  seat === boardOwner ? OWN_RESERVATION : OTHER_RESERVATION;

/** Ducats for the next statue (PV-062). */
export const statuePrice = ({ statuesLeft }: PublicView): number =>
  STATUE_COST + STATUES - statuesLeft;

/** The cost, the inputs and the product of a business. */
export function businessOf(id: BusinessId) {
  const { cost, inputs, output, tiles, base } = BUSINESS[BUSINESSES.indexOf(id)];
  return { cost, output, tiles, base, inputs: inputs.map((good) => GOODS[good]) };
}

/** Grain, wine and pepper: no business uses them, and no market takes them (PV-040). */
export const isTradeOnly = (good: Good): boolean => tradesOnly(GOODS.indexOf(good));

/** Ducats of the viewer; 0 without a seat. */
export const ownDucats = ({ you }: View): number => you?.ducats ?? 0;

/** The seat that unloads a board's shipment (PV-038, PV-039). */
export const receiverOf = (board: number, { reservedBy }: Shipment): number => reservedBy ?? board;

/** The shipment that is being unloaded (PV-038); null without one. */
export function shipmentOnBoard({ sail, seats }: PublicView): Shipment | null {
  const board = sail?.board ?? null;
  return board === null ? null : (seats[board]?.ships.right ?? null);
}

/** How many cards lie there. */
export const cardsIn = (goods: Goods): number =>
  GOODS.reduce((sum, good) => sum + (goods[good] ?? 0), 0);

/** The selling price of a set of cards. */
export interface Sale {
  readonly cards: number;
  readonly ducats: number;
}

/** The running total of a sale (PV-047). */
export const saleOf = (goods: Goods): Sale => ({
  cards: cardsIn(goods),
  ducats: GOODS.reduce((sum, good) => sum + (goods[good] ?? 0) * goodValue(good), 0),
});

/** Whether a seat may be able to pay, as far as everybody knows: a closed chest may hold anything. */
export const mayPay = ({ seats }: PublicView, seat: number, price: number): boolean =>
  (seats[seat]?.ducats ?? price) >= price;

/**
 * Seats from which an answer is awaited. A seat that has no choice, as everybody sees, is not among
 * them: the server answers for it at once (section 4, players without a choice).
 */
export const askedIn = (open: PublicView): readonly number[] =>
  open.decider.filter((seat) => hasChoice(open, seat));

function hasChoice(open: PublicView, seat: number): boolean {
  const own = open.seats[seat];
  if (!own) return false;
  const canPay = (price: number): boolean => mayPay(open, seat, price);
  switch (open.phase) {
    case 'reserve':
      return (
        own.cubesLeft > 0 &&
        open.seats.some((board) => hasFree(board) && canPay(reservationPrice(seat, board.seat)))
      );
    case 'tradeSell':
      return own.handCount > 0;
    case 'tradeBuy':
      return STALLS.some((stall) =>
        GOODS.some((good) => open[stall][good] && canPay(priceAt(stall, good))),
      );
    case 'sponsor': {
      const left = BUSINESSES.filter((business) => open.tilesLeft[business] > 0);
      if (own.cubesLeft > 0 && left.some((id) => canPay(businessOf(id).cost))) return true;
      return open.statuesLeft > 0 && canPay(statuePrice(open));
    }
    case 'produce':
      return own.handCount > 0 && hasUnused(open, seat);
    default:
      return true;
  }
}

/** Whether a shipment on the board waits for a cube. */
const hasFree = ({ ships }: SeatView): boolean =>
  SHIPS.some((ship) => ships[ship]?.reservedBy === null);

/** PV-067, PV-093: whether there is a business that the seat may use, and has not used. */
function hasUnused(open: PublicView, seat: number): boolean {
  const { guestProduction } = optionsOf(open);
  return SITES.some((site) => {
    const built = open.sites[site];
    const isOpen = built && (guestProduction || built.owner === seat);
    return isOpen && !open.production?.used.includes(site);
  });
}

/** The campi at which a site lies: one or two. */
export const campiOf = (site: SiteId): readonly CampoId[] =>
  (SITE[SITES.indexOf(site)]?.campi ?? []).map((campo) => CAMPI[campo]);

/**
 * Seats that are still to be asked in this part of the action, in their order, without the one
 * asked now.
 */
export function stillToCome({ phase, lead, decider, seats }: PublicView): readonly number[] {
  const [asked] = decider;
  if (asked === undefined || phase === 'chooseAction') return [];
  const count = seats.length;
  // A seat that passed may buy in a later round (PV-052): all the others come.
  const last = phase === 'tradeBuy' ? asked + count : lead > asked ? lead : lead + count;
  return Array.from({ length: last - asked - 1 }, (_, k) => (asked + 1 + k) % count);
}
