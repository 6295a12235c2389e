/** The parts of sums of ducats and points: cubes, shares, sales and deliveries. */

import {
  DUCATS_PER_VP_FORGONE,
  OFFICE_SHARE_PRICE,
  PRICE_MIN,
  RESOURCES,
  STOCKS,
  type Stock,
} from '../../../../../engine/games/masters-of-venice/data.ts';
import type { MvEvent } from '../../../../../engine/games/masters-of-venice/events.ts';
import type { Cubes, Lots, View } from '../../../../../engine/games/masters-of-venice/types.ts';
import type { Cause, Now, Part, Sum } from '../../../../table/events/causes.ts';
import type { Of } from '../../../../table/events/typed.ts';
import { resourceOf } from '../../facts.ts';
import { t } from '../../strings/causes.ts';
import { resourceName, stockName } from '../../strings/names.ts';

export type Here = Now<MvEvent, View>;
export type Event<T extends MvEvent['type']> = Of<MvEvent, T>;
export type Why<T extends MvEvent['type']> = Cause<Event<T>, MvEvent, View>;

/** The event of a kind in the same action: the last one before `until`, else the first one. */
export function beside<T extends MvEvent['type']>(
  type: T,
  now: Here,
  until?: MvEvent,
): Event<T> | null {
  const is = (one: MvEvent): one is Event<T> => one.type === type;
  const earlier = until ? now.events.slice(0, now.events.indexOf(until)) : [];
  return earlier.findLast(is) ?? now.events.find(is) ?? null;
}

/** An amount of ducats that a seat gets or, below 0, pays. */
export function money(seat: number, amount: number, parts: readonly Part[], { whose }: Here): Sum {
  const total = Math.abs(amount);
  return { head: t(amount < 0 ? 'pays' : 'gets', { ...whose(seat), n: total }), total, parts };
}

/** Points that a seat gets or, below 0, loses. */
export function points(seat: number, vp: number, parts: readonly Part[], { whose }: Here): Sum {
  const total = Math.abs(vp);
  return { head: t(vp < 0 ? 'loses' : 'points', { ...whose(seat), n: total }), total, parts };
}

/** The value of a resource's or a stock's peg before the deal; null where none has moved. */
export const pegBefore = (
  track: 'resource' | 'share',
  id: string,
  { events }: Here,
): number | null => {
  const moved = events.find(
    (one) => one.type === 'pegMoved' && one.track === track && one.id === id,
  );
  return moved?.type === 'pegMoved' ? moved.from : null;
};

/** MV-402, MV-481, MV-482: cubes at the prices before the deal. */
export const cubeParts = (cubes: Cubes, now: Here): Part[] =>
  RESOURCES.flatMap((resource) => {
    const times = cubes[resource] ?? 0;
    const n = pegBefore('resource', resource, now);
    if (times === 0 || n === null) return [];
    return [{ n, times, what: t('price', { resource: resourceName(resource) }) }];
  });

/** MV-431, MV-433: shares at the prices before the deal; a share at 5 falls no further. */
export const lotParts = (lots: Lots, now: Here): Part[] =>
  STOCKS.flatMap((stock) => {
    const times = lots[stock] ?? 0;
    if (times === 0) return [];
    const n = stock.startsWith('office')
      ? OFFICE_SHARE_PRICE
      : (pegBefore('share', stock, now) ?? PRICE_MIN);
    return [{ n, times, what: t('share', { stock: stockName(stock) }) }];
  });

/** MV-419 */
export function saleParts({ shop, count }: Event<'sold'>, now: Here): Part[] {
  const resource = resourceOf(shop);
  const price = pegBefore('resource', resource, now);
  if (price === null) return [];
  return [{ n: 2 * price, times: count, what: t('double', { resource: resourceName(resource) }) }];
}

/** MV-448, MV-449 */
export const orderParts = ({ award, vp, nth }: Event<'orderDelivered'>): Part[] => [
  { n: award, what: t('nth', { nth }) },
  ...(award > vp ? [{ n: vp - award, what: t('givenUp') }] : []),
];

/** MV-449 */
export const forgoneParts = ({ award, vp }: Event<'orderDelivered'>): Part[] => [
  { n: DUCATS_PER_VP_FORGONE, times: award - vp, what: t('forgone') },
];

/** MV-546 */
export const splitParts = (shop: Stock, vp: number): Part[] => [
  { n: 1, times: vp, what: t('split', { shop: stockName(shop) }) },
];
