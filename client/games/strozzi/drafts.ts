/** What the person at this screen composes: a port or a tile; answers in the poll go out at once. */

import type { Flag, Port } from '../../../engine/games/strozzi/data.ts';
import type { Action, View } from '../../../engine/games/strozzi/types.ts';
import { type Aim, type DraftOf, draftsOf } from '../../table/seat/draft.ts';
import { makeDrafts } from '../../table/seat/drafts.ts';
import { legalOf, owes, type Position, seat } from './position.ts';
import { actionLine, consequenceLine, refusalLine } from './strings/actions.ts';
import { targetName } from './strings/targets.ts';
import type { BoardTarget } from './targets.ts';

type Draft = DraftOf<Action>;
const { NO_DRAFT, drafted, chosen } = draftsOf<Action>({});

/** What the seat is asked now. */
export type Situation = 'poll' | 'port' | 'tile' | 'waiting' | 'finished';

export function situation(position: Position): Situation {
  const { phase } = position.view.public;
  if (phase === 'gameOver') return 'finished';
  if (!owes(position)) return 'waiting';
  return phase === 'claim' ? 'poll' : phase === 'place' ? 'port' : 'tile';
}

/** The flags of the own house, the ports and the tiles of the loggia. */
function targetsOf({ view, seat: own }: Position): readonly BoardTarget[] {
  const { phase, seats, promoDisplay } = view.public;
  if (phase === 'claim') {
    const flags = seats[own]?.flagsUnused ?? [];
    return flags.map((flag) => ({ kind: 'flag', seat: own, flag }));
  }
  if (phase === 'place') {
    return (['venice', 'rome', 'naples'] as const).flatMap((port) => [
      { kind: 'port', port },
      { kind: 'city', city: port },
    ]);
  }
  return phase === 'promo' ? promoDisplay.map((tile) => ({ kind: 'tile', tile })) : [];
}

/** The action that pointing at a target means. */
function meant(target: BoardTarget): Action | null {
  switch (target.kind) {
    case 'flag':
      return { type: 'claim', flag: target.flag as Flag };
    case 'port':
      return { type: 'place', port: target.port };
    case 'city':
      return target.city === 'florence' ? null : { type: 'place', port: target.city as Port };
    case 'tile':
      return { type: 'takeTile', tile: target.tile };
    default:
      return null;
  }
}

/** A flag is an answer and goes out at once; a port or a tile is looked at first. */
function aim(position: Position, draft: Draft, target: BoardTarget): Aim<Action> {
  const action = owes(position) ? meant(target) : null;
  if (!action) return null;
  const legal = seat.refusedAs(position, action) === null;
  const again = JSON.stringify(chosen(draft, action.type)) === JSON.stringify(action);
  return legal && (action.type === 'claim' || again)
    ? { send: action }
    : { draft: drafted(action) };
}

/** The store of drafts and its readings. */
export const drafts = makeDrafts<View, Action, Draft, BoardTarget>({
  seat,
  none: NO_DRAFT,
  first: () => null,
  // The only port or tile stands in its form already; it still wants to be sent.
  opened: (position, type) => {
    const [only, ...more] = legalOf(position, type);
    return only && more.length === 0 ? { ...drafted(only), suggested: true } : NO_DRAFT;
  },
  occasion: ({ view, seat: own }) => {
    const { phase, round, current, promoDisplay, decider } = view.public;
    return JSON.stringify([phase, round, current, promoDisplay, decider.includes(own)]);
  },
  targetsOf,
  aim,
  countIn: (draft, target) => {
    const action = meant(target);
    return action !== null && JSON.stringify(action) === JSON.stringify(draft.action) ? 1 : 0;
  },
  name: ({ view, seat: own }, target) => targetName(view, own, target),
  line: ({ view }, action) => actionLine(view, action),
  why: refusalLine,
  brings: consequenceLine,
});
export const { useDrafts, currentPosition, useTrouble, affordances, useAffordances } = drafts;
