/**
 * Whoever moves, scrolls, types or points just now is reading: shortly before a bot goes on, or a stand
 * gives the chair back, the table is asked for more time. A clock that persons have agreed on is left
 * to the press.
 */

import { useEffect } from 'react';
import { useTable } from '../../store/table.ts';
import type { TimeLeft } from './time-left.ts';

/** So long before its end somebody who reads is given more time, in milliseconds. */
export const SHORTLY_MS = 6000;
/** What was done no longer ago than this is done now, in milliseconds. */
export const JUST_MS = 8000;

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;
let last = Number.NEGATIVE_INFINITY;
const note = (): void => {
  last = Date.now();
};

/** Whether to ask for more time now. @param quiet milliseconds since the person did anything */
export function isReading(left: TimeLeft | null, more: number, quiet: number): boolean {
  if (!left?.end || more === 0) return false;
  return left.own > 0 && left.own <= SHORTLY_MS && quiet <= JUST_MS;
}

/** Asks for more time in the name of whoever reads. */
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
