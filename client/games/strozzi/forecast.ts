/**
 * The effect of a choice, before it is made: carried out by the rules on a copy of a position that
 * the view holds possible. Nothing of it depends on a ship or a tile that nobody has seen.
 */

import type { State } from '../../../engine/core/contract.ts';
import { EventList } from '../../../engine/core/events.ts';
import {
  CATEGORIES,
  type Category,
  type City,
  FLAGS,
  type Flag,
  PORTS,
  type Port,
  PROMOTION_PRIZES,
  SHIPS,
  TILE_IDS,
  TILES,
  WARE_OF_PORT,
  type Ware,
} from '../../../engine/games/strozzi/data.ts';
import { arrive } from '../../../engine/games/strozzi/phases/place.ts';
import { grant } from '../../../engine/games/strozzi/phases/promotion.ts';
import {
  endMoney,
  promoted,
  roundMoney,
  tileSum,
  topBonus,
} from '../../../engine/games/strozzi/scoring.ts';
import * as S from '../../../engine/games/strozzi/state.ts';
import type { StEvent } from '../../../engine/games/strozzi/types.ts';
import { speedPrize } from './facts.ts';

/** The move of a marker. */
export interface Climb {
  readonly city: City;
  readonly from: number;
  readonly to: number;
  /** Place in the city afterwards, 0 = leader. */
  readonly rank: number;
  /** Ducats that the new space pays each round beyond the old one. */
  readonly bonus: number;
}

/** The effect of a ship in a port. */
export interface Arrival {
  readonly port: Port;
  readonly speed: number;
  /** Place in the queue, 0 = fastest, and its present prize. */
  readonly place: number;
  readonly prize: number;
  /** Seats whose ships would slide down, the fastest first. */
  readonly pushes: readonly number[];
  /** The steps in the port's city; null if the marker stays. */
  readonly climb: Climb | null;
  /** Cargo fits, but the marker stands on top already. */
  readonly topped: boolean;
  /** ST-031: the steps in Florence; null if there are none. */
  readonly scrolls: Climb | null;
  /** ST-030 */
  readonly lost: { readonly [ware in Ware]?: number };
  /** Whether a tile may be taken afterwards. */
  readonly tile: boolean;
  /** Ducats more than without the ship, if the round were scored now. */
  readonly gain: number;
}

/** The effect of a tile. */
export interface Patronage {
  readonly tile: string;
  readonly category: Category;
  /** The sum in the category afterwards. */
  readonly sum: number;
  /** Place in the category, 0 = first, and its present prize at the end. */
  readonly rank: number;
  readonly prize: number;
  readonly climb: Climb | null;
  /** Ducats more than without the tile, if the match ended now. */
  readonly gain: number;
}

const MOST_PORTS = PORTS.length;

/**
 * The effect of the current ship for `seat` in each of its free ports, under `flag`; by default
 * under the flag that it was won with. Empty where no ship is decided about.
 */
export function arrivals(state: State, seat: number, flag?: Flag): Arrival[] {
  const laid = flag === undefined ? (state[S.CLAIM_FLAG] ?? -1) : FLAGS.indexOf(flag);
  if ((state[S.CURRENT] ?? -1) < 0 || laid < 0 || isBerthed(state)) return [];
  const free = S.freePorts(state, seat);
  const found: Arrival[] = [];
  for (let port = 0; port < MOST_PORTS; port++) {
    if (free & (1 << port)) found.push(arrivalAt(state, seat, port, laid));
  }
  return found;
}

/** In `promo` the current ship lies in its port already. */
const isBerthed = (state: State): boolean => state[S.PHASE] === S.PHASE_PROMO;

function arrivalAt(state: State, seat: number, port: number, flag: number): Arrival {
  const copy = state.slice();
  copy[S.CLAIM_SEAT] = seat;
  copy[S.CLAIM_FLAG] = flag;
  const ship = SHIPS[state[S.CURRENT] ?? 0];
  const owners = ownersIn(state, port);
  const list = new EventList();
  arrive(copy, seat, port, list);
  const events = list.items.map(({ event }) => event as StEvent);
  const placed = events.find((event) => event.type === 'shipPlaced');
  const place = placed?.place ?? 0;
  const climb = climbOf(state, events, 'cargo');
  const fits = (ship?.wares[WARE_OF_PORT[port] ?? 0] ?? 0) > 0 || FLAGS[flag] === 'ware';
  return {
    port: PORTS[port] ?? 'venice',
    speed: placed?.effectiveValue ?? 0,
    place,
    prize: speedPrize(place),
    pushes: owners.slice(place),
    climb,
    topped: climb === null && fits,
    scrolls: climbOf(state, events, 'scrolls'),
    lost: placed?.lost ?? {},
    tile: ship?.promo === true && (state[S.DISPLAY_SIZE] ?? 0) > 0,
    gain: roundMoney(copy, seat) - roundMoney(state, seat),
  };
}

const ownersIn = (state: State, port: number): number[] =>
  Array.from({ length: state[S.PORT_SIZE + port] ?? 0 }, (_, i) =>
    Number(state[S.PORT_OWNER + port * 6 + i]),
  );

type Because = Extract<StEvent, { type: 'advanced' }>['because'];

function climbOf(state: State, events: readonly StEvent[], because: Because): Climb | null {
  for (const event of events) {
    if (event.type !== 'advanced' || event.because !== because) continue;
    const { city, from, to, rank } = event;
    return { city, from, to, rank, bonus: topBonus(state, to) - topBonus(state, from) };
  }
  return null;
}

/** The effect of each tile of the display for `seat`. */
export function patronages(state: State, seat: number): Patronage[] {
  return Array.from({ length: state[S.DISPLAY_SIZE] ?? 0 }, (_, i) =>
    patronageOf(state, seat, Number(state[S.DISPLAY + i])),
  );
}

function patronageOf(state: State, seat: number, tile: number): Patronage {
  const copy = state.slice();
  const list = new EventList();
  grant(copy, seat, tile, list);
  const events = list.items.map(({ event }) => event as StEvent);
  const category = TILES[tile]?.category ?? 0;
  const rank = rankIn(copy, category, seat);
  return {
    tile: TILE_IDS[tile] ?? '',
    category: CATEGORIES[category] ?? 'art',
    sum: tileSum(copy, seat, category),
    rank,
    prize: PROMOTION_PRIZES[rank] ?? 0,
    climb: climbOf(state, events, 'tile'),
    gain: endMoney(copy, seat) - endMoney(state, seat),
  };
}

/** ST-051: the place of a seat with tiles of the category. */
function rankIn(state: State, category: number, seat: number): number {
  let rank = 0;
  while (promoted(state, category, rank) !== seat) rank++;
  return rank;
}

/** Per seat its money if the match ended now; at its end, its money. */
export const moneyIfEnded = (state: State): number[] =>
  Array.from({ length: state[S.SEATS] ?? 0 }, (_, seat) => endMoney(state, seat));
