/** What is at stake, as games put it together. Pure. */

import type { Catalogue, Params, Translator } from '../../i18n/index.ts';
import type { Told } from './telling.ts';
import type { Importance, ShotSize, Stake } from './types.ts';

/** How a game with these sentences says what is at stake: by the key of one, and what it fills in. */
export function staking<T extends Catalogue>(t: Translator<T>) {
  const say = t as (key: keyof T & string, params: Params) => string;
  return (
    reason: keyof T & string,
    place: string | null,
    seat: number | null,
    importance: Importance,
    params: Params,
    size: ShotSize = 'medium',
  ): Stake => ({
    place,
    seat,
    importance,
    reason,
    text: say(reason, params),
    size: place === null ? 'wide' : size,
  });
}

/** The most important first; of the same weight in their order. */
export const byWeight = (stakes: readonly Stake[]): Stake[] =>
  [...stakes].sort((a, b) => b.importance - a.importance);

/** The first of them that has a sentence; null: none has. */
export function saidOf(stakes: readonly Stake[]): Told | null {
  const first = stakes.find(({ text }) => text !== null);
  return first?.text ? { text: first.text, seat: first.seat } : null;
}
