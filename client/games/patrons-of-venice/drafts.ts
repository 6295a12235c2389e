/** The draft of this game: the kit's store, with the conditions that begin and end a draft. */

import type { Action, View } from '../../../engine/games/patrons-of-venice/types.ts';
import { makeDrafts } from '../../table/seat/drafts.ts';
import { askedIn } from './facts.ts';
import { forms } from './forms.tsx';
import { type Draft, NO_DRAFT, opened, pointing } from './pointing.ts';
import { legalOf, type Position, refusedAs, seat, situation } from './position.ts';
import { effectsOf } from './strings/effects.ts';
import type { BoardTarget } from './targets.ts';

/**
 * The kinds of action that each question has. Answers of one press stand together under the first
 * kind; declining is offered beside all of them.
 */
const KINDS = {
  chooseAction: ['chooseAction'],
  reserve: ['reserve'],
  sailUnload: ['unload'],
  sailPlace: ['placeShipment'],
  tradeSell: ['sell'],
  tradeBuy: ['buy'],
  sponsor: ['sponsorBusiness', 'sponsorStatue'],
  produce: ['produce'],
  waiting: [],
  finished: [],
} as const;

/** The kinds of action that the panel offers now. */
export const kindsOf = (position: Position): readonly Action['type'][] =>
  KINDS[situation(position)];

/** The form of a kind, with its obvious values filled in. */
const openedAs = (position: Position, composer: Action['type']): Draft =>
  opened(composer, forms.opened(position, composer));

/**
 * The form that opens by itself: a sale, or a business where one is possible. No box is ticked in
 * it.
 */
function first(position: Position): Draft | null {
  switch (situation(position)) {
    case 'tradeSell':
      return { ...NO_DRAFT, composer: 'sell' };
    case 'sponsor': {
      const possible = legalOf(position, 'sponsorBusiness').length > 0;
      return possible ? openedAs(position, 'sponsorBusiness') : NO_DRAFT;
    }
    default:
      return NO_DRAFT;
  }
}

/** The identity of a question: its turn and phase, and in repeated steps also the changes since. */
function occasion({ view, seat: own }: Position): string {
  const { turn, phase, sail, buy, market, wharf, production } = view.public;
  const asked = askedIn(view.public).includes(own);
  return JSON.stringify([turn, phase, asked, asked && [sail, buy, market, wharf, production]]);
}

/** The store of drafts and its readings. */
export const drafts = makeDrafts<View, Action, Draft, BoardTarget, readonly string[]>({
  ...pointing,
  seat,
  none: NO_DRAFT,
  first,
  opened: openedAs,
  occasion,
  consequence: (position, action) =>
    refusedAs(position, action) === null ? effectsOf(position, action) : null,
});
export const { useDrafts, useDraft, useTrouble, affordances, currentPosition } = drafts;
