/** The 60 cards as rules work on them: index = card, large orders first (GE-007). */

import { CONTRACTS, LARGE_ORDERS, MESSAGES, SMALL_ORDERS } from './card-faces.ts';
import { type Card, type CardId, COMMODITIES, FIRST_OF, KINDS } from './data.ts';
import { BUILDINGS } from './map.ts';

const two = (n: number): string => String(n).padStart(2, '0');

export const CARD: readonly Card[] = [LARGE_ORDERS, SMALL_ORDERS, MESSAGES, CONTRACTS].flatMap(
  (faces, kind) =>
    faces.map(([buildings, goods], i) => ({
      id: `${KINDS[kind]}-${two(i + 1)}` as CardId,
      kind,
      buildings: buildings.map((id) => BUILDINGS.indexOf(id)),
      goods: goods.map((good) => COMMODITIES.indexOf(good)),
    })),
);
export const CARD_IDS: readonly CardId[] = CARD.map(({ id }) => id);

/** Kind of a card. */
export const kindOf = (card: number): number =>
  card < FIRST_OF[1] ? 0 : card < FIRST_OF[2] ? 1 : card < FIRST_OF[3] ? 2 : 3;
