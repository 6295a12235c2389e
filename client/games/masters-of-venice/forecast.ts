/** The result of a seat if the match ended now: section 6 applied to the viewer's knowledge. */

import {
  type Resource,
  type Stock,
  UNDELIVERED_PENALTY,
} from '../../../engine/games/masters-of-venice/data.ts';
import { roundHundreds, taxOn } from '../../../engine/games/masters-of-venice/scoring.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import { priceOf, sharePriceOf } from './facts.ts';

export type EndPart = 'track' | 'tax' | 'orders' | 'shares' | 'cash';

/** Victory points of a seat by their source; null: hidden from the viewer. */
export function endOf(view: View, seat: number): { readonly [part in EndPart]: number | null } {
  const { seats, result } = view.public;
  const row = result?.table.find((one) => one.seat === seat);
  if (row) {
    const { track, vpTax, vpOrders, vpShares, vpCash } = row;
    return { track, tax: vpTax, orders: vpOrders, shares: vpShares, cash: vpCash };
  }
  const own = seats[seat];
  const you = view.you?.seat === seat ? view.you : null;
  const cubes = Object.entries(own.cubes) as [Resource, number][];
  const lots = Object.entries(own.shares) as [Stock, number][];
  const value = cubes.reduce((sum, [resource, n]) => sum + n * priceOf(view, resource), 0);
  const shares = lots.reduce((sum, [stock, n]) => sum + n * sharePriceOf(view, stock), 0);
  const tax = taxOn(value);
  const cash = you?.cash ?? own.cash;
  const owed = cash === null ? (tax === 0 ? 0 : null) : Math.max(0, tax - cash);
  return {
    track: own.vp,
    tax: owed === null ? null : 0 - Math.ceil(owed / 100),
    orders: 0 - UNDELIVERED_PENALTY * (you?.guildOrders.length ?? own.guildHeld),
    shares: roundHundreds(shares),
    cash: cash === null ? null : roundHundreds(Math.max(0, cash - tax)),
  };
}

/** Victory points of the viewer's own seat; 0 for spectators. */
export function forecast(view: View): number {
  const { you } = view;
  if (!you || !view.public.seats[you.seat]) return 0;
  return Object.values(endOf(view, you.seat)).reduce<number>((sum, n) => sum + (n ?? 0), 0);
}
