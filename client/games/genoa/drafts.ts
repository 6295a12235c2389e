/** The draft of this game: the kit's store with the rules for its beginning and its end. */

import type { SpaceId } from '../../../engine/games/genoa/map.ts';
import type { Action, PublicView, View } from '../../../engine/games/genoa/types.ts';
import { makeDrafts } from '../../table/seat/drafts.ts';
import { leave } from './deals/held.ts';
import { namedBy } from './deals/thread.ts';
import { isBuilding, isNear, neighbours, open, playerOf } from './facts.ts';
import { interestIn } from './forecast.ts';
import { type Draft, NO_DRAFT, opened, pointing } from './pointing.ts';
import { owes, type Position, seat, situation } from './position.ts';
import type { BoardTarget } from './targets.ts';

/** The first space in focus: one with offers of the player's own thread, else the most useful one. */
function firstFocus({ view, seat: own }: Position): SpaceId | null {
  const table = view.public;
  const { state, tower, merchant, offers } = table;
  if (tower === null) return null;
  if (state === 'CLAIM') return tower;
  if (state !== 'MOVE' && state !== 'ACTION') return null;
  const near = neighbours(tower).filter((space) => isNear(table, space));
  const words = (space: SpaceId): number =>
    offers.filter((one) => one.target === space && [merchant, playerOf(table, one)].includes(own))
      .length;
  const weigh = (space: SpaceId): number =>
    1000 * Number(isAskedAbout(table, own, space)) +
    100 * words(space) +
    interestIn(view, space) +
    (isBuilding(space) ? 0.5 : 0);
  return [...near].sort((a, b) => weigh(b) - weigh(a))[0] ?? null;
}

/** Whether the merchant has made this seat an offer for the space. */
const isAskedAbout = ({ offers, merchant }: PublicView, own: number, space: SpaceId): boolean =>
  offers.some((one) => one.target === space && one.maker === merchant && one.taker === own);

/**
 * The key of a question: turn, state and the tower's space; deals live as long as their space is
 * open.
 */
function occasion(position: Position, key: string): string {
  const { turn, state, tower, pending, acquiring, window } = position.view.public;
  const deal = namedBy(key);
  if (deal) return String(turn);
  // A spectator of an action keeps his focus.
  const step = state === 'ACTION' && owes(position) ? position.view.seq : 0;
  return JSON.stringify([
    turn,
    state,
    tower,
    pending,
    acquiring,
    window?.actor,
    step,
    owes(position),
  ]);
}

/** The store of drafts and its readings. */
export const drafts = makeDrafts<View, Action, Draft, BoardTarget>({
  ...pointing,
  seat,
  none: NO_DRAFT,
  first: (position, key) => (namedBy(key) ? null : { ...NO_DRAFT, focus: firstFocus(position) }),
  opened: (_position, composer) => opened(composer, null),
  occasion,
  // The tower moves after the others' time for offers, and after own proposals are withdrawn.
  send(position, action) {
    if (action.type !== 'moveFree' && action.type !== 'stop') return false;
    leave(position, action);
    return true;
  },
});
export const { useDrafts, useDraft, useTrouble, affordances, currentPosition } = drafts;

/** The space whose deals are in focus; the first open one where none was chosen. */
export function focusOf(position: Position, { focus }: Draft): SpaceId | null {
  const spaces = open(position.view.public);
  if (situation(position) === 'finished') return null;
  return focus && spaces.includes(focus) ? focus : (firstFocus(position) ?? spaces[0] ?? null);
}
