/** The numbers of the final scoring. */

import { STOCKS, UNDELIVERED_PENALTY } from '../../../../../engine/games/masters-of-venice/data.ts';
import type { Part, Sum } from '../../../../table/events/causes.ts';
import { sharePriceOf } from '../../facts.ts';
import { t } from '../../strings/causes.ts';
import { stockName } from '../../strings/names.ts';
import { beside, type Event, type Here, points, type Why } from './sums.ts';

/** The worth of all shares of a seat, stock by stock. */
function worth({ seat, amount }: Event<'scoringStep'>, { after }: Here): Sum {
  const { shares } = after.public.seats[seat];
  const parts = STOCKS.flatMap((stock) => {
    const times = shares[stock] ?? 0;
    const n = sharePriceOf(after, stock);
    return times > 0 ? [{ n, times, what: t('share', { stock: stockName(stock) }) }] : [];
  });
  return { head: t('worth', { n: amount }), total: amount, parts };
}

/** The sum of the tax: half the value of the cubes, up to the next 5. */
function taxSum({ seat, amount }: Event<'scoringStep'>, now: Here): Sum[] {
  const value = beside('finalScored', now)?.table.find((row) => row.seat === seat)?.cubeValue;
  if (!value) return [];
  const half = value / 2;
  const parts = [
    { n: half, what: t('halfValue') },
    ...(amount > half ? [{ n: amount - half, what: t('roundUp') }] : []),
  ];
  return [{ head: t('taxIs', { n: amount }), total: amount, parts }];
}

/** MV-702 … MV-706 */
export const stepWhy: Why<'scoringStep'> = {
  rules: ['MV-702', 'MV-703', 'MV-704', 'MV-705', 'MV-706', 'MV-709', 'MV-707'],
  which: ({ step }) =>
    ({
      track: ['MV-707'],
      tax: ['MV-702', 'MV-709', 'MV-703'],
      orders: ['MV-704'],
      shares: ['MV-705'],
      cash: ['MV-706'],
    })[step],
  sums(event, now) {
    const { step, seat, amount, vp } = event;
    const change = { seat, of: 'points', by: vp } as const;
    const gained = (parts: readonly Part[]): Sum[] =>
      vp === 0 ? [] : [{ ...points(seat, vp, parts, now), change }];
    switch (step) {
      case 'track':
        return [points(seat, vp, [{ n: Math.abs(vp), what: t('track') }], now)];
      case 'tax': {
        const owed = beside('finalScored', now)?.table.find((row) => row.seat === seat)?.owed ?? 0;
        const parts = [{ n: 1, times: -vp, what: t('perOwed', { n: owed }) }];
        return [...taxSum(event, now), ...gained(parts)];
      }
      case 'orders':
        return gained([{ n: UNDELIVERED_PENALTY, times: amount, what: t('undelivered') }]);
      case 'shares': {
        const parts = [{ n: 1, times: vp, what: t('perHundred', { n: amount }) }];
        return [...(amount > 0 ? [worth(event, now)] : []), ...gained(parts)];
      }
      case 'cash':
        return gained([{ n: 1, times: vp, what: t('perHundred', { n: amount }) }]);
    }
  },
};

/** MV-707, MV-708 */
export const scoredWhy: Why<'finalScored'> = {
  rules: ['MV-707', 'MV-708'],
  sums: ({ table }, { whose }) =>
    table.map(({ seat, track, vpTax, vpOrders, vpShares, vpCash, total }) => ({
      head: t('all', { ...whose(seat), n: total }),
      total,
      parts: [
        { n: track, what: t('track') },
        { n: vpTax, what: t('tax') },
        { n: vpOrders, what: t('orders') },
        { n: vpShares, what: t('shares') },
        { n: vpCash, what: t('cash') },
      ].filter(({ n }, k) => n !== 0 || k === 0),
    })),
};
