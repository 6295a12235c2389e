/**
 * Time without somebody's nights and absences. Everything follows from stored numbers and the IANA
 * rules of a zone: the same answer after a restart, whatever clocks devices have.
 */

import { LONGEST_NIGHT, lengthOf, type Night } from '../protocol/days.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Longest look ahead, in days: more than any turn with reserve and absences can take. */
const HORIZON = 400;

/** From the first moment up to, but not including, the second; epoch milliseconds. */
export type Span = readonly [from: number, to: number];

const formats = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for a zone that does not exist */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  // Strangers choose zones; there are some hundred.
  if (formats.size >= 600) formats.clear();
  formats.set(zone, format);
  return format;
}

/** Whether it is a night that clocks can leave out. Pure. */
export function isNight(night: Night): boolean {
  const length = lengthOf(night);
  if (length === 0 || length > LONGEST_NIGHT) return false;
  try {
    formatOf(night.zone);
    return true;
  } catch {
    return false;
  }
}

/** What the clocks on the wall of `zone` show, as if it were UTC. */
function wallOf(at: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(at);
  const part = (type: string): number =>
    Number(parts.find((one) => one.type === type)?.value ?? Number.NaN);
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
}

/**
 * When the clocks of `zone` show `wall` (as if it were UTC). Of an hour that comes twice it is the
 * first; one that is left out falls to the moment of the change or just after it.
 */
function momentOf(wall: number, zone: string): number {
  // The offsets before and after any change near it.
  const before = wallOf(wall - DAY_MS, zone) - (wall - DAY_MS);
  const after = wallOf(wall + DAY_MS, zone) - (wall + DAY_MS);
  const early = wall - Math.max(before, after);
  const late = wall - Math.min(before, after);
  return wallOf(early, zone) === wall ? early : late;
}

/** The nights of a zone from the one that may still last at `at`, in order. */
function* nightsFrom(at: number, { from, to, zone }: Night): Generator<Span> {
  const wall = wallOf(at, zone);
  const first = wall - (wall % DAY_MS) - DAY_MS;
  for (let day = first; day < first + HORIZON * DAY_MS; day += DAY_MS) {
    const end = to > from ? day : day + DAY_MS;
    yield [momentOf(day + from * MINUTE_MS, zone), momentOf(end + to * MINUTE_MS, zone)];
  }
}

/** The spans that do not count, in order of their beginning. */
function* unpaid(since: number, night: Night | null, gaps: readonly Span[]): Generator<Span> {
  const others = gaps.filter(([from, to]) => to > from).sort((a, b) => a[0] - b[0]);
  for (const span of night ? nightsFrom(since, night) : []) {
    while (others[0] && others[0][0] <= span[0]) yield others.shift() as Span;
    yield span;
  }
  yield* others;
}

/**
 * When `ms` of counting time have passed since `since`. Pure.
 * @param gaps further spans that do not count
 */
export function timeUp(
  since: number,
  ms: number,
  night: Night | null,
  gaps: readonly Span[] = [],
): number {
  let [at, left] = [since, ms];
  for (const [from, to] of unpaid(since, night, gaps)) {
    if (to <= at) continue;
    if (from - at >= left) break;
    left -= Math.max(0, from - at);
    at = to;
  }
  return at + left;
}

/** The same moment, or the end of the night that it falls into. Pure. */
export const outOfNight = (at: number, night: Night | null): number => timeUp(at, 0, night);

/** How much of `span` lies between two moments, in milliseconds. Pure. */
export const overlap = ([from, to]: Span, since: number, until: number): number =>
  Math.max(0, Math.min(to, until) - Math.max(from, since));
