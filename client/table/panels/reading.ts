/**
 * A person who moves, scrolls, types or points just now is reading: shortly before a bot goes on,
 * or a stand takes the chair back, the page asks the table for more time. A clock that the persons
 * have agreed on is extended by a press alone.
 */

import { useEffect } from 'react';
import { useTable } from '../../store/table.ts';
import type { TimeLeft } from './time-left.ts';

/** Time before the limit at which a reading person gets more time, in milliseconds. */
export const SHORTLY_MS = 6000;
/** An activity counts as current for this time, in milliseconds. */
export const JUST_MS = 8000;

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;
let last = Number.NEGATIVE_INFINITY;
const note = (): void => {
  last = Date.now();
};

/**
 * Whether to ask for more time now.
 * @param quiet milliseconds since the person's last activity
 */
export function isReading(left: TimeLeft | null, more: number, quiet: number): boolean {
  if (!left?.end || more === 0) return false;
  return left.own > 0 && left.own <= SHORTLY_MS && quiet <= JUST_MS;
}

/** Asks for more time on behalf of a reading person. */
export function useReading(left: TimeLeft | null, more: number): void {
  useEffect(() => {
    for (const sign of SIGNS) addEventListener(sign, note, { capture: true, passive: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, note, { capture: true });
    };
  }, []);
  const reads = isReading(left, more, Date.now() - last);
  useEffect(() => {
    if (reads) void useTable.getState().lobby({ op: 'more' });
  }, [reads]);
}
