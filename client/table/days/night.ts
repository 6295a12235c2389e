/** The person's night: said once at each table over days, and kept in this browser for the next. */

import { useEffect } from 'react';
import { LONGEST_NIGHT, lengthOf, type Night } from '../../../server/protocol/days.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';

/** The time zone of this browser. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Whether the server takes it. */
export const isFine = (night: Pick<Night, 'from' | 'to'>): boolean =>
  lengthOf(night) > 0 && lengthOf(night) <= LONGEST_NIGHT;

/** The night of this browser's settings; null if every hour counts. */
export function ownNight(): Night | null {
  const { night, nightFrom: from, nightTo: to } = useSettings.getState();
  return night && isFine({ from, to }) ? { from, to, zone: zoneHere() } : null;
}

/** Tells a table over days of the night, unless its person has done so. */
export function useNight(): void {
  const days = useTable((store) => Boolean(store.table?.days) && store.seat !== null);
  const unsaid = useTable(({ ownDays }) => ownDays !== null && ownDays.night === undefined);
  const ask = useTable((store) => store.lobby);
  const open = useTable((store) => store.connection === 'open');
  useEffect(() => {
    if (days && unsaid && open) void ask({ op: 'night', night: ownNight() });
  }, [days, unsaid, open, ask]);
}

/** `07:30`, as fields of times have it. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Minutes after midnight; null for a field that is empty. */
export function minutesOf(text: string): number | null {
  const [hours, minutes] = text.split(':').map(Number);
  const all = (hours ?? Number.NaN) * 60 + (minutes ?? Number.NaN);
  return Number.isInteger(all) && all >= 0 && all < 1440 ? all : null;
}
