/**
 * A game's sentences about stakes, by the groups of its evaluation.
 *
 *     export const matterOf = mattersOf<View>({
 *       orders: (view, seat) => ({ text: t('matter.orders'), parts: [parts.orders] }),
 *     });
 *
 * A sentence names the stake and where it is visible, from the view of the seat. It names no
 * choice.
 */

import type { ViewBase } from '../../../engine/core/contract.ts';
import type { Stake } from '../../../engine/search/stake.ts';
import type { Matter } from '../game.ts';

interface Sat extends ViewBase {
  readonly you?: { readonly seat: number };
}

export type Matters<V extends Sat> = {
  readonly [group: string]: (view: V, seat: number) => Matter | null;
};

/** For `AdviceWords.matterOf`. */
export const mattersOf =
  <V extends Sat>(groups: Matters<V>) =>
  (view: ViewBase, { group }: Stake): Matter | null => {
    const { you } = view as V;
    return you && Object.hasOwn(groups, group) ? groups[group](view as V, you.seat) : null;
  };

/** The one with the least of something; null of none. */
export function least<T>(all: readonly T[], of: (one: T) => number): T | null {
  const [first, ...rest] = all;
  if (first === undefined) return null;
  return rest.reduce((best, one) => (of(one) < of(best) ? one : best), first);
}
