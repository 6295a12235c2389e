/** Building blocks for games' stakes. Pure. */

import type { Catalogue, Params, Translator } from '../../i18n/index.ts';
import type { Told } from './telling.ts';
import type { Importance, ShotSize, Stake } from './types.ts';

/** Builds a game's stakes with these sentences: by the key of one, and its parameters. */
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

/** The most important first; equal ones in their order. */
export const byWeight = (stakes: readonly Stake[]): Stake[] =>
  [...stakes].sort((a, b) => b.importance - a.importance);

/** The first of them with a sentence; null: none. */
export function saidOf(stakes: readonly Stake[]): Told | null {
  const first = stakes.find(({ text }) => text !== null);
  return first?.text ? { text: first.text, seat: first.seat } : null;
}
