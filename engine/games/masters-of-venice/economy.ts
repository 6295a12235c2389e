/** The market in simulations: spread and turnover of prices. */

import type { EconomyMeter, JsonObject, State } from '../../core/contract.ts';
import type { Emitted } from '../../core/events.ts';
import { BAG, PRICE } from './state.ts';

export class Economy implements EconomyMeter {
  private spread = 0;
  private samples = 0;
  private splits = 0;
  private priceControls = 0;
  private deliveries = 0;
  private lowestBag = Number.POSITIVE_INFINITY;

  emit({ event }: Emitted): void {
    if (event.type === 'stockSplit') this.splits++;
    else if (event.type === 'priceControl') this.priceControls++;
    else if (event.type === 'orderDelivered') this.deliveries++;
  }

  sample(s: State): void {
    let low = s[PRICE];
    let high = low;
    let bag = s[BAG];
    for (let r = 1; r < 6; r++) {
      if (s[PRICE + r] < low) low = s[PRICE + r];
      if (s[PRICE + r] > high) high = s[PRICE + r];
      bag += s[BAG + r];
    }
    this.spread += high - low;
    this.samples++;
    if (bag < this.lowestBag) this.lowestBag = bag;
  }

  /** Means per match; `priceSpread` is the mean of dearest minus cheapest resource, in ducats. */
  report(matches: number): JsonObject {
    const mean = (total: number, count: number): number =>
      count === 0 ? 0 : Math.round((total / count) * 1000) / 1000;
    return {
      priceSpread: mean(this.spread, this.samples),
      splits: mean(this.splits, matches),
      priceControls: mean(this.priceControls, matches),
      deliveries: mean(this.deliveries, matches),
      lowestBag: this.samples === 0 ? null : this.lowestBag,
    };
  }
}
