/**
 * Decides whether repeated memory readings stay flat. A process's start-up memory does not count:
 * only the last two thirds of the readings are judged.
 */

/** One reading: when, in seconds from any beginning, and how much, in bytes. */
export interface Reading {
  readonly at: number;
  readonly bytes: number;
}

/**
 * Allowed growth of the judged readings: a share of their level, or so many bytes if that is more.
 */
export interface Bound {
  readonly share: number;
  readonly bytes: number;
}

/** In bytes, but for `flat`. */
export interface Verdict {
  readonly flat: boolean;
  /** The level at which the judged readings begin. */
  readonly level: number;
  /** Growth over all of them: the larger of their trend and of the last fifth above the first. */
  readonly growth: number;
  readonly allowed: number;
}

/** Fewer readings prove nothing. */
export const LEAST_READINGS = 9;
/** Fewer cycles are not enough: the first of them warms up. */
export const LEAST_CYCLES = 4;

/**
 * The verdict on readings in order of time. Their trend is the median of the slopes between any two
 * of them (Theil and Sen), so that a single high reading makes none; a growth that begins late has
 * little trend, which is why the ends are compared as well.
 * @returns null if there are fewer than `LEAST_READINGS`
 */
export function judge(readings: readonly Reading[], bound: Bound): Verdict | null {
  return readings.length < LEAST_READINGS ? null : verdictOn(readings, bound);
}

/**
 * The same for readings of different things, such as one game after the other: the means of whole
 * cycles are judged, so that a swing within a cycle is no growth.
 *
 * @param size readings in a cycle; readings after the last whole one are not judged
 *
 * @returns null if there are fewer than `LEAST_CYCLES`
 */
export function judgeCycles(
  readings: readonly Reading[],
  size: number,
  bound: Bound,
): Verdict | null {
  const cycles = Array.from({ length: Math.floor(readings.length / size) }, (_, k) =>
    readings.slice(k * size, (k + 1) * size),
  );
  if (cycles.length < LEAST_CYCLES) return null;
  const means = cycles.map((cycle) => ({
    at: mean(cycle.map(({ at }) => at)),
    bytes: mean(cycle.map(({ bytes }) => bytes)),
  }));
  return verdictOn(means, bound);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function verdictOn(readings: readonly Reading[], bound: Bound): Verdict {
  const judged = readings.slice(Math.floor(readings.length / 3));
  const fifth = Math.ceil(judged.length / 5);
  const level = median(judged.slice(0, fifth).map(({ bytes }) => bytes));
  const end = median(judged.slice(-fifth).map(({ bytes }) => bytes));
  const seconds = (judged.at(-1)?.at ?? 0) - (judged[0]?.at ?? 0);
  const growth = Math.max(end - level, trend(judged) * seconds);
  const allowed = Math.max(level * bound.share, bound.bytes);
  return { flat: growth <= allowed, level, growth, allowed };
}

/** Bytes a second. */
function trend(readings: readonly Reading[]): number {
  const slopes: number[] = [];
  for (const [k, one] of readings.entries()) {
    for (const other of readings.slice(k + 1)) {
      if (other.at > one.at) slopes.push((other.bytes - one.bytes) / (other.at - one.at));
    }
  }
  return median(slopes);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = sorted.slice(middle - 1 + (sorted.length % 2), middle + 1);
  return sorted.length % 2 ? low : (low + high) / 2;
}
