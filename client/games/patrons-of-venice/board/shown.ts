/**
 * The content of the picture: the view, flattened to lists that motions can change one by one while
 * they play. After the last motion it is made from the view again.
 */

import {
  BUSINESSES,
  type BusinessId,
  type Card,
  GOODS,
  type Good,
  type LeadAction,
  RAW_GOODS,
  type RawGood,
  SHIPS,
  TARGET_OF,
} from '../../../../engine/games/patrons-of-venice/data.ts';
import {
  type CampoId,
  SITES,
  type SiteId,
} from '../../../../engine/games/patrons-of-venice/map.ts';
import type {
  Goods,
  Phase,
  Shipment,
  View,
} from '../../../../engine/games/patrons-of-venice/types.ts';
import { askedIn } from '../facts.ts';

export interface ShownSeat {
  readonly seat: number;
  readonly name: string;
  readonly color: string;
  /** null = a closed chest. */
  ducats: number | null;
  /** By good, in the order of `GOODS`; null = only the size of the hand is known. */
  hand: number[] | null;
  handCount: number;
  cubesLeft: number;
  favours: number;
  points: number;
  /** In the order of `SHIPS`: the outermost first. */
  ships: (Shipment | null)[];
}

export interface ShownBusiness {
  readonly business: BusinessId;
  readonly owner: number;
}

export interface Shown {
  readonly me: number | null;
  phase: Phase;
  turn: number;
  /** Points that make the turn the last one. */
  readonly target: number;
  lead: number;
  action: LeadAction | null;
  deciders: number[];
  seats: ShownSeat[];
  /** By good, in the order of `GOODS`. */
  market: number[];
  /** By good, in the order of `RAW_GOODS`. */
  wharf: number[];
  deck: number;
  /** Cards in the discard pile, and how many of them are Pirates!. */
  discard: number;
  pirates: number;
  /** On the raft, in drawn order. */
  raft: Card[];
  clothPile: number;
  canvasPile: number;
  favourPile: number;
  /** By business, in the order of `BUSINESSES`. */
  tilesLeft: number[];
  /** By site, in the order of `SITES`; null = vacant. */
  sites: (ShownBusiness | null)[];
  /** In the order of building. */
  statues: CampoId[];
  /** Sites that the producing seat has used. */
  used: SiteId[];
  /** The galleys are between two berths: motions carry them. */
  underWay: boolean;
  winners: readonly number[];
}

/** The picture of a view, for the viewer that the view belongs to. */
export function shownOf(view: View): Shown {
  const p = view.public;
  const { you } = view;
  const seats = p.seats.map((s) => {
    const own = you?.seat === s.seat ? you : null;
    const hand = own?.hand ?? s.hand;
    return {
      seat: s.seat,
      name: s.name,
      color: s.color,
      ducats: own?.ducats ?? s.ducats,
      hand: hand && counts(hand, GOODS),
      handCount: s.handCount,
      cubesLeft: s.cubesLeft,
      favours: s.favours,
      points: s.points,
      ships: SHIPS.map((ship) => s.ships[ship]),
    };
  });
  const discarded = Object.values(p.discard).reduce((sum, count) => sum + count, 0);
  return {
    me: you?.seat ?? null,
    phase: p.phase,
    turn: p.turn,
    lead: p.lead,
    action: p.action,
    seats,
    target: TARGET_OF[p.seats.length],
    deciders: [...askedIn(p)],
    market: counts(p.market, GOODS),
    wharf: counts(p.wharf, RAW_GOODS),
    deck: p.drawDeck,
    discard: discarded,
    pirates: p.discard.pirates ?? 0,
    raft: [...(p.sail?.newShipments ?? [])],
    clothPile: p.clothPile,
    canvasPile: p.canvasPile,
    favourPile: p.favourPile,
    tilesLeft: BUSINESSES.map((business) => p.tilesLeft[business]),
    sites: SITES.map((site) => p.sites[site] ?? null),
    statues: [...p.statues],
    used: [...(p.production?.used ?? [])],
    underWay: false,
    winners: p.result?.winners ?? [],
  };
}

const counts = (goods: Goods, all: readonly Good[]): number[] =>
  all.map((good) => goods[good] ?? 0);

/** Index of a good among all, and of a raw one among the raw ones: the two are the same. */
export const indexOfGood = (good: Good): number => GOODS.indexOf(good);

/** Whether a card of the raft is a good. */
export const isGood = (card: Card): card is RawGood => card !== 'pirates';
