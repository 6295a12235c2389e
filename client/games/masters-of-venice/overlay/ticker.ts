/** The market in a line: six prices with their trend, and each shop's share and orders. */

import { RESOURCES, type Resource } from '../../../../engine/games/masters-of-venice/data.ts';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { el, mark, sign, write } from '../../../table/overlay/dom.ts';
import type { Part, PartForm } from '../../../table/overlay/former.tsx';
import { RESOURCE_COLORS, RESOURCE_PATHS } from '../panels/icons.tsx';
import { t as word } from '../strings/index.ts';
import { resourceName } from '../strings/names.ts';
import { t } from './strings.ts';
import { change, follow, type Market } from './trends.ts';

/** How long a change lights up: an animation of the style sheet, begun anew by a mark. */
interface Stall {
  readonly root: HTMLElement;
  readonly resource: Resource;
  readonly price: HTMLElement;
  readonly trend: HTMLElement;
  readonly share: HTMLElement;
  readonly shareTrend: HTMLElement;
  readonly orders: HTMLElement;
  /** The noun for the orders: singular for one. */
  readonly wanted: HTMLElement;
}

function makeStall(resource: Resource): Stall {
  const [price, trend, share, shareTrend, orders, wanted] = [
    el('b', 'ov-price'),
    el('span', 'ov-trend'),
    el('span', 'ov-share'),
    el('span', 'ov-trend'),
    el('span', 'ov-orders'),
    el('i'),
  ] as const;
  const cube = el('span', 'ov-cube', [sign(RESOURCE_PATHS[resource], '#fff8e6')]);
  cube.style.background = RESOURCE_COLORS[resource];
  const root = el(
    'li',
    'ov-stall',
    [
      cube,
      el('span', 'ov-good', [resourceName(resource)]),
      price,
      trend,
      el('span', 'ov-line', [el('i', '', [word('hud.share')]), share, shareTrend, orders, wanted]),
    ],
    { 'data-resource': resource },
  );
  return { root, resource, price, trend, share, shareTrend, orders, wanted };
}

/** `▲5`, `▼10`, or nothing in the same width. */
function show(node: HTMLElement, by: number): void {
  write(node, by === 0 ? '' : `${by > 0 ? '▲' : '▼'}${Math.abs(by)}`);
  mark(node, 'way', Math.sign(by));
}

function make(): Part {
  const stalls = RESOURCES.map(makeStall);
  const list = el(
    'ol',
    'ov-stalls',
    stalls.map(({ root }) => root),
  );
  let market: Market | null = null;
  const root = el('section', 'ov-box ov-ticker', [list], { 'data-part': 'ticker' });
  return {
    root,
    update({ view, table }) {
      mark(root, 'empty', view === null);
      if (!view) return;
      market = follow(market, (view as View).public, table?.matchId ?? '');
      for (const stall of stalls) {
        const quote = market.now[stall.resource];
        write(stall.price, quote.price);
        show(stall.trend, change(market, stall.resource, 'price'));
        write(stall.share, quote.share ?? '');
        show(stall.shareTrend, change(market, stall.resource, 'share'));
        write(stall.orders, quote.orders ?? '');
        write(stall.wanted, t('orders', { n: quote.orders ?? 0 }));
        mark(stall.root, 'shop', quote.share !== null);
        mark(stall.root, 'wanted', quote.orders !== 0);
      }
    },
  };
}

export const ticker: PartForm = { title: t('part.ticker'), place: 'foot', make };
