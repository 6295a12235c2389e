/** Price slabs of the shops and of lumber, and the shares in supply. */

import {
  RESOURCES,
  type Resource,
  SHOPS,
  type Shop,
  STOCKS,
} from '../../../../../engine/games/masters-of-venice/data.ts';
import { SEAT_COLORS } from '../../../../pieces/paths.ts';
import {
  BRASS,
  INK_HEX,
  IVORY,
  RESOURCE_ICON,
  RESOURCE_LOOK,
  STOCK_COLOR,
  STOCK_ICON,
  WOOD,
} from '../looks.ts';
import type { Pen } from '../pen.ts';
import type { Shown } from '../shown.ts';
import { LUMBER, MARKET, type Sites, SLAB } from '../sites.ts';
import { inset, type Pose, place, type Surface } from '../surface.ts';

export const SHOP_SELLS = {
  blacksmith: 'iron',
  jeweler: 'gems',
  miller: 'grain',
  spiceShop: 'spice',
  tailor: 'fabric',
} as const satisfies { readonly [s in Shop]: Resource };

const RESOURCE_V = 0.33;
const SHARE_V = -0.67;
const ORDERS_V = -3.2;
const WARNING = 0xb3202a;

/** u of a value on a track of `width` whose twenty spaces run 5 … 100; also past its end. */
const trackU = (value: number, width: number): number => (value / 100 - 0.525) * width;

/** Pegs by number: 0 … 5 resources, 6 … 10 shares. `value` in ducats, also between spaces. */
export function pegPose(sites: Sites, peg: number, value: number, out: Pose): Pose {
  if (peg === RESOURCES.indexOf('lumber')) {
    place(sites.lumber, trackU(value, LUMBER.w * 0.94), -1.85, 0.04, out);
  } else {
    const shop = peg < 6 ? shopOf(RESOURCES[peg]!) : peg - 6;
    place(
      sites.slabs[shop]!,
      trackU(value, SLAB.w * 0.95),
      peg < 6 ? RESOURCE_V : SHARE_V,
      0.04,
      out,
    );
  }
  out.size *= 1.3;
  return out;
}

const shopOf = (r: Resource): number => SHOPS.findIndex((s) => SHOP_SELLS[s] === r);

export const pegColor = (peg: number): number =>
  peg < 6 ? RESOURCE_LOOK[RESOURCES[peg]!].color : BRASS;

/** Where slip number `k` of a shop's orders lies. */
export function slipPose(sites: Sites, shop: number, k: number, out: Pose): Pose {
  return place(sites.slabs[shop]!, -1.7 + k * 0.58, ORDERS_V, 0.08 + k * 0.025, out);
}

/** The foot of a shop's banner. */
export function bannerSite(sites: Sites, shop: number): Surface {
  const slab = sites.slabs[shop]!;
  const foot = inset(slab, 8.95, 4.4, 0, -slab.tilt);
  return { ...foot, y: 1.16 };
}
export const BANNER_TOP = 8.6;

function panel(pen: Pen, r: Resource, price: number, u: number, v: number, w: number): void {
  const look = RESOURCE_LOOK[r];
  pen.ink('solid', u, v, w, 2.95, look.color, 0.05);
  pen.ink(`icon:${RESOURCE_ICON[r]}`, u - w / 2 + 1.3, v, 2.1, 2.1, look.figure, 0.07);
  pen.number(price, u + w / 2 - 0.3, v, 2.85, look.figure, 1, 0.08);
}

/** The part of a track that is reached, in colour. */
function gauge(pen: Pen, value: number, v: number, width: number, color: number): void {
  const w = (value / 100) * width;
  pen.ink('solid', (w - width) / 2, v, w, 0.24, color, 0.045);
}

function shopSlab(shown: Shown, pen: Pen, sites: Sites, k: number): void {
  const shop = SHOPS[k]!;
  const resource = SHOP_SELLS[shop];
  const look = RESOURCE_LOOK[resource];
  const { w, h } = SLAB;
  pen.on(sites.slabs[k]!);
  pen.box(0, 0, w + 0.7, h + 0.7, 0.5, WOOD, -0.52);
  pen.box(-w / 2 - 0.1, 0, 0.3, h + 0.8, 0.3, BRASS, -0.2);
  pen.box(w / 2 + 0.1, 0, 0.3, h + 0.8, 0.3, BRASS, -0.2);
  pen.ink('slab', 0, 0, w, h, 0xffffff, 0.02);
  pen.ink('solid', 0, 4.45, w - 0.2, 0.95, look.color, 0.04);
  pen.ink(`sign:${shop}`, 0, 4.43, 5.2, 0.9, look.figure, 0.06);
  panel(pen, resource, shown.price[RESOURCES.indexOf(resource)]!, -3.95, 2.36, 7.6);
  pen.ink('solid', 3.95, 2.36, 7.6, 2.95, 0xe0ba5c, 0.05);
  pen.ink('icon:share', 1.45, 2.36, 2, 2, INK_HEX, 0.07);
  pen.number(shown.share[k]!, 7.45, 2.36, 2.85, INK_HEX, 1, 0.08);
  gauge(pen, shown.price[RESOURCES.indexOf(resource)]!, RESOURCE_V - 0.4, w * 0.95, look.color);
  gauge(pen, shown.share[k]!, SHARE_V - 0.4, w * 0.95, 0xc78a1c);
  const orders = shown.orders[k]!;
  const none = orders === 0;
  pen.ink('icon:slip', -6.75, ORDERS_V, 2.2, 2.2, none ? WARNING : INK_HEX, 0.05);
  pen.number(orders, -4.25, ORDERS_V, 2.95, none ? WARNING : INK_HEX, 0, 0.06);
  if (none) pen.ink('sign:noBuyers', 2.7, ORDERS_V, 9.4, 2.1, WARNING, 0.06);
  for (let i = 0; i < orders; i++) {
    pen.card(-1.7 + i * 0.58, ORDERS_V, 1.35, 2.3, look.color, 'card:slip', 0.08 + i * 0.025);
  }
  if (orders > 0) {
    const top = 0.16 + (orders - 1) * 0.025;
    pen.ink(
      `icon:${RESOURCE_ICON[resource]}`,
      -1.7 + (orders - 1) * 0.58,
      ORDERS_V + 0.45,
      0.95,
      0.95,
      look.color,
      top,
    );
  }
  pen.pick({ kind: 'resourcePeg', resource }, -3.95, 2.36, 0.2, 7.7, 3, 0.6, 'frame');
  pen.pick({ kind: 'sharePeg', shop }, 3.95, 2.36, 0.2, 7.7, 3, 0.6, 'frame');
  pen.pick({ kind: 'ordersPeg', shop }, 0, ORDERS_V, 0.2, w - 0.4, 3.2, 0.6, 'frame');
  pen.pick({ kind: 'shop', shop }, 0, 0, 0, w + 0.9, h + 0.9, 0.4, 'frame');
  banner(shown, pen, sites, k);
}

