import {
  FAVOR_IDS,
  GUILD_ORDER_IDS,
  LOCATIONS,
} from '../../../engine/games/masters-of-venice/data.ts';
import * as S from '../../../engine/games/masters-of-venice/state.ts';

const ids = (s: S.State, size: number, start: number, names: readonly string[]): string[] =>
  Array.from({ length: s[size] }, (_, i) => names[s[start + i]]);

/** The part of a position that events report: secrets as numbers of cards. */
export interface Books {
  readonly cash: number[];
  readonly vp: number[];
  readonly cubes: number[][];
  readonly shares: number[][];
  readonly held: number[];
  readonly rumors: number[];
  readonly favors: string[][];
  readonly delivered: string[][];
  readonly characters: number[];
  readonly docks: number[][];
  readonly offices: (number | null)[];
  readonly drawn: number[];
  readonly bag: number[];
  readonly supply: number[];
  readonly prices: number[];
  readonly sharePrices: number[];
  readonly orders: number[];
  readonly majority: (number | null)[];
  readonly plaza: string[];
  readonly pawns: string[];
  readonly turnOrder: number[];
  readonly bids: number[];
  /** Cards that a Guild Master has drawn and not yet kept. */
  choice: number;
  deck: number;
  stack: number;
  discards: number;
  round: number;
  turn: string;
  place: string;
  markerUsed: boolean;
}

const row = (s: S.State, start: number, count: number): number[] =>
  Array.from(s.subarray(start, start + count));
const seatOrNull = (value: number): number | null => (value < 0 ? null : value);
const placeOf = (value: number): string => LOCATIONS[value] ?? 'nowhere';
export const turnOf = (seat: number, location: string, kind: string, byMarker: boolean): string =>
  `${seat} ${location} ${kind} ${byMarker}`;

/** The books of a position. */
export function booksOf(s: S.State): Books {
  const seats = Array.from({ length: S.seatCount(s) }, (_, p) => S.at(p));
  const of = (field: number): number[] => seats.map((o) => s[field + o]);
  return {
    cash: of(S.CASH),
    vp: of(S.VP),
    cubes: seats.map((o) => row(s, S.CUBES + o, 6)),
    shares: seats.map((o) => row(s, S.SHARES + o, 7)),
    held: of(S.HAND_SIZE),
    rumors: of(S.RUMORS_SIZE),
    favors: seats.map((o) => ids(s, S.FAVORS_SIZE + o, S.FAVORS + o, FAVOR_IDS)),
    delivered: seats.map((o) => ids(s, S.DELIVERED_SIZE + o, S.DELIVERED + o, GUILD_ORDER_IDS)),
    characters: of(S.CHARACTER),
    docks: [0, 1, 2, 3].map((d) => row(s, S.DOCK + 6 * d, 6)),
    offices: row(s, S.OFFICE, 2).map(seatOrNull),
    drawn: row(s, S.PENDING_CUBES, 4).filter((cube) => cube >= 0),
    bag: row(s, S.BAG, 6),
    supply: row(s, S.SUPPLY, 7),
    prices: row(s, S.PRICE, 6),
    sharePrices: row(s, S.SHARE, 5),
    orders: row(s, S.ORDERS, 5),
    majority: row(s, S.MAJORITY, 5).map(seatOrNull),
    plaza: ids(s, S.PLAZA_SIZE, S.PLAZA, FAVOR_IDS),
    pawns: seats.map((o) => `${placeOf(s[S.PAWN + o])} ${s[S.PAWN_SPOT + o]}`),
    turnOrder: row(s, S.TURN_ORDER, seats.length).filter((seat) => seat >= 0),
    bids: of(S.BID).map((bid) => (s[S.PHASE] === S.PHASE_BID ? -1 : bid)),
    choice: row(s, S.PENDING_CARDS, 2).filter((card) => card >= 0).length,
    deck: s[S.DECK_SIZE],
    stack: s[S.STACK_SIZE],
    discards: s[S.DISCARD_SIZE],
    round: S.round(s),
    turn:
      s[S.TURN_SEAT] < 0
        ? 'none'
        : turnOf(
            s[S.TURN_SEAT],
            placeOf(s[S.TURN_PLACE]),
            s[S.TURN_KIND] === S.KIND_MAIN ? 'main' : 'shared',
            s[S.TURN_BY_MARKER] === 1,
          ),
    place: placeOf(s[S.ACT_PLACE]),
    markerUsed: s[S.MARKER_USED] === 1,
  };
}
