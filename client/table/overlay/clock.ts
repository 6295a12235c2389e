/** The clock of the overlay: the time of the seat with the least time left. */

import { clockText, timeLeft } from '../panels/time-left.ts';
import { mark, write } from './dom.ts';
import type { Now } from './former.tsx';

/** From here on the clock is urgent, in milliseconds. */
const URGENT = 10_000;

/** Milliseconds left to the seat with the least time; null while no clock runs. */
function leastOf({ table, clock }: Now): number | null {
  if (!table?.timers?.length) return null;
  const left = table.seats.flatMap(({ seat }) => {
    const time = timeLeft(table, seat, clock);
    return time?.runs ? [time.own > 0 ? time.own : time.bank] : [];
  });
  return left.length > 0 ? Math.min(...left) : null;
}

/** Writes the clock into its element. */
export function showClock(node: HTMLElement, now: Now): void {
  const left = leastOf(now);
  write(node, left === null ? '' : clockText(left));
  mark(node, 'urgent', left !== null && left <= URGENT);
  mark(node, 'runs', left !== null);
}
