/** Deals at places; the payment of each names the seat whose money has changed. */

import { OFFICE_DIVIDEND } from '../../../../../engine/games/masters-of-venice/data.ts';
import type { Lots } from '../../../../../engine/games/masters-of-venice/types.ts';
import { favorPrice, resourceOf } from '../../facts.ts';
import { t } from '../../strings/causes.ts';
import { resourceName } from '../../strings/names.ts';
import {
  beside,
  cubeParts,
  forgoneParts,
  lotParts,
  money,
  orderParts,
  pegBefore,
  points,
  saleParts,
  splitParts,
  type Why,
} from './sums.ts';

/** The note for an action that cost nothing. */
export const free = (): string => t('free');

/** MV-402, MV-403 */
export const cubesBoughtWhy: Why<'cubesBought'> = {
  rules: ['MV-401', 'MV-402', 'MV-403'],
  sums: ({ seat, cubes, cost }, now) =>
    cost === 0 ? [] : [money(seat, -cost, cubeParts(cubes, now), now)],
};

/** MV-481 */
export const mercatoBoughtWhy: Why<'mercatoBought'> = {
  rules: ['MV-481', 'MV-484'],
  sums: ({ seat, cubes, cost }, now) =>
    cost === 0 ? [] : [money(seat, -cost, cubeParts(cubes, now), now)],
};

/** MV-482 */
export const mercatoSoldWhy: Why<'mercatoSold'> = {
  rules: ['MV-482', 'MV-484'],
  sums: ({ seat, cubes, proceeds }, now) =>
    proceeds === 0 ? [] : [money(seat, proceeds, cubeParts(cubes, now), now)],
};

/** MV-419 */
export const soldWhy: Why<'sold'> = {
  rules: ['MV-417', 'MV-419', 'MV-420', 'MV-421'],
  sums(event, now) {
    const resource = resourceOf(event.shop);
    const price = pegBefore('resource', resource, now);
    if (price === null) return [];
    const what = t('price', { resource: resourceName(resource) });
    const double = t('doubled', { resource: resourceName(resource), n: 2 * price });
    return [
      money(event.seat, event.total, saleParts(event, now), now),
      { head: double, total: 2 * price, parts: [{ n: price, times: 2, what }] },
    ];
  },
};

/** Shares of offices have a price of their own. */
const withOffices = (own: readonly string[], { officeNorth, officeSouth }: Lots): string[] =>
  officeNorth || officeSouth ? [...own, 'MV-011'] : [...own];

/** MV-431 */
export const sharesBoughtWhy: Why<'sharesBought'> = {
  rules: ['MV-431', 'MV-432', 'MV-011'],
  which: ({ lots }) => withOffices(['MV-431', 'MV-432'], lots),
  sums: ({ seat, lots, cost }, now) => [money(seat, -cost, lotParts(lots, now), now)],
};

/** MV-433 */
export const sharesSoldWhy: Why<'sharesSold'> = {
  rules: ['MV-433', 'MV-434', 'MV-011'],
  which: ({ lots }) => withOffices(['MV-433', 'MV-434'], lots),
  sums: ({ seat, lots, proceeds }, now) => [money(seat, proceeds, lotParts(lots, now), now)],
};

/** MV-521 … MV-525 */
export const dividendWhy: Why<'dividendPaid'> = {
  rules: ['MV-521', 'MV-522', 'MV-523', 'MV-524', 'MV-525', 'MV-605'],
  which({ stock, shares, amounts, perShare }) {
    const hasCollector = amounts.some((amount, seat) => amount > shares[seat] * perShare);
    return [
      ...(stock.startsWith('office') ? ['MV-524'] : ['MV-521']),
      'MV-525',
      ...(hasCollector ? ['MV-605'] : []),
    ];
  },
  sums({ stock, perShare, shares, amounts }, now) {
    const isOffice = stock.startsWith('office');
    const one = isOffice
      ? { n: OFFICE_DIVIDEND, what: t('office') }
      : { n: 10, times: perShare / 10, what: t('hundreds') };
    return [
      { head: t('perShare', { n: perShare }), total: perShare, parts: [one] },
      ...amounts.flatMap((amount, seat) => {
        if (amount === 0) return [];
        const owned = shares[seat] ?? 0;
        const parts = [
          ...(owned > 0 ? [{ n: perShare, times: owned, what: t('owned') }] : []),
          ...(amount > owned * perShare ? [{ n: perShare, what: t('extra') }] : []),
        ];
        return [money(seat, amount, parts, now)];
      }),
    ];
  },
  says({ perShare }, now) {
    const sale = beside('sold', now);
    return sale && t('rounded', { total: sale.total, hundreds: perShare * 10 });
  },
};

/** MV-448, MV-449 */
export const deliveredWhy: Why<'orderDelivered'> = {
  rules: ['MV-443', 'MV-448', 'MV-449', 'MV-453'],
  which: ({ ducats }) => ['MV-443', 'MV-448', ...(ducats > 0 ? ['MV-449'] : [])],
  sums(event, now) {
    const { seat, vp, ducats } = event;
    return [
      ...(vp > 0 ? [points(seat, vp, orderParts(event), now)] : []),
      ...(ducats > 0 ? [money(seat, ducats, forgoneParts(event), now)] : []),
    ];
  },
};

/** MV-448, MV-546: the points of a delivery or of a split. */
export const gainedWhy: Why<'vpGained'> = {
  rules: ['MV-448', 'MV-546'],
  which: ({ reason }) => [reason === 'order' ? 'MV-448' : 'MV-546'],
  sums({ seat, vp, reason }, now) {
    const change = { seat, of: 'points', by: vp } as const;
    const order = beside('orderDelivered', now);
    const split = now.events.find((one) => one.type === 'stockSplit' && one.vp[seat] === vp);
    const parts =
      reason === 'order' && order
        ? orderParts(order)
        : split?.type === 'stockSplit'
          ? splitParts(split.shop, vp)
          : [];
    return [{ ...points(seat, vp, parts, now), change }];
  },
};

/** MV-461 */
export const favorWhy: Why<'favorBought'> = {
  rules: ['MV-461'],
  sums: ({ seat, favor, cost }, now) => [
    money(seat, -cost, [{ n: favorPrice(favor), what: t('favor') }], now),
  ],
};
