/** The drafts of this game: the kit's store, with the conditions that begin and end a draft. */

import type { Action, ActionType, View } from '../../../engine/games/masters-of-venice/types.ts';
import { makeDrafts } from '../../table/seat/drafts.ts';
import { pointing } from './affordances.ts';
import { firstComposer, opened } from './composers.ts';
import { isAside } from './draft.ts';
import { type Draft, NO_DRAFT } from './draft-value.ts';
import { type Position, seat } from './position.ts';
import { type Consequence, consequence } from './preview.ts';
import type { BoardTarget } from './targets.ts';

/** The last bid and the marker’s use are final: no value is chosen until the person chooses one. */
function isUnset({ view }: Position, composer: ActionType): boolean {
  return composer === 'useInterrupt' || (composer === 'submitBid' && view.you?.bid == null);
}

function first(position: Position): Draft {
  const composer = firstComposer(position);
  if (composer === null) return NO_DRAFT;
  return isUnset(position, composer) ? { ...NO_DRAFT, composer } : opened(position, composer);
}

/** The facts that must stay the same for a draft to go on through a new view. */
function occasion(position: Position): string {
  const { phase, round, draft, turn, pending } = position.view.public;
  const mine = turn?.seat === position.seat ? turn : null;
  return JSON.stringify([
    phase,
    round,
    draft?.seat === position.seat ? draft.step : null,
    mine,
    mine && pending?.kind,
    // After one's own bid or destination the form shows the choice that was sent.
    position.view.you?.bid,
    position.view.you?.destination,
    // A played or delivered card can no longer be composed with.
    position.view.you?.guildOrders,
    position.view.you?.rumors,
    position.view.public.seats[position.seat]?.favors,
  ]);
}

export const drafts = makeDrafts<View, Action, Draft, BoardTarget, Consequence>({
  ...pointing,
  seat,
  none: NO_DRAFT,
  first,
  opened,
  occasion,
  isAside,
  consequence,
});

export const {
  useDrafts: useIntent,
  useDraft,
  useTrouble,
  useRefusal,
  useConsequence,
  useAffordances,
  affordances,
  currentPosition,
} = drafts;
