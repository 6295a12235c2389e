/** How the people of a week are: when they sleep, how soon they answer, whether they go away. */

import type { SeededChance } from '../../../engine/core/chance.ts';
import type { DayPace, Night } from '../../../server/protocol/days.ts';
import type { Reckoned } from './rules.ts';

const MINUTE = 60_000;
const night = (from: number, to: number, zone: string): Night => ({ from, to, zone });

/** Three zones, one of which changes its clocks during the week; nights of all kinds, and none. */
export const NIGHTS: readonly (Night | null)[] = [
  night(23 * 60, 7 * 60, 'Europe/Rome'),
  night(0, 390, 'Asia/Tokyo'),
  night(22 * 60 + 30, 6 * 60, 'America/New_York'),
  night(60, 540, 'UTC'),
  null,
];

export const PACES: readonly DayPace[] = ['halfDay', 'day', 'halfDay', 'twoDays', 'week'];

export const pick = <T>(chance: SeededChance, list: readonly T[]): T => {
  return list[chance.below(list.length)];
};

/** A whole number, from the first on and below the second. */
export const between = (chance: SeededChance, from: number, to: number): number =>
  from + Math.floor((chance.below(1e9) / 1e9) * Math.max(0, to - from));

/** What somebody will do about a decision. */
export interface Intent {
  /** When the person comes; null: never. */
  readonly at: number | null;
  readonly kind: 'at once' | 'in time' | 'late' | 'never';
}

/**
 * @param never the person answers nothing any more
 * @param eager everybody at the table answers within minutes
 */
export function intentOf(
  chance: SeededChance,
  since: number,
  { own, out }: Reckoned,
  how: { readonly never: boolean; readonly eager: boolean },
): Intent {
  if (how.never) return { at: null, kind: 'never' };
  if (how.eager) return { at: between(chance, since + 5000, since + 5 * MINUTE), kind: 'in time' };
  const roll = chance.below(100);
  // Before anybody is told.
  if (roll < 12) return { at: since + 4000, kind: 'at once' };
  if (roll < 85) return { at: between(chance, since + MINUTE, own - MINUTE), kind: 'in time' };
  if (roll < 97) {
    const most = Math.min(out - MINUTE, own + 1440 * MINUTE);
    // Without a reserve nobody can be late.
    if (most <= own) return { at: between(chance, since + MINUTE, own - MINUTE), kind: 'in time' };
    return { at: between(chance, own, most), kind: 'late' };
  }
  return { at: null, kind: 'never' };
}
