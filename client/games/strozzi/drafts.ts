/** The draft of this game: the kit's store, with the conditions that begin and end a draft. */

import type { Action, View } from '../../../engine/games/strozzi/types.ts';
import { makeDrafts } from '../../table/seat/drafts.ts';
import { type Draft, drafted, NO_DRAFT, pointing } from './pointing.ts';
import { type Position, seat, situation } from './position.ts';
import type { BoardTarget } from './targets.ts';

/** The kinds of action that each question has, in the order of the rules. */
const KINDS = {
  claim: ['claim', 'pass'],
  overbid: ['claim', 'pass'],
  place: ['place'],
  promo: ['takeTile'],
  waiting: [],
  finished: [],
} as const;

/** The kinds of action that the panel offers now. */
export const kindsOf = (position: Position): readonly Action['type'][] =>
  KINDS[situation(position)];

/** The form that opens by itself: an empty one, since every choice here is one pick. */
function first(position: Position): Draft | null {
  const [composer] = kindsOf(position);
  return composer ? { ...NO_DRAFT, composer } : null;
}

function occasion({ view, seat }: Position): string {
  const { round, phase, decider, current, promoDisplay } = view.public;
  return JSON.stringify([round, phase, decider.includes(seat), current, promoDisplay]);
}

/** The store of drafts and its readings. */
export const drafts = makeDrafts<View, Action, Draft, BoardTarget>({
  ...pointing,
  seat,
  none: NO_DRAFT,
  first,
  opened: (_position, composer) =>
    composer === 'pass' ? drafted({ type: 'pass' }) : { ...NO_DRAFT, composer },
  occasion,
});
export const { useDrafts, useDraft, useTrouble, affordances, currentPosition } = drafts;