function banner(shown: Shown, pen: Pen, sites: Sites, k: number): void {
  const foot = bannerSite(sites, k);
  const holder = shown.majority[k];
  const color = holder === null || holder === undefined ? null : shown.seats[holder]!.color;
  pen.on(foot).put('pole', 0, 0, 0, 1.25, BANNER_TOP / 4.2, 1.25, 0xffffff);
  if (color === null) {
    pen.put('banner', 0, 0, BANNER_TOP - 0.3, 0.28, 0.8, 1, IVORY);
    return;
  }
  pen.put('banner', 0, 0.1, BANNER_TOP - 0.3, 1.15, 1.25, 1, SEAT_COLORS[color] ?? IVORY);
  pen.on(inset(foot, 0, -0.12, BANNER_TOP - 1.6, Math.PI / 2));
  pen.ink(`emblem:${color}`, 0, 0, 1.5, 1.5, 0xffffff, 0.05);
}

function lumberSlab(shown: Shown, pen: Pen, sites: Sites): void {
  const { w, h } = LUMBER;
  pen.on(sites.lumber);
  pen.box(0, 0, w + 0.6, h + 0.6, 0.5, WOOD, -0.52);
  pen.ink('solid', 0, 0, w, h, 0xeddfba, 0.02);
  pen.ink('solid', 0, 2.3, w - 0.2, 0.85, RESOURCE_LOOK.lumber.color, 0.04);
  pen.ink('sign:guildHall', 0, 2.3, 5, 0.8, 0xffffff, 0.06);
  panel(pen, 'lumber', shown.price[RESOURCES.indexOf('lumber')]!, 0, 0.25, 8);
  pen.ink('track', 0, -1.85, w * 0.94, 0.95, 0xffffff, 0.04);
  pen.pick({ kind: 'resourcePeg', resource: 'lumber' }, 0, 0, 0.2, w, h, 0.6, 'frame');
}

function stockRack(shown: Shown, pen: Pen, sites: Sites): void {
  const { w, h } = MARKET;
  pen.on(sites.market);
  pen.box(0, 0, w + 0.6, h + 0.6, 0.5, WOOD, -0.52);
  pen.ink('solid', 0, 0, w, h, 0x2f3a44, 0.02);
  pen.ink('sign:stockMarket', 0, 2.65, 6.2, 0.95, 0xf2cf6a, 0.05);
  STOCKS.forEach((stock, k) => {
    const u = (k - 3) * 1.96;
    const left = shown.supply[k]!;
    const color = STOCK_COLOR[stock];
    pen.ink('solid', u, 0.35, 1.8, 3.2, color, 0.04);
    if (left > 0) {
      pen.put(
        'card',
        u,
        1.1,
        0.06 + left * 0.05,
        1.62,
        0.06 + left * 0.1,
        1.3,
        IVORY,
        'card:share',
      );
    }
    const top = left > 0 ? 0.14 + left * 0.1 : 0.08;
    const figure = left > 0 ? color : 0xffffff;
    pen.ink(`icon:${STOCK_ICON[stock]}`, k > 4 ? u - 0.32 : u, 1.1, 0.9, 0.9, figure, top);
    if (k > 4) pen.ink(k === 5 ? 'glyph:N' : 'glyph:S', u + 0.42, 1.1, 0.6, 0.72, figure, top);
    const onColor = stock === 'miller' ? INK_HEX : 0xffffff;
    pen.number(left, u, -0.45, 1.5, onColor, 0, 0.07);
    // The price of a share where it is dealt: the five move, the offices' stays.
    pen.number(shown.share[k] ?? 20, u, -2.15, 1.15, 0xf2cf6a, 0, 0.06);
    pen.pick({ kind: 'stock', stock }, u, 0, 0.4, 1.9, h - 1.4, 1.2, 'frame');
  });
}

export function composeMarket(shown: Shown, pen: Pen, sites: Sites): void {
  for (let k = 0; k < SHOPS.length; k++) shopSlab(shown, pen, sites, k);
  lumberSlab(shown, pen, sites);
  stockRack(shown, pen, sites);
}
