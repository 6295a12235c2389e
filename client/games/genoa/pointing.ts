/** Targets on the board, and the meaning of pointing at them, for the kit's affordances. */

import { type BuildingId, SPACES, type SpaceId } from '../../../engine/games/genoa/map.ts';
import type { Action, View } from '../../../engine/games/genoa/types.ts';
import type { Pointing } from '../../table/seat/affordances.ts';
import { type Aim as AimOf, type DraftOf, draftsOf } from '../../table/seat/draft.ts';
import { changed } from './acquiring.ts';
import { EMPTY, type Tray } from './deals/tray.ts';
import { isBuilding, isNear, isStreet, open } from './facts.ts';
import { type Position, refusedAs, situation } from './position.ts';
import { actionLine, refusalLine } from './strings/actions.ts';
import { offerLine } from './strings/deal-lines.ts';
import { t } from './strings/index.ts';
import { seatName, spaceName } from './strings/names.ts';
import type { BoardTarget } from './targets.ts';

/**
 * The composed action; the space whose deals are in focus; the tray of an offer that is not made
 * yet.
 */
export type Draft = DraftOf<Action> & { readonly focus: SpaceId | null; readonly tray: Tray };
type Aim = AimOf<Action, Draft>;
export const { NO_DRAFT, drafted, opened } = draftsOf<
  Action,
  { readonly focus: SpaceId | null; readonly tray: Tray }
>({ focus: null, tray: EMPTY });

/** All present targets on the board, in reading order. */
export function targetsOf({ view }: Position): BoardTarget[] {
  const { state, offers, seats } = view.public;
  if (state === 'OVER') return [];
  return [
    ...SPACES.map((space) => ({ kind: 'space' as const, space })),
    ...offers.map(({ id }) => ({ kind: 'offer' as const, offer: id })),
    ...seats.map(({ seat }) => ({ kind: 'house' as const, seat })),
    ...(state === 'START' ? [{ kind: 'dice' as const }] : []),
  ];
}

/** The effect of picking `target` now; null if it has none. */
function aim(position: Position, draft: Draft, target: BoardTarget): Aim {
  switch (target.kind) {
    case 'space':
      return atSpace(position, draft, target.space);
    case 'offer': {
      const offer = position.view.public.offers.find(({ id }) => id === target.offer);
      return offer ? focusing(draft, offer.target) : null;
    }
    case 'dice':
      return situation(position) === 'start' ? { send: { type: 'roll' } } : null;
    case 'house':
      return null;
  }
}

/** Focuses the deals of a space, and composes nothing. */
const focusing = (draft: Draft, focus: SpaceId): Aim => ({
  draft: { ...draft, composer: null, action: null, focus },
});

/** A first pick composes and shows the action, a second one sends it. */
function twice(draft: Draft, action: Action, focus: SpaceId | null): Aim {
  const again = !draft.suggested && JSON.stringify(draft.action) === JSON.stringify(action);
  return again ? { send: action } : { draft: { ...drafted(action, draft), focus } };
}

function atSpace(position: Position, draft: Draft, space: SpaceId): Aim {
  const { view } = position;
  const table = view.public;
  switch (situation(position)) {
    case 'start': {
      const action: Action = { type: 'useStartingSpace', space };
      const has = refusedAs(position, action) === null;
      return has ? twice(draft, action, space) : null;
    }
    case 'move':
      if (isNear(table, space)) return twice(draft, { type: 'moveFree', space }, space);
      return open(table).includes(space) ? focusing(draft, space) : null;
    case 'claim':
    case 'claimed':
    case 'asked':
    case 'talks':
    case 'action':
      return open(table).includes(space) ? focusing(draft, space) : null;
    case 'acquire':
      return acquiringAt(position, draft, space);
    default:
      return null;
  }
}

/**
 * A press on a building moves it to its next possibility, by the chosen disc or else by the first
 * that pays for it; a press on a street chooses its disc, and sends the changes once there are
 * some.
 */
function acquiringAt(position: Position, draft: Draft, space: SpaceId): Aim {
  const composed = draft.action?.type === 'acquire' ? draft.action : null;
  if (isStreet(space)) {
    if (!position.view.public.discs[space]) return null;
    if (composed?.street === space && composed.ops.length > 0) return { send: composed };
    return { draft: drafted({ type: 'acquire', street: space, ops: [] }, draft) };
  }
  const next = isBuilding(space) && changed(position, composed, space as BuildingId);
  return next ? { draft: drafted(next, draft) } : null;
}

/**
 * The number of times that `target` is part of the composed action, or 1 for the target in focus; 0
 * = not at all.
 */
function countIn(draft: Draft, target: BoardTarget, { view }: Position): number {
  const { action, focus } = draft;
  const is = (yes: boolean): number => (yes ? 1 : 0);
  switch (target.kind) {
    case 'space': {
      const { space } = target;
      if (action?.type === 'acquire') {
        return is(action.street === space || action.ops.some(({ building }) => building === space));
      }
      const isShown = view.public.state === 'START' || open(view.public).includes(space);
      return is(focus === space && isShown);
    }
    case 'offer':
      return is(
        view.public.offers.some(({ id, target: at }) => id === target.offer && at === focus),
      );
    default:
      return 0;
  }
}

function targetName({ view, seat }: Position, target: BoardTarget): string {
  switch (target.kind) {
    case 'space':
      return spaceName(target.space);
    case 'offer': {
      const offer = view.public.offers.find(({ id }) => id === target.offer);
      if (!offer) return '';
      return `${seatName(view, offer.maker, seat)}: ${offerLine(view, offer)}`;
    }
    case 'house':
      return seatName(view, target.seat, seat);
    case 'dice':
      return t('place.dice');
  }
}

export const pointing: Pointing<View, Action, Draft, BoardTarget> = {
  targetsOf,
  aim,
  countIn,
  name: targetName,
  line: ({ view }, action) => actionLine(view, action),
  why: refusalLine,
};
