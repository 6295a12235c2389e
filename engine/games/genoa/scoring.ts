/** The end of the match and its scoring (rules, section 6). */

import type { Standing } from '../../core/contract.ts';
import type { EventSink } from '../../core/events.ts';
import { CARD, CARD_IDS } from './cards.ts';
import {
  COMMODITIES,
  CONTRACT,
  FIRST_OF,
  GROUP_STEP,
  GROUP_VALUE,
  OWNER_INCOME,
  TILES,
} from './data.ts';
import { tell } from './effects/emit.ts';
import { OUTER_RING } from './map.ts';
import * as S from './state.ts';
import type { ResultRow } from './types.ts';

/** GE-813: payment for a group of so many contracts. */
export const groupValue = (size: number): number =>
  size < GROUP_VALUE.length
    ? GROUP_VALUE[size]
    : GROUP_VALUE[GROUP_VALUE.length - 1] + GROUP_STEP * (size - GROUP_VALUE.length + 1);

/** GE-812: ducats for contracts of these buildings, as a mask; groups are runs on the closed ring. */
export function contractValue(buildings: number): number {
  const has = (i: number): boolean =>
    ((buildings >> OUTER_RING[(i + OUTER_RING.length) % OUTER_RING.length]) & 1) === 1;
  let count = 0;
  for (let i = 0; i < OUTER_RING.length; i++) if (has(i)) count++;
  if (count === OUTER_RING.length) return groupValue(count);
  let sum = 0;
  for (let i = 0; i < OUTER_RING.length; i++) {
    if (!has(i) || has(i - 1)) continue;
    let size = 1;
    while (has(i + size)) size++;
    sum += groupValue(size);
  }
  return sum;
}

/** The buildings of the contracts of `p`, as a mask. */
export function contractsOf(s: S.State, p: number): number {
  let mask = 0;
  for (let card = FIRST_OF[CONTRACT]; card < FIRST_OF[CONTRACT + 1]; card++) {
    if (s[S.HOLDER + card] === p) mask |= 1 << CARD[card].buildings[0];
  }
  return mask;
}

/** GE-1001 … GE-1003 */
export const total = (s: S.State, p: number): number =>
  s[S.DUCATS + S.at(p)] + OWNER_INCOME * S.placed(s, p) + contractValue(contractsOf(s, p));

/** GE-1005, GE-1006: cards of all kinds, commodities and tiles. */
export function goodsOf(s: S.State, p: number): number {
  let sum = S.handCount(s, p);
  for (let good = 0; good < COMMODITIES.length; good++) sum += s[S.GOODS + S.at(p) + good];
  for (let tile = 0; tile < TILES.length; tile++) sum += s[S.TILE + S.at(p) + tile];
  return sum;
}

/** GE-020, GE-1004, GE-1005: the wealthiest, then the most goods; a remaining tie is shared. */
export function winners(s: S.State): number[] {
  const all = Array.from({ length: s[S.SEATS] }, (_, p) => p);
  const best = (of: readonly number[], worth: (p: number) => number): number[] => {
    const most = Math.max(...of.map(worth));
    return of.filter((p) => worth(p) === most);
  };
  return best(
    best(all, (p) => total(s, p)),
    (p) => goodsOf(s, p),
  );
}

/** Counts the result, and ends the match. */
export function scored(s: S.State, sink: EventSink | null): void {
  s[S.PHASE] = S.OVER;
  if (!sink) return;
  for (let p = 0; p < s[S.SEATS]; p++) {
    const cards = CARD_IDS.filter((_, card) => s[S.HOLDER + card] === p && isContract(card));
    tell(sink, { type: 'contractsRevealed', seat: p, cards });
  }
  tell(sink, { type: 'matchEnded', winners: winners(s) });
}

const isContract = (card: number): boolean => card >= FIRST_OF[CONTRACT];

export function standings(s: S.State): Standing[] {
  const first = s[S.PHASE] === S.OVER ? winners(s) : [];
  return Array.from({ length: s[S.SEATS] }, (_, seat) => ({
    seat,
    score: total(s, seat),
    winner: first.includes(seat),
  }));
}

/** The sources of each seat's ducats, in seat order. */
export function resultTable(s: S.State): ResultRow[] {
  return Array.from({ length: s[S.SEATS] }, (_, seat) => ({
    seat,
    ducats: s[S.DUCATS + S.at(seat)],
    markers: OWNER_INCOME * S.placed(s, seat),
    contracts: contractValue(contractsOf(s, seat)),
    total: total(s, seat),
    goods: goodsOf(s, seat),
  }));
}
