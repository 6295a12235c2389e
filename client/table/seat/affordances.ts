/** Status of every target of a board for the person: open, chosen or blocked, and why. */

import type { ActionBase, Refusal, ViewBase } from '../../../engine/core/contract.ts';
import type { Aim, DraftOf } from './draft.ts';
import type { Position, Seat, SeatView } from './position.ts';
import { t } from './strings.ts';
import { type Affordance, type Target, targetKey } from './targets.ts';

/** A game's description of its targets. All of it is pure, and it never decides legality here. */
export interface Pointing<
  V extends ViewBase,
  A extends ActionBase,
  D extends DraftOf<A>,
  T extends Target,
> {
  /** Everything on the board now, in reading order. */
  readonly targetsOf: (position: Position<V, A>) => readonly T[];
  /** The effect of picking `target` now; null if it has none at this moment. */
  readonly aim: (position: Position<V, A>, draft: D, target: T) => Aim<A, D>;
  /** How often `target` is part of the composed action; 0 = not at all. */
  readonly countIn: (draft: D, target: T, position: Position<V, A>) => number;
  readonly name: (position: Position<V, A>, target: T) => string;
  /** An action in words. */
  readonly line: (position: Position<V, A>, action: A) => string;
  /** A refusal in words, with a remedy. */
  readonly why: (position: Position<V, A>, refusal: Refusal) => string;
  /** The effect of a legal action, in words; empty if nobody can know. */
  readonly brings?: (position: Position<V, A>, action: A) => string;
}

/** The affordance of every target that means something now, by key. Empty for spectators. */
export function affordancesOf<
  V extends SeatView,
  A extends ActionBase,
  D extends DraftOf<A>,
  T extends Target,
>(
  seat: Seat<V, A>,
  game: Pointing<V, A, D, T>,
  position: Position<V, A> | null,
  draft: D,
): ReadonlyMap<string, Affordance<T>> {
  const map = new Map<string, Affordance<T>>();
  if (!position) return map;
  for (const target of game.targetsOf(position)) {
    const affordance = affordanceOf(seat, game, position, draft, target);
    if (affordance) map.set(targetKey(target), affordance);
  }
  return map;
}

function affordanceOf<
  V extends SeatView,
  A extends ActionBase,
  D extends DraftOf<A>,
  T extends Target,
>(
  seat: Seat<V, A>,
  game: Pointing<V, A, D, T>,
  position: Position<V, A>,
  draft: D,
  target: T,
): Affordance<T> | null {
  const next = game.aim(position, draft, target);
  const count = draft.suggested ? 0 : game.countIn(draft, target, position);
  const chosen = count > 0;
  if (!next && !chosen) return null;
  const action = next && ('send' in next ? next.send : next.draft.action);
  const code = action ? seat.refusedAs(position, action) : null;
  const refused = code !== null && !seat.isIncomplete(code);
  return {
    target,
    state: chosen ? 'chosen' : refused ? 'blocked' : 'open',
    label: game.name(position, target),
    // Computed on demand: reasons and consequences cost more than all the rest.
    get hint() {
      if (!next) return t('chosen');
      if (!action) return t('compose');
      const why = refused ? seat.refusal(position, action) : null;
      if (refused) return why ? game.why(position, why) : '';
      const line = game.line(position, action);
      if ('send' in next) return t('send', { action: line });
      const brings = code === null ? game.brings?.(position, action) : '';
      return [line, brings].filter(Boolean).join('. ');
    },
    ...(chosen ? { count } : {}),
  };
}
