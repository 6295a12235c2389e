/**
 * The purpose of each decision of a game, in one sentence below its heading; and the reason if
 * there is only one answer. A game writes one sentence for each decision and each kind of action,
 * and the types see that none is missing:
 *
 *     export const purpose: Purpose<Situation, View, Action> = { of: { bid: t('purpose.bid'), … }, only: { … } };
 */

import type { ActionBase } from '../../../engine/core/contract.ts';
import type { Position, Seat, SeatView } from '../seat/position.ts';

export interface Purpose<S extends string, V extends SeatView, A extends ActionBase> {
  /** The purpose of the decision; null if nothing is decided, as while others play. */
  readonly of: {
    readonly [situation in S]: string | null | ((position: Position<V, A>) => string | null);
  };
  /** Why this is the only answer, by its kind; null for kinds that are never alone. */
  readonly only: {
    readonly [type in A['type']]:
      | string
      | null
      | ((position: Position<V, A>, action: A) => string | null);
  };
}

/** The text below the question. */
export interface Said {
  readonly purpose: string | null;
  /** Why there is only one answer. */
  readonly only: string | null;
}

const NOTHING: Said = { purpose: null, only: null };

/** The text for the deciding seat. */
export function saidOf<S extends string, V extends SeatView, A extends ActionBase>(
  seat: Pick<Seat<V, A>, 'owes'>,
  { of, only }: Purpose<S, V, A>,
  situation: S,
  position: Position<V, A>,
): Said {
  if (!seat.owes(position)) return NOTHING;
  const text = of[situation] ?? null;
  const [first, ...more] = position.legal;
  const alone = first && more.length === 0 ? (only[first.type as A['type']] ?? null) : null;
  return {
    purpose: typeof text === 'function' ? text(position) : text,
    only: first && typeof alone === 'function' ? alone(position, first) : (alone as string | null),
  };
}
