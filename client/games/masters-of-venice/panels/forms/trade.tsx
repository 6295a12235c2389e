/** Forms of the shops and the stock market. */

import { SHOPS, type Shop, STOCKS } from '../../../../../engine/games/masters-of-venice/data.ts';
import type { Lots } from '../../../../../engine/games/masters-of-venice/types.ts';
import { Choices } from '../../../../table/panels/Choices.tsx';
import { Stepper } from '../../../../table/panels/Stepper.tsx';
import { plus } from '../../draft-turn.ts';
import { priceOf, resourceOf, sharePriceOf } from '../../facts.ts';
import { useIntent } from '../../intent.ts';
import { refusal } from '../../position.ts';
import { actionLine, adviceLine, refusalLine } from '../../strings/actions.ts';
import { t } from '../../strings/index.ts';
import { resourceName, stockName } from '../../strings/names.ts';
import { Cube, StockIcon } from '../icons.tsx';
import type { FormProps } from './props.ts';

/** One shop a turn: choosing cubes of another one starts over there. */
export function Sell({ position, draft }: FormProps) {
  const edit = useIntent((intent) => intent.edit);
  const cancel = useIntent((intent) => intent.cancel);
  const { shops, seats } = position.view.public;
  const own = seats[position.seat]?.cubes ?? {};
  const now = draft.action?.type === 'sellAtShop' ? draft.action : null;
  const sells = (shop: Shop): boolean =>
    refusal(position, { type: 'sellAtShop', shop, count: 1 }) === null;
  // Where something can be sold comes first.
  const list = [...SHOPS].sort((a, b) => Number(sells(b)) - Number(sells(a)));
  return (
    <ul className="rows">
      {list.map((shop) => {
        const resource = resourceOf(shop);
        const count = now?.shop === shop ? now.count : 0;
        const why = refusal(position, { type: 'sellAtShop', shop, count: count + 1 });
        const { orders } = shops[shop];
        return (
          <li key={shop} className={why && count === 0 ? 'row off' : 'row'}>
            <span className="row-name">
              <Cube resource={resource} count={own[resource] ?? 0} /> {stockName(shop)}
              <small>
                {t('panel.each', { n: 2 * priceOf(position.view, resource) })}, {t('panel.orders')}{' '}
                {orders}
              </small>
              {why && count === 0 && <small className="why">{adviceLine(position, why)}</small>}
            </span>
            <Stepper
              label={`${stockName(shop)}, ${resourceName(resource)}`}
              value={count}
              max={why ? count : count + 1}
              limit={why ? refusalLine(position, why) : null}
              target={`shop:${shop}`}
              onChange={(value) =>
                value > 0 ? edit({ type: 'sellAtShop', shop, count: value }) : cancel()
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

export function Majority({ position, draft }: FormProps) {
  const edit = useIntent((intent) => intent.edit);
  const { shops } = position.view.public;
  const now = draft.action?.type === 'useMajority' ? draft.action : null;
  const held = SHOPS.filter((shop) => shops[shop].majority === position.seat);
  return (
    <ul className="rows">
      {held.map((shop) => (
        <li key={shop} className="row">
          <span className="row-name">
            <StockIcon stock={shop} /> {stockName(shop)}
            <small>
              {t('panel.price', { n: shops[shop].resourcePrice })}, {t('panel.orders')}{' '}
              {shops[shop].orders}
            </small>
          </span>
          <Choices
            label={stockName(shop)}
            className="pair"
            choices={(['lowerPrice', 'raisePrice'] as const).map((direction) => {
              const action = { type: 'useMajority', shop, direction } as const;
              const why = refusal(position, action);
              return {
                id: direction,
                target: `resourcePeg:${resourceOf(shop)}`,
                name: actionLine(position, action),
                label: t(direction === 'lowerPrice' ? 'panel.priceDown' : 'panel.priceUp'),
                chosen: now?.shop === shop && now.direction === direction,
                blocked: why ? refusalLine(position, why) : null,
              };
            })}
            onPick={(id) =>
              edit({
                type: 'useMajority',
                shop,
                direction: id === 'lowerPrice' ? 'lowerPrice' : 'raisePrice',
              })
            }
          />
        </li>
      ))}
    </ul>
  );
}

export function Shares(props: FormProps & { type: 'buyShares' | 'sellShares' }) {
  const { position, draft, type } = props;
  const edit = useIntent((intent) => intent.edit);
  const { supply, seats } = position.view.public;
  const own = seats[position.seat]?.shares ?? {};
  const lots: Lots = draft.action?.type === type ? draft.action.lots : {};
  const buying = type === 'buyShares';
  const list = buying ? STOCKS : STOCKS.filter((stock) => own[stock]);
  return (
    <ul className="rows">
      {list.map((stock) => {
        const count = lots[stock] ?? 0;
        const why = refusal(position, { type, lots: plus(lots, stock, 1) });
        return (
          <li key={stock} className="row">
            <span className="row-name">
              <StockIcon stock={stock} /> {stockName(stock)}
              <small>
                {t('panel.each', { n: sharePriceOf(position.view, stock) })},{' '}
                {t('panel.held', { n: own[stock] ?? 0 })},{' '}
                {t('panel.supply', { n: supply[stock] ?? 0 })}
              </small>
            </span>
            <Stepper
              label={stockName(stock)}
              value={count}
              max={why ? count : count + 1}
              limit={why ? refusalLine(position, why) : null}
              target={`stock:${stock}`}
              onChange={(value) => edit({ type, lots: plus(lots, stock, value - count) })}
            />
          </li>
        );
      })}
    </ul>
  );
}
