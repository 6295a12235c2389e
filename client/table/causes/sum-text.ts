/** Sums in their display form: `Anna pays 7 ducats = price 3 + 2 × share 2`. Pure. */

import type { Part, Sum } from '../events/causes.ts';
import { t } from './strings.ts';

/** A part without its sign. */
function partText({ n, what, times = 1 }: Part): string {
  const size = Math.abs(n);
  return times === 1
    ? t('part', { what, n: size })
    : t('times', { times: Math.abs(times), what, n: size });
}

const isLess = ({ n, times = 1 }: Part): boolean => n * times < 0;

export function sumText({ head, parts }: Sum): string {
  const [first, ...others] = parts;
  if (!first) return head;
  // A total of one part already contains the number.
  if (others.length === 0 && (first.times ?? 1) === 1)
    return t('single', { head, what: first.what });
  const begin = isLess(first) ? t('negative', { part: partText(first) }) : partText(first);
  const all = others.reduce(
    (sum, part) => t(isLess(part) ? 'minus' : 'plus', { sum, part: partText(part) }),
    begin,
  );
  return t('sum', { head, parts: all });
}
