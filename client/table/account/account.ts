/**
 * A seat's earlier and present holdings: the difference is the account. Each game lists the counted
 * things (money, goods, points) through its `holdings`; this module knows no game.
 */

import type { ViewBase } from '../../../engine/core/contract.ts';
import { series } from '../../i18n/index.ts';
import { t } from './strings.ts';

/** One kind of a seat's things; `label` distinguishes it from all others of the game. */
export interface Holding {
  readonly label: string;
  readonly n: number;
}

/** A seat's things in a view, as far as the viewer knows. */
export type Holdings = (view: ViewBase, seat: number) => readonly Holding[];

type Common = 'money' | 'coins' | 'points' | 'cards' | 'shares' | 'camels' | 'favours';

/** Things that many games have. */
export const holding = (what: Common, n: number): Holding => ({ label: t(what), n });

/** Increases and decreases, in the game's own order. */
export function changes(before: readonly Holding[], after: readonly Holding[]): Holding[] {
  const had = new Map(before.map(({ label, n }) => [label, n]));
  return after
    .map(({ label, n }) => ({ label, n: n - (had.get(label) ?? 0) }))
    .filter(({ n }) => n !== 0);
}

/** A change with its sign; the sign of less is as wide as that of more. */
export const changeText = ({ label, n }: Holding): string =>
  t('change', { what: label, n: n > 0 ? `+${n}` : `−${-n}` });

/** Changes in a row; '' if there are none. */
export const changesText = (all: readonly Holding[]): string => series(all.map(changeText));

/** The parts of an account, in sentences. */
export interface Accounted {
  readonly own: readonly Holding[] | null;
  readonly changes: readonly Holding[];
  readonly first: boolean;
  readonly others: boolean;
}

/** The changes by the player's last turn, in a sentence; null if unknown. */
export const ownLine = ({ own }: Pick<Accounted, 'own'>): string | null =>
  own && t('own', { changes: changesText(own) || 'none' });

/** Whether neither the player's own last turn nor any other after it has changed anything. */
export const isStill = ({ own, changes: all, others }: Accounted): boolean =>
  others && own?.length === 0 && all.length === 0;

/** The changes after it, in a sentence; null if nobody else has acted. */
export function sinceLine({ changes: all, first, own, others }: Accounted): string | null {
  if (!others) return null;
  const when = first ? 'first' : own ? 'turn' : 'other';
  return t('since', { changes: changesText(all) || 'none', when });
}
