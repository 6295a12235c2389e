/**
 * What can be answered before one is asked: the bid, and the steps of the draft. The Gondolieri has
 * a stance and a queued order for his question (rules, section 4.5).
 */

import type { Beforehand } from '../../core/contract.ts';
import { DOWN, UP } from './codes.ts';
import { CHARACTERS, PRICE_STEP, SHOPS } from './data.ts';
import { packBid } from './phases/bid.ts';
import { packAdjust, packCharacter } from './phases/draft.ts';
import * as state from './state.ts';
import { at, type State } from './state.ts';

const { BID, CASH, DRAFT_ADJUST, DRAFT_PICK, DRAFT_SEAT, DRAFT_STEP, PHASE } = state;
const { PHASE_BID, PHASE_DRAFT } = state;
/** Nobody has as much when it matters. */
const MOST_BID = 1000;

const inDraft = (s: State, seat: number, step: number): boolean =>
  s[PHASE] === PHASE_DRAFT && s[DRAFT_SEAT] === seat && s[DRAFT_STEP] === step;

const adjusting = <const Id extends string>(id: Id, direction: number) =>
  ({
    id,
    rule: 'MV-215',
    value: { words: SHOPS },
    answer: (s, seat, shop) =>
      inDraft(s, seat, DRAFT_ADJUST) ? packAdjust(shop, direction) : null,
  }) as const satisfies Beforehand<never>;

export const beforehand = [
  {
    id: 'bid',
    rule: 'MV-203',
    value: { least: 0, most: MOST_BID, step: PRICE_STEP },
    // Who has less bids all of it (MV-204).
    answer: (s, seat, bid) =>
      s[PHASE] === PHASE_BID && s[BID + at(seat)] < 0
        ? packBid(Math.min(bid, s[CASH + at(seat)]))
        : null,
  },
  {
    id: 'character',
    rule: 'MV-214',
    value: { words: CHARACTERS.slice(1) },
    answer: (s, seat, word) => (inDraft(s, seat, DRAFT_PICK) ? packCharacter(word + 1) : null),
  },
  adjusting('raise', UP),
  adjusting('lower', DOWN),
] as const satisfies readonly Beforehand<never>[];
