/**
 * A swing of the odds as a moment of the director's: for every searchable game, with any cause.
 * Pure.
 */

import { numeral } from '../../i18n/index.ts';
import { t } from './strings.ts';
import type { Moment } from './types.ts';

/** Gain that is worth a sentence, as a share of all odds. */
export const SWING = 0.15;
/** Seconds for which the place of a swing is looked at. */
const LOOKED_AT = 1.6;

/** The seat that has gained most. */
export interface Swing {
  readonly seat: number;
  /** Odds of winning before and now, 0 … 1. */
  readonly from: number;
  readonly to: number;
  /** It has the best odds now, and had not before. */
  readonly leads: boolean;
}

/** The swing from `before` to `after`; null: none worth mentioning. */
export function swingOf(before: readonly number[], after: readonly number[]): Swing | null {
  const gains = after.map((now, seat) => now - (before[seat] ?? 0));
  const most = Math.max(...gains);
  if (before.length !== after.length || most < SWING) return null;
  const seat = gains.indexOf(most);
  const [from, to] = [before[seat] ?? 0, after[seat] ?? 0];
  const leads = to >= Math.max(...after) && from < Math.max(...before);
  return { seat, from, to, leads };
}

/** Compares the odds of consecutive positions. */
export class Swings {
  private before: readonly number[] | null = null;
  /** Number of the position that they are of. */
  private seq = -1;

  /** Another position is shown, without a step to it. */
  jump(): void {
    this.before = null;
  }

  /** @param odds of the position `seq`, which is shown now; null: open */
  hear(odds: readonly number[] | null, seq: number): Swing | null {
    // Other odds of the same position belong to another viewer.
    const before = seq === this.seq ? null : this.before;
    const swing = before && odds ? swingOf(before, odds) : null;
    this.before = odds;
    this.seq = seq;
    return swing;
  }
}

const percent = (share: number): string => numeral(Math.round(share * 100));

/**
 * The moment, at the place of its cause.
 * @param seen the shown moment meanwhile; null: none in particular
 * @param told seconds until the sentence before it has been read
 */
export function momentOfSwing(
  { seat, from, to, leads }: Swing,
  name: string,
  seen: Pick<Moment, 'place' | 'size'> | null,
  told: number,
): Moment {
  const words = { name, from: percent(from), to: percent(to) };
  return {
    ...(seen ?? { place: null, size: 'wide' }),
    at: told,
    until: told + LOOKED_AT,
    told,
    seat,
    reason: 'swing',
    // A new favourite is worth going back for; else the picture stays, if nothing came since.
    importance: leads ? 3 : 2,
    text: leads ? t('swingLead', words) : t('swing', words),
  };
}
