/**
 * When the time for a turn is out in a match over days, worked out a second time: by walking through
 * the hours and asking at each of them what they are. Nights begin and end at quarters of an hour.
 */

import type { Night } from '../../../server/protocol/days.ts';

const QUARTER_MS = 900_000;
const MINUTE_MS = 60_000;

/** An announced absence; `until` is its true end, if the person came back sooner. */
export interface Leave {
  readonly from: number;
  until: number;
}

export interface Reckoned {
  /** When the own time ends; epoch milliseconds. */
  readonly own: number;
  /** When the reserve ends, too, and the rules decide. */
  readonly out: number;
  /** The reserve that is left when the own time ends, in milliseconds. */
  readonly left: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();
const minutes = new Map<string, number>();

/** Minutes after midnight on the clocks of a zone at the beginning of a quarter of an hour. */
function minuteAt(quarter: number, zone: string): number {
  const key = `${zone} ${quarter}`;
  const known = minutes.get(key);
  if (known !== undefined) return known;
  const about = { timeZone: zone, hourCycle: 'h23', hour: 'numeric', minute: 'numeric' } as const;
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-GB', about);
  formats.set(zone, format);
  const [hour = 0, minute = 0] = format
    .format(quarter * QUARTER_MS)
    .split(':')
    .map(Number);
  minutes.set(key, hour * 60 + minute);
  return hour * 60 + minute;
}

function isNight(at: number, night: Night | null): boolean {
  if (!night) return false;
  const quarter = Math.floor(at / QUARTER_MS);
  const minute = minuteAt(quarter, night.zone) + (at - quarter * QUARTER_MS) / MINUTE_MS;
  const { from, to } = night;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

const nextQuarter = (at: number): number => (Math.floor(at / QUARTER_MS) + 1) * QUARTER_MS;

/**
 * Own time runs by day while nobody is away. An absence is paid from the reserve, day and night, as
 * long as there is any. When the own time is out, the reserve runs, day and night; but nothing ends
 * in the night.
 * @param spend called with each piece of time that the reserve pays
 */
export function reckon(
  since: number,
  allowed: number,
  reserve: number,
  night: Night | null,
  leaves: readonly Leave[],
  spend: (from: number, to: number) => void = () => undefined,
): Reckoned {
  let [at, own, left] = [since, allowed, reserve];
  const edges = leaves.flatMap(({ from, until }) => [from, until]);
  while (own > 0) {
    const edge = Math.min(nextQuarter(at), ...edges.filter((one) => one > at));
    const isAway = left > 0 && leaves.some(({ from, until }) => from <= at && at < until);
    const most = edge - at;
    const step = isAway ? Math.min(most, left) : isNight(at, night) ? most : Math.min(most, own);
    if (isAway) {
      left -= step;
      spend(at, at + step);
    } else if (!isNight(at, night)) own -= step;
    at += step;
  }
  spend(at, Number.POSITIVE_INFINITY);
  let out = at + left;
  // The moment at which a night begins is still the day's.
  if (isNight(out - 1, night)) while (isNight(out, night)) out = nextQuarter(out);
  return { own: at, out, left };
}

/** What a decision at `now` has cost of the reserve, in milliseconds. */
export function spent(
  since: number,
  allowed: number,
  reserve: number,
  night: Night | null,
  leaves: readonly Leave[],
  now: number,
): number {
  let sum = 0;
  reckon(since, allowed, reserve, night, leaves, (from, to) => {
    sum += Math.max(0, Math.min(to, now) - from);
  });
  return Math.min(reserve, sum);
}
