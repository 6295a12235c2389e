/** Round numbers for axes, and labels that keep clear of each other. Pure. */

/** Values for the ticks of an axis that covers `low` to `high`: about `count`, round, the ends in. */
export function ticks(low: number, high: number, count = 5): number[] {
  const span = Math.max(1, high - low);
  const rough = span / Math.max(1, count - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const unit = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10;
  const step = Math.max(1, unit * power);
  const first = Math.floor(low / step) * step;
  const list: number[] = [];
  for (let value = first; ; value += step) {
    list.push(value);
    if (value >= high) return list;
  }
}

/** Moves `wishes` (ascending or not) apart to at least `gap`, within `low` and `high` if they fit. */
export function spread(
  wishes: readonly number[],
  gap: number,
  low: number,
  high: number,
): number[] {
  const order = wishes.map((wish, index) => ({ wish, index })).sort((a, b) => a.wish - b.wish);
  const placed: number[] = [];
  for (const { wish } of order) {
    placed.push(Math.max(wish, (placed.at(-1) ?? low - gap) + gap));
  }
  let limit = high;
  for (let k = placed.length - 1; k >= 0; k--) {
    placed[k] = Math.min(placed[k] ?? 0, limit);
    limit = (placed[k] ?? 0) - gap;
  }
  const result: number[] = [];
  for (const [k, { index }] of order.entries()) result[index] = placed[k] ?? 0;
  return result;
}

/** Place of position `at` among the samples, in samples: 2.5 is half way from the third on. */
export function placeAmong(samples: readonly { readonly at: number }[], at: number): number {
  const next = samples.findIndex((sample) => sample.at >= at);
  if (next < 0) return Math.max(0, samples.length - 1);
  if (next === 0) return 0;
  const before = samples[next - 1]?.at ?? 0;
  const after = samples[next]?.at ?? 0;
  return next - 1 + (after > before ? (at - before) / (after - before) : 1);
}
