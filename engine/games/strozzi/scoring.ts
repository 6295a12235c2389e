/** Prizes after each round and at the end; the winners. */

import type { Standing } from '../../core/contract.ts';
import type { EventSink } from '../../core/events.ts';
import {
  CATEGORIES,
  CITIES,
  FLORENCE,
  PORTS,
  PROMOTION_PRIZES,
  SPEED_PRIZES,
  TILES,
  TRACK_PRIZES,
} from './data.ts';
import { tell } from './effects/emit.ts';
import * as S from './state.ts';
import type { Payment, ResultRow } from './types.ts';

/** Pays out of the bank, which never runs dry (section 2.1); emits an event if there is a sink. */
function pay(s: S.State, seat: number, amount: number, book?: Payment[]): void {
  if (amount === 0) return;
  s[S.MONEY + S.at(seat)] += amount;
  book?.push({ seat, amount });
}

/** Payments of a city, by cause. */
interface Book {
  readonly ships: Payment[];
  readonly track: Payment[];
  readonly bonus: Payment[];
}

/** ST-041 … ST-046: every port, every city, then the top spaces. */
export function scoreRound(s: S.State, sink: EventSink | null): void {
  for (let city = 0; city < CITIES.length; city++) {
    const book: Book | null = sink ? { ships: [], track: [], bonus: [] } : null;
    if (city < PORTS.length) scoreShips(s, city, book?.ships);
    scoreTrack(s, city, book?.track);
    scoreTop(s, city, book?.bonus);
    if (!sink || !book) continue;
    tell(sink, { type: 'cityScored', round: s[S.ROUND], city: CITIES[city], ...book });
  }
}

/** ST-042, ST-046 */
function scoreShips(s: S.State, port: number, book?: Payment[]): void {
  const paid = Math.min(SPEED_PRIZES.length, s[S.PORT_SIZE + port]);
  for (let i = 0; i < paid; i++) pay(s, s[S.PORT_OWNER + port * 6 + i], SPEED_PRIZES[i], book);
}

/** ST-043; ST-044: nothing for a marker that has not moved. */
function scoreTrack(s: S.State, city: number, book?: Payment[]): void {
  for (let i = 0; i < TRACK_PRIZES.length; i++) {
    const p = s[S.RANK + city * 6 + i];
    if (S.space(s, city, p) > 0) pay(s, p, TRACK_PRIZES[i], book);
  }
}

/** ST-045: everybody on the last three spaces (rulings 6, 7). */
function scoreTop(s: S.State, city: number, book?: Payment[]): void {
  for (let i = 0; i < s[S.SEATS]; i++) {
    const p = s[S.RANK + city * 6 + i];
    pay(s, p, topBonus(s, S.space(s, city, p)), book);
  }
}

/** Ducats that a space pays in addition. */
export function topBonus(s: S.State, space: number): number {
  const index = space - (s[S.OPT_TRACK_TOP] - 2);
  return index >= 0 && index < 3 ? s[S.OPT_BONUS + index] : 0;
}

/** Sum of the values of a seat's tiles of one category. */
export function tileSum(s: S.State, p: number, category: number): number {
  let sum = 0;
  for (let i = 0; i < s[S.TILES_SIZE + S.at(p)]; i++) {
    const tile = TILES[s[S.OWN_TILES + S.at(p) + i]];
    if (tile.category === category) sum += tile.value;
  }
  return sum;
}

/**
 * The seat on place `rank` of a category, -1 if there is none. ST-051; ST-052: ties by the order in
 * Florence; ST-053: not without a tile.
 */
export function promoted(s: S.State, category: number, rank: number): number {
  for (let p = 0; p < s[S.SEATS]; p++) {
    const own = tileSum(s, p, category);
    if (own === 0) continue;
    let better = 0;
    for (let q = 0; q < s[S.SEATS]; q++) {
      const other = tileSum(s, q, category);
      if (other > own || (other === own && q !== p && florenceRank(s, q) < florenceRank(s, p))) {
        better++;
      }
    }
    if (better === rank) return p;
  }
  return -1;
}

const florenceRank = (s: S.State, p: number): number => {
  let i = 0;
  while (s[S.RANK + FLORENCE * 6 + i] !== p) i++;
  return i;
};

export function scorePromotions(s: S.State, sink: EventSink | null): void {
  for (let category = 0; category < CATEGORIES.length; category++) {
    const book: Payment[] | undefined = sink ? [] : undefined;
    for (let i = 0; i < PROMOTION_PRIZES.length; i++) {
      const p = promoted(s, category, i);
      if (p >= 0) pay(s, p, PROMOTION_PRIZES[i], book);
    }
    if (!sink || !book) continue;
    const prizes = book.map((paid) => ({ ...paid, tiles: tileSum(s, paid.seat, category) }));
    tell(sink, { type: 'promotionScored', category: CATEGORIES[category], prizes });
  }
}

/** Ducats of a seat if the round were scored now. */
export function roundMoney(s: S.State, seat: number): number {
  const copy = s.slice();
  scoreRound(copy, null);
  return copy[S.MONEY + S.at(seat)];
}

/** Ducats of a seat if the match ended now; at its end, its real ducats. */
export function endMoney(s: S.State, seat: number): number {
  if (s[S.PHASE] === S.PHASE_OVER) return s[S.MONEY + S.at(seat)];
  const copy = s.slice();
  scoreRound(copy, null);
  scorePromotions(copy, null);
  return copy[S.MONEY + S.at(seat)];
}

/** ST-054: the most money; ties by the order in Florence. */
export function winner(s: S.State): number {
  let best = s[S.RANK + FLORENCE * 6];
  for (let i = 1; i < s[S.SEATS]; i++) {
    const p = s[S.RANK + FLORENCE * 6 + i];
    if (s[S.MONEY + S.at(p)] > s[S.MONEY + S.at(best)]) best = p;
  }
  return best;
}

export function standings(s: S.State): Standing[] {
  const first = s[S.PHASE] === S.PHASE_OVER ? winner(s) : -1;
  return Array.from({ length: s[S.SEATS] }, (_, seat) => ({
    seat,
    score: s[S.MONEY + S.at(seat)],
    winner: seat === first,
  }));
}

/** Earnings of each seat at the end, by category. Only when the match is over. */
export function resultTable(s: S.State): ResultRow[] {
  return Array.from({ length: s[S.SEATS] }, (_, seat) => {
    const prize = (category: number): number => {
      const rank = PROMOTION_PRIZES.findIndex((_, i) => promoted(s, category, i) === seat);
      return rank < 0 ? 0 : PROMOTION_PRIZES[rank];
    };
    const [art, science, architecture] = CATEGORIES.map((_, category) => prize(category));
    const total = s[S.MONEY + S.at(seat)];
    return { seat, money: total - art - science - architecture, art, science, architecture, total };
  });
}
