/** Percentiles of a bench's measurements. */

export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

export const round = (x: number, digits = 0): number => Number(x.toFixed(digits));

/** Of any number of values; all 0 if there are none. */
export function percentiles(values: readonly number[]): Percentiles {
  const sorted = Float64Array.from(values).sort();
  const at = (share: number): number => {
    return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0, 2);
  };
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}
