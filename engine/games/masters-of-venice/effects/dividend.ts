/** Dividends (rules, 5.1). */

import type { EventSink } from '../../../core/events.ts';
import * as data from '../data.ts';
import { STOCKS } from '../data.ts';
import * as state from '../state.ts';
import { at, type State } from '../state.ts';
import { tell } from './emit.ts';
import { pay } from './pay.ts';

const { SHARES_PER_STOCK } = data;
const { CHARACTER, SEATS, SHARES, SUPPLY } = state;

const TAX_COLLECTOR = 1 << 3;

/** MV-521, MV-523: 10 % of the sale's total, rounded to hundreds; MV-522: 50 is rounded up. */
export function dividendPerShare(total: number): number {
  return 10 * Math.floor((total + 50) / 100);
}

/** MV-605: the seat that counts as holding one share more; -1 if there is no Tax Collector. */
function taxCollector(s: State): number {
  for (let p = 0, n = s[SEATS]; p < n; p++) if (s[CHARACTER + at(p)] & TAX_COLLECTOR) return p;
  return -1;
}

/** MV-525: `perShare` ducats at once to every owner of `stock`, shop or office. */
export function payDividend(
  s: State,
  stock: number,
  perShare: number,
  sink: EventSink | null,
): void {
  if (perShare <= 0) return; // MV-523
  if (s[SUPPLY + stock] === SHARES_PER_STOCK) return; // MV-606: nobody owns any
  const n = s[SEATS];
  const collector = taxCollector(s);
  if (sink !== null) announce(s, stock, perShare, collector, sink);
  for (let p = 0; p < n; p++) {
    const owned = s[SHARES + at(p) + stock];
    if (owned > 0) pay(s, p, owned * perShare, 'dividend', sink);
  }
  if (collector >= 0) pay(s, collector, perShare, 'taxCollector', sink);
}

function announce(
  s: State,
  stock: number,
  perShare: number,
  collector: number,
  sink: EventSink,
): void {
  const shares: number[] = [];
  const amounts: number[] = [];
  for (let p = 0; p < s[SEATS]; p++) {
    shares.push(s[SHARES + at(p) + stock]);
    amounts.push((shares[p] + (p === collector ? 1 : 0)) * perShare);
  }
  tell(sink, { type: 'dividendPaid', stock: STOCKS[stock], perShare, shares, amounts });
}
