/** Spans of hours and days, in the reader's language. */

import { LOCALE } from './language.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const formats = new Map<string, Intl.NumberFormat>();

function counted(n: number, unit: 'day' | 'hour' | 'minute', display: 'narrow' | 'long'): string {
  const name = `${unit} ${display}`;
  const format =
    formats.get(name) ??
    new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: display });
  formats.set(name, format);
  return format.format(n);
}

/**
 * `1d 4h`, `5h 20m`, `12m`: rounded down to the smaller of its units, so that nobody is promised time
 * that is not there.
 */
export function longTime(ms: number, display: 'narrow' | 'long' = 'narrow'): string {
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  const parts =
    days > 0
      ? [counted(days, 'day', display), hours > 0 ? counted(hours, 'hour', display) : '']
      : hours > 0
        ? [
            counted(hours, 'hour', display),
            // From six hours on nobody counts minutes.
            hours < 6 && minutes > 0 ? counted(minutes, 'minute', display) : '',
          ]
        : [counted(minutes, 'minute', display)];
  return parts.filter(Boolean).join(' ');
}
