/** A seat's remaining time: the decision's own time first, then the reserve of the seat. */

import { useEffect, useState } from 'react';
import type {
  TableLimit,
  TableSeat,
  TableState,
  TableTimer,
} from '../../../server/protocol/messages.ts';
import { longTime } from '../../i18n/long-time.ts';
import { useTable } from '../../store/table.ts';

export interface TimeLeft {
  /** Milliseconds of the decision's own time; 0 = the reserve runs. */
  readonly own: number;
  /** Milliseconds of the seat's reserve. */
  readonly bank: number;
  /** The clock of this seat runs. */
  readonly runs: boolean;
  /** Consequence at its end; absent: the one of the rules. */
  readonly end?: Pick<TableLimit, 'kind' | 'by'>;
}

/** The part of a table's state that its clocks need. */
type Timed = Pick<TableState, 'stage' | 'bank' | 'timers' | 'limits'> & {
  readonly seats: readonly Pick<TableSeat, 'bank'>[];
};

const isOf = (seats: number, seat: number): boolean => ((seats >> seat) & 1) === 1;

/** The clock that measures a decision of `seat`; undefined if there is none. */
const clockOf = (table: Timed, seat: number): TableTimer | undefined =>
  table.timers?.find(({ seats, grace }) => !grace && isOf(seats, seat));

/** When the time of `seat` is out by its clock, the reserve included. */
const outOf = (table: Timed, seat: number): number =>
  (clockOf(table, seat)?.deadline ?? Number.POSITIVE_INFINITY) + (table.seats[seat]?.bank ?? 0);

/** Another limit of the thinking time of `seat`, if it comes before its clock. */
function limitOf(table: Timed, seat: number): TableLimit | undefined {
  const own = table.limits?.filter(({ seats }) => isOf(seats, seat)) ?? [];
  const [first] = [...own].sort((a, b) => a.deadline - b.deadline);
  return first && first.deadline < outOf(table, seat) ? first : undefined;
}

/** The limit that ends a decision of `seat` first; undefined if there is none. */
export const timerOf = (
  table: TableState | null,
  seat: number,
): Pick<TableTimer, 'deadline' | 'more'> | undefined =>
  (table && (limitOf(table, seat) ?? clockOf(table, seat))) ?? undefined;

/**
 * @param now the server's clock, epoch milliseconds
 * @returns null if this table has no clock for the seat
 */
export function timeLeft(table: Timed, seat: number, now: number): TimeLeft | null {
  if (table.stage !== 'playing') return null;
  const limit = limitOf(table, seat);
  if (limit) {
    const { kind, by } = limit;
    return { own: Math.max(0, limit.deadline - now), bank: 0, runs: true, end: { kind, by } };
  }
  const bank = table.seats[seat]?.bank ?? 0;
  const timer = clockOf(table, seat);
  if (!timer) return table.bank > 0 ? { own: 0, bank, runs: false } : null;
  const { deadline } = timer;
  const over = Math.max(0, now - deadline);
  return { own: Math.max(0, deadline - now), bank: Math.max(0, bank - over), runs: true };
}

/** The server's clock, epoch milliseconds, which advances as long as a timer of the table runs. */
export function useServerClock(): number {
  const shift = useTable((store) => store.clockShift);
  const ticks = useTable(({ table }) => {
    return (table?.timers ?? []).length + (table?.limits ?? []).length > 0;
  });
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!ticks) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [ticks]);
  return Math.max(now, Date.now()) + shift;
}

/** The same, counting down. */
export function useTimeLeft(seat: number | null): TimeLeft | null {
  const table = useTable((store) => store.table);
  const now = useServerClock();
  return table && seat !== null ? timeLeft(table, seat, now) : null;
}

/** Milliseconds for which some actions must wait, of any seat; 0 if no grace runs. */
export function useGrace(): number {
  const deadline = useTable(({ table }) => {
    return table?.timers?.find(({ grace }) => grace)?.deadline ?? 0;
  });
  const now = useServerClock();
  return Math.max(0, deadline - now);
}

/** From here on time is counted in hours and days, in milliseconds. */
const LONG_MS = 3_600_000;

/** `4:05`; from an hour on `5h 20m`, `1d 4h`. */
export function clockText(ms: number): string {
  if (ms >= LONG_MS) return longTime(ms);
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
