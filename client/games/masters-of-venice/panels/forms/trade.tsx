/** The questions of shops and stock market. */

import { SHOPS, type Shop, STOCKS } from '../../../../../engine/games/masters-of-venice/data.ts';
import type { Lots } from '../../../../../engine/games/masters-of-venice/types.ts';
import { countsOf } from '../../../../table/inputs/values.ts';
import { plus } from '../../draft-turn.ts';
import { priceOf, resourceOf, sharePriceOf } from '../../facts.ts';
import { refusal } from '../../position.ts';
import { actionLine } from '../../strings/actions.ts';
import { t } from '../../strings/index.ts';
import { resourceName, stockName } from '../../strings/names.ts';
import { Cube, StockIcon } from '../icons.tsx';
import { type Describe, mostOf, mostOrAdvice, whyNot } from './describe.ts';

/** One shop a turn: choosing cubes for another one starts over there. */
export const sellAtShop: Describe = (position, values) => {
  const { shops, seats } = position.view.public;
  const own = seats[position.seat]?.cubes ?? {};
  const counts = countsOf(values.sold);
  const sells = (shop: Shop): boolean =>
    refusal(position, { type: 'sellAtShop', shop, count: 1 }) === null;
  // Shops where something can be sold come first.
  const list = [...SHOPS].sort((a, b) => Number(sells(b)) - Number(sells(a)));
  return [
    {
      kind: 'basket',
      key: 'sold',
      label: t('act.sellAtShop'),
      shown: false,
      oneKind: true,
      goods: list.map((shop) => {
        const resource = resourceOf(shop);
        const each = t('panel.each', { n: 2 * priceOf(position.view, resource) });
        const count = counts[shop] ?? 0;
        return {
          id: shop,
          name: `${stockName(shop)}, ${resourceName(resource)}`,
          label: (
            <>
              <Cube resource={resource} count={own[resource] ?? 0} /> {stockName(shop)}
            </>
          ),
          note: `${each}, ${t('panel.orders')} ${shops[shop].orders}`,
          target: `shop:${shop}`,
          ...mostOrAdvice(position, count, (n) => ({ type: 'sellAtShop', shop, count: n })),
        };
      }),
    },
  ];
};

export const majority: Describe = (position) => {
  const { shops } = position.view.public;
  return [
    {
      kind: 'rows',
      key: 'move',
      label: t('act.useMajority'),
      rows: SHOPS.filter((shop) => shops[shop].majority === position.seat).map((shop) => ({
        id: shop,
        name: stockName(shop),
        label: (
          <>
            <StockIcon stock={shop} /> {stockName(shop)}
          </>
        ),
        note: `${t('panel.price', { n: shops[shop].resourcePrice })}, ${t('panel.orders')} ${shops[shop].orders}`,
        choices: (['lowerPrice', 'raisePrice'] as const).map((direction) => {
          const action = { type: 'useMajority', shop, direction } as const;
          return {
            id: direction,
            value: { shop, direction },
            target: `resourcePeg:${resourceOf(shop)}`,
            name: actionLine(position, action),
            label: t(direction === 'lowerPrice' ? 'panel.priceDown' : 'panel.priceUp'),
            blocked: whyNot(position, action),
          };
        }),
      })),
    },
  ];
};

const shares =
  (type: 'buyShares' | 'sellShares'): Describe =>
  (position, values) => {
    const { supply, seats } = position.view.public;
    const own = seats[position.seat]?.shares ?? {};
    const lots: Lots = countsOf(values.lots);
    return [
      {
        kind: 'basket',
        key: 'lots',
        label: t(`act.${type}`),
        goods: STOCKS.filter((stock) => type === 'buyShares' || own[stock]).map((stock) => ({
          id: stock,
          name: stockName(stock),
          label: (
            <>
              <StockIcon stock={stock} /> {stockName(stock)}
            </>
          ),
          note: [
            t('panel.each', { n: sharePriceOf(position.view, stock) }),
            t('panel.held', { n: own[stock] ?? 0 }),
            t('panel.supply', { n: supply[stock] ?? 0 }),
          ].join(', '),
          target: `stock:${stock}`,
          ...mostOf(position, lots[stock] ?? 0, (n) => ({
            type,
            lots: plus(lots, stock, n - (lots[stock] ?? 0)),
          })),
        })),
      },
    ];
  };

export const buyShares = shares('buyShares');
export const sellShares = shares('sellShares');
