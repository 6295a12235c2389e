/** The draft of this game: the kit's store, told what begins one and what ends it. */

import type { Action, View } from '../../../engine/games/patrons-of-venice/types.ts';
import { makeDrafts } from '../../table/seat/drafts.ts';
import { forms } from './forms.ts';
import { type Draft, NO_DRAFT, opened, pointing } from './pointing.ts';
import { type Position, seat, situation } from './position.ts';
import type { BoardTarget } from './targets.ts';

/** The kinds of action that each question has, in the order of the rules. */
const KINDS = {
  chooseAction: ['chooseAction'],
  reserve: ['reserve', 'pass'],
  sailUnload: ['unload'],
  sailPlace: ['placeShipment'],
  tradeSell: ['sell'],
  tradeBuy: ['buy', 'pass'],
  sponsor: ['sponsorBusiness', 'sponsorStatue', 'pass'],
  produce: ['produce', 'endProduce'],
  waiting: [],
  finished: [],
} as const;

/** What the panel offers now. */
export const kindsOf = (position: Position): readonly Action['type'][] =>
  KINDS[situation(position)];

/** The form that opens by itself. */
function first(position: Position): Draft | null {
  const [composer] = kindsOf(position);
  return composer ? opened(composer, forms.opened(position, composer)) : null;
}

/** The store of drafts and its readings. */
export const drafts = makeDrafts<View, Action, Draft, BoardTarget>({
  ...pointing,
  seat,
  none: NO_DRAFT,
  first,
  opened: (position, composer) => opened(composer, forms.opened(position, composer)),
  occasion: ({ view, seat }) => JSON.stringify([view.seq, seat]),
});
export const { useDrafts, useDraft, useTrouble, affordances, currentPosition } = drafts;
