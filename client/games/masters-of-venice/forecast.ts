/** What the own seat would have if the match ended now: section 6 on what the seat knows. */

import type { Resource, Stock } from '../../../engine/games/masters-of-venice/data.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import { priceOf, sharePriceOf } from './facts.ts';

/** Rounds ducats to whole points, halves up (MV-703). */
const hundreds = (ducats: number): number => Math.floor((ducats + 50) / 100);

/** Victory points of the viewer's own seat; 0 for spectators. */
export function forecast(view: View): number {
  const { you } = view;
  const own = view.public.seats[you?.seat ?? -1];
  if (!own || !you) return 0;
  const cubes = Object.entries(own.cubes) as [Resource, number][];
  const lots = Object.entries(own.shares) as [Stock, number][];
  const value = cubes.reduce((sum, [resource, n]) => sum + n * priceOf(view, resource), 0);
  const shares = lots.reduce((sum, [stock, n]) => sum + n * sharePriceOf(view, stock), 0);
  const tax = 5 * Math.ceil(value / 10);
  const owed = Math.max(0, tax - you.cash);
  const cash = Math.max(0, you.cash - tax);
  const penalty = Math.ceil(owed / 100) + 2 * you.guildOrders.length;
  return own.vp - penalty + hundreds(shares) + hundreds(cash);
}
