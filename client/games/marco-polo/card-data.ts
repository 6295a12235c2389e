/** Cards, tiles, markers and people by their ids, from the rules. */

import { CITY_BONUSES, OUTPOSTS } from '../../../engine/games/marco-polo/data/bonuses.ts';
import { CITY_CARDS, type Exchange } from '../../../engine/games/marco-polo/data/city-cards.ts';
import { CONTRACTS } from '../../../engine/games/marco-polo/data/contracts.ts';
import { FIRST_KEPT, GIFT_IDS, GIFTS } from '../../../engine/games/marco-polo/data/gifts.ts';
import { GOALS } from '../../../engine/games/marco-polo/data/goals.ts';
import {
  CHARACTER_IDS,
  COMPANION_IDS,
  RUSTICIANO_CARDS,
} from '../../../engine/games/marco-polo/data/people.ts';
import { PALAZZO_EXCHANGES } from '../../../engine/games/marco-polo/data/spaces.ts';

/** The letters of an id tell its kind. */
export type CardKind =
  | ('contract' | 'cityCard' | 'bonus' | 'outpost' | 'goal')
  | ('character' | 'companion' | 'rusticiano' | 'gift');

const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.id, one]));

const CONTRACT = byId(CONTRACTS);
const CITY_CARD = byId(CITY_CARDS);
const BONUS = byId(CITY_BONUSES);
const OUTPOST = byId<(typeof OUTPOSTS)[number]>(OUTPOSTS);
const GOAL = byId(GOALS);
const GIFT = byId(GIFTS);

/** @throws Error if no entry has that id */
function found<T>(map: ReadonlyMap<string, T>, id: string): T {
  const one = map.get(id);
  if (one === undefined) throw new Error(`There is no card ${id}.`);
  return one;
}
export const contractOf = (id: string) => found(CONTRACT, id);
export const cityCardOf = (id: string) => found(CITY_CARD, id);
export const bonusOf = (id: string) => found(BONUS, id);
export const outpostOf = (id: string) => found(OUTPOST, id);
export const giftOf = (id: string) => found(GIFT, id);
/** AV-185: whether the seat keeps a gift until its use. */
export const isKept = (id: string): boolean => GIFT_IDS.indexOf(id) >= FIRST_KEPT;
export const goalOf = (id: string) => found(GOAL, id);

/**
 * The exchange on a space of the last palazzo, which is used and named like a card; null for any
 * other id.
 */
export function palazzoExchange(id: string): Exchange | null {
  if (id !== 'v7a' && id !== 'v7b') return null;
  return PALAZZO_EXCHANGES[id === 'v7a' ? 0 : 1] ?? null;
}

/** @throws Error if there is no such card */
export function cardKind(id: string): CardKind {
  if (CONTRACT.has(id)) return 'contract';
  if (CITY_CARD.has(id)) return 'cityCard';
  if (BONUS.has(id)) return 'bonus';
  if (OUTPOST.has(id)) return 'outpost';
  if (GOAL.has(id)) return 'goal';
  if (GIFT.has(id)) return 'gift';
  if (RUSTICIANO_CARDS.includes(id)) return 'rusticiano';
  if (CHARACTER_IDS.includes(id)) return 'character';
  if (COMPANION_IDS.includes(id)) return 'companion';
  throw new Error(`There is no card ${id}.`);
}
