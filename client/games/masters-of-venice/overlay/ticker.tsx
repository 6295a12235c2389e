/** The market in a line: six prices with their trend, and each shop's share and orders. */

import { useState } from 'react';
import { RESOURCES, type Resource } from '../../../../engine/games/masters-of-venice/data.ts';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { type Seen, viewPart } from '../../../table/overlay/view-part.tsx';
import { Cube } from '../panels/icons.tsx';
import { t as word } from '../strings/index.ts';
import { resourceName } from '../strings/names.ts';
import { t } from './strings.ts';
import { change, follow, type Market } from './trends.ts';

/** `▲5`, `▼10`, or nothing in the same width. */
const Trend = ({ by }: { readonly by: number }) => (
  <span className="ov-trend" data-way={Math.sign(by)}>
    {by !== 0 && `${by > 0 ? '▲' : '▼'}${Math.abs(by)}`}
  </span>
);

function Stall({ market, resource }: { market: Market; resource: Resource }) {
  const { price, share, orders } = market.now[resource];
  return (
    <li
      className="ov-stall"
      data-resource={resource}
      data-shop={share !== null}
      data-wanted={orders !== 0}
    >
      <Cube resource={resource} />
      <span className="ov-good">{resourceName(resource)}</span>
      <b className="ov-price">{price}</b>
      <Trend by={change(market, resource, 'price')} />
      <span className="ov-line">
        <i>{word('hud.share')}</i>
        <span className="ov-share">{share}</span>
        <Trend by={change(market, resource, 'share')} />
        <span className="ov-orders">{orders}</span>
        <i>{t('orders', { n: orders ?? 0 })}</i>
      </span>
    </li>
  );
}

function Ticker({ view, table }: Seen<View>) {
  const match = table?.matchId ?? '';
  const [last, setLast] = useState(() => ({ view, market: follow(null, view.public, match) }));
  if (last.view !== view) setLast({ view, market: follow(last.market, view.public, match) });
  return (
    <ol className="ov-stalls">
      {RESOURCES.map((resource) => (
        <Stall key={resource} market={last.market} resource={resource} />
      ))}
    </ol>
  );
}

export const ticker = viewPart('ticker', { title: t('part.ticker'), place: 'foot' }, Ticker);
