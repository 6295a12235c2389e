/** The important matters at a decision, in the companion's words. */

import {
  PRICE_MAX,
  RESOURCES,
  type Resource,
  SHOPS,
} from '../../../../engine/games/masters-of-venice/data.ts';
import type { Cubes, View } from '../../../../engine/games/masters-of-venice/types.ts';
import { listed, translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { least, mattersOf } from '../../../table/companion/matters.ts';
import { orderCubes, priceOf, sharePriceOf, shopOf, total } from '../facts.ts';
import { parts } from '../learn/parts.ts';
import { term } from './index.ts';
import { cubesName, orderPhrase, resourceName, seatName, stockName } from './names.ts';

const en = messages({
  'matter.points':
    'You have {vp} VP, and {name} has {most}. Deliveries, share splits and the final scoring bring more.',
  'matter.cash':
    'You have {cash} ducats. The cheapest cube is {resource} at {price}, and the cheapest share is of the {shop} at {share}.',
  'matter.shares':
    'Your share of the {shop} is at {price}. When it passes {most}, each one you own scores 1 VP.',
  'matter.sharesNone':
    'You own no share of a shop. Shares pay dividends, and score when they split and at the end.',
  'matter.dividends':
    'Each sale at the {shop} pays you a dividend for {n, plural, one {your share} other {your # shares}}, no matter who sells.',
  'matter.goods':
    'The {shop} pays {price} for each of your {resource}, and has {orders, plural, =0 {no orders} one {one order} other {# orders}}.',
  'matter.goodsNone':
    'You have nothing to sell. The cheapest resource just now is {resource}, at {price}.',
  'matter.order':
    'For {order} you still need {cubes}. {docks, plural, =0 {No dock has any of it} one {It lies at one dock} other {It lies at # docks}}.',
  'matter.orderReady':
    'You have all cubes for {order}. It also needs orders at the shops of its resources.',
  'matter.orders': 'You hold no Guild Order. Each delivery is worth more than the one before.',
  'matter.tiles':
    'Rumors and favors move prices and orders at the right moment. You have {n, plural, =0 {none} one {one} other {#}}.',
  'matter.tempo':
    'You’re number {n} of {of} in the turn order. The first to act at a place finds the better prices.',
  'matter.characters':
    '{own, select, none {These characters can be picked: {row}.} other {You have the {own}, whose power is yours until the next bids.}}',
});
const t = translator({ en });

/** Cubes of a Guild Order that the seat does not have. */
function missing(view: View, seat: number, card: string): Cubes {
  const own = view.public.seats[seat].cubes;
  return Object.fromEntries(
    RESOURCES.map(
      (r) => [r, Math.max(0, (orderCubes(card)[r] ?? 0) - (own[r] ?? 0))] as const,
    ).filter(([, n]) => n > 0),
  );
}

/** The ducats that the seat could earn with its cubes of a resource at its shop. */
function saleOf(view: View, seat: number, resource: Resource): number {
  const shop = shopOf(resource);
  const own = view.public.seats[seat].cubes[resource] ?? 0;
  if (!shop || own === 0) return 0;
  return priceOf(view, resource) * (own + Math.min(own, view.public.shops[shop].orders));
}

export const matterOf = mattersOf<View>({
  points: (view, seat) => {
    const others = view.public.seats.filter((one) => one.seat !== seat);
    const best = least(others, ({ vp }) => -vp);
    if (!best) return null;
    const name = seatName(view, best.seat, seat);
    return {
      text: t('matter.points', { vp: view.public.seats[seat].vp, name, most: best.vp }),
      parts: [parts.own],
    };
  },
  cash: (view) => {
    const cube = least(RESOURCES, (resource) => priceOf(view, resource)) ?? 'iron';
    const shop = least(SHOPS, (one) => sharePriceOf(view, one)) ?? SHOPS[0];
    return {
      text: t('matter.cash', {
        cash: view.you?.cash ?? 0,
        resource: resourceName(cube),
        price: priceOf(view, cube),
        shop: stockName(shop),
        share: sharePriceOf(view, shop),
      }),
      parts: [parts.own],
    };
  },
  shares: (view, seat) => {
    const owned = SHOPS.filter((shop) => (view.public.seats[seat].shares[shop] ?? 0) > 0);
    const next = least(owned, (shop) => -sharePriceOf(view, shop));
    if (!next) return { text: t('matter.sharesNone'), parts: [parts.market] };
    const price = sharePriceOf(view, next);
    return {
      text: t('matter.shares', { shop: stockName(next), price, most: PRICE_MAX }),
      parts: [parts.own],
      things: [`sharePeg:${next}`],
    };
  },
  dividends: (view, seat) => {
    const { shares } = view.public.seats[seat];
    const most = least(SHOPS, (shop) => -(shares[shop] ?? 0));
    const n = most ? (shares[most] ?? 0) : 0;
    if (!most || n === 0) return { text: t('matter.sharesNone'), parts: [parts.market] };
    return {
      text: t('matter.dividends', { shop: stockName(most), n }),
      parts: [parts.own],
      things: [`shop:${most}`],
    };
  },
  goods: (view, seat) => {
    const best = least(RESOURCES, (resource) => -saleOf(view, seat, resource));
    const shop = best && shopOf(best);
    if (!best || !shop || saleOf(view, seat, best) === 0) {
      const cheap = least(RESOURCES, (resource) => priceOf(view, resource)) ?? 'iron';
      return {
        text: t('matter.goodsNone', { resource: resourceName(cheap), price: priceOf(view, cheap) }),
        parts: [parts.market],
      };
    }
    const { orders } = view.public.shops[shop];
    const told = { shop: stockName(shop), resource: resourceName(best), orders };
    return {
      text: t('matter.goods', { ...told, price: 2 * priceOf(view, best) }),
      parts: [parts.market],
      things: [`ordersPeg:${shop}`],
    };
  },
  orders: (view, seat) => {
    const held = view.you?.guildOrders ?? [];
    const next = least(held, (card) => total(missing(view, seat, card)));
    if (!next) return { text: t('matter.orders') };
    const lacks = missing(view, seat, next);
    const order = orderPhrase(next);
    if (total(lacks) === 0) return { text: t('matter.orderReady', { order }), parts: [parts.hand] };
    const wanted = RESOURCES.filter((resource) => (lacks[resource] ?? 0) > 0);
    const docks = view.public.docks.filter((dock) => wanted.some((one) => (dock[one] ?? 0) > 0));
    return {
      text: t('matter.order', { order, cubes: cubesName(lacks), docks: docks.length }),
      parts: [parts.hand],
      things: view.public.docks.flatMap((dock, k) =>
        docks.includes(dock) ? [`dock:${k + 1}`] : [],
      ),
    };
  },
  tiles: (view, seat) => ({
    text: t('matter.tiles', {
      n: (view.you?.rumors.length ?? 0) + view.public.seats[seat].favors.length,
    }),
    parts: [parts.hand],
  }),
  tempo: (view, seat) => {
    const { turnOrder } = view.public;
    const at = turnOrder.indexOf(seat);
    if (at < 0) return null;
    return {
      text: t('matter.tempo', { n: at + 1, of: turnOrder.length }),
      parts: [parts.progress],
    };
  },
  characters: ({ public: open }, seat) => {
    const named = (all: readonly string[]): string =>
      listed(all.map((one) => term('character', one)));
    const own = named(open.seats[seat].characters);
    const row = named(open.characterRow.filter((one) => one !== 'gondolieri'));
    return own || row ? { text: t('matter.characters', { own: own || 'none', row }) } : null;
  },
});
