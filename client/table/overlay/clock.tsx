/** The clock of the overlay: the time of the seat with the least time left. */

import { useSyncExternalStore } from 'react';
import { clockText, timeLeft } from '../panels/time-left.ts';
import type { Now } from './part.ts';

/** From here on the clock is urgent, in seconds. */
const URGENT = 10;
/** Milliseconds between two looks at the clock. */
const TICK = 250;

/** Seconds left to the seat with the least time; null while no clock runs. */
function leastOf({ table, clock }: Pick<Now, 'table' | 'clock'>): number | null {
  if (!table?.timers?.length) return null;
  const left = table.seats.flatMap(({ seat }) => {
    const time = timeLeft(table, seat, clock());
    return time?.runs ? [time.own > 0 ? time.own : time.bank] : [];
  });
  return left.length > 0 ? Math.ceil(Math.min(...left) / 1000) : null;
}

function everyTick(look: () => void): () => void {
  const timer = setInterval(look, TICK);
  return () => clearInterval(timer);
}
const never = () => () => undefined;

/** Rendered again when the seconds change, and not at all while no clock runs. */
export function Clock(now: Pick<Now, 'table' | 'clock'>) {
  const ticks = now.table?.timers?.length ? everyTick : never;
  const left = useSyncExternalStore(ticks, () => leastOf(now));
  return (
    <b className="ov-clock" data-urgent={left !== null && left <= URGENT} data-runs={left !== null}>
      {left !== null && clockText(left * 1000)}
    </b>
  );
}
