/**
 * What somebody had and has: the difference is the account. Each game says what is counted (money,
 * goods, points) through its `holdings`; it knows no game.
 */

import type { ViewBase } from '../../../engine/core/contract.ts';
import { series } from '../../i18n/index.ts';
import { t } from './strings.ts';

/** One kind of thing that a seat has; `label` tells it from all others of the game. */
export interface Holding {
  readonly label: string;
  readonly n: number;
}

/** What a seat has in a view, as far as the viewer knows. */
export type Holdings = (view: ViewBase, seat: number) => readonly Holding[];

type Common = 'money' | 'points' | 'cards' | 'shares' | 'camels' | 'favours';

/** What many games have. */
export const holding = (what: Common, n: number): Holding => ({ label: t(what), n });

/** What is more or less than before, in the order in which the game counts it. */
export function changes(before: readonly Holding[], after: readonly Holding[]): Holding[] {
  const had = new Map(before.map(({ label, n }) => [label, n]));
  return after
    .map(({ label, n }) => ({ label, n: n - (had.get(label) ?? 0) }))
    .filter(({ n }) => n !== 0);
}

/** A change with its sign; the sign of less is as wide as that of more. */
export const changeText = ({ label, n }: Holding): string =>
  t('change', { what: label, n: n > 0 ? `+${n}` : `−${-n}` });

/** The changes in one sentence. */
export function accountLine(all: readonly Holding[]): string {
  return all.length === 0
    ? t('sinceNothing')
    : t('since', { changes: series(all.map(changeText)) });
}
