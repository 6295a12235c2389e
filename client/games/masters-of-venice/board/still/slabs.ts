/** Price slabs of the shops and of lumber: figures, tracks with pegs, slips of orders, banners. */

import {
  RESOURCES,
  type Resource,
  SHOPS,
  type Shop,
} from '../../../../../engine/games/masters-of-venice/data.ts';
import { SEAT_COLORS } from '../../../../pieces/paths.ts';
import { inset, type Pose, place, type Surface } from '../../../../table/board/surface.ts';
import { BRASS, GILT, IVORY, RESOURCE_ICON, RESOURCE_LOOK, WALNUT } from '../looks.ts';
import type { Pen } from '../pen.ts';
import type { Shown } from '../shown.ts';
import { LUMBER, type Sites } from '../sites.ts';
import type { Panel } from '../slab-plan.ts';

export const SHOP_SELLS = {
  blacksmith: 'iron',
  jeweler: 'gems',
  miller: 'grain',
  spiceShop: 'spice',
  tailor: 'fabric',
} as const satisfies { readonly [s in Shop]: Resource };

const TRACK = 0.95;
const LUMBER_TRACK_V = -2.6;
/** On slate: no buyers, and the field of a share's price. */
const WARNING = 0xff6450;
const SHARE_FIELD = 0x3d3322;

/** u of a value on a track of `width` whose twenty spaces run 5 … 100; also past its end. */
const trackU = (value: number, width: number): number => (value / 100 - 0.525) * width;

/** Pegs by number: 0 … 5 resources, 6 … 10 shares. `value` in ducats, also between spaces. */
export function pegPose(sites: Sites, peg: number, value: number, out: Pose): Pose {
  if (peg === RESOURCES.indexOf('lumber')) {
    place(sites.lumber, trackU(value, LUMBER.w * TRACK), LUMBER_TRACK_V, 0.04, out);
  } else {
    const { slab } = sites;
    const shop = peg < 6 ? shopOf(RESOURCES[peg]) : peg - 6;
    const v = peg < 6 ? slab.priceTrack : slab.shareTrack;
    place(sites.slabs[shop], trackU(value, slab.w * TRACK), v, 0.04, out);
  }
  out.size *= 1.3;
  return out;
}

const shopOf = (r: Resource): number => SHOPS.findIndex((s) => SHOP_SELLS[s] === r);

export const pegColor = (peg: number): number =>
  peg < 6 ? RESOURCE_LOOK[RESOURCES[peg]].color : BRASS;

/** The place of slip number `k` of a shop's orders. */
export function slipPose(sites: Sites, shop: number, k: number, out: Pose): Pose {
  const { v, slipU, slipStep } = sites.slab.orders;
  return place(sites.slabs[shop], slipU + k * slipStep, v, 0.08 + k * 0.025, out);
}

/** The foot of a shop's banner, behind the slab's upper corner. */
export function bannerSite(sites: Sites, shop: number): Surface {
  const slab = sites.slabs[shop];
  const foot = inset(slab, sites.slab.w / 2 + 0.1, sites.slab.h / 2 + 0.1, -0.9, -slab.tilt);
  return { ...foot, y: 1.16 };
}
export const BANNER_TOP = 12.6;

const GILT_EDGE = 0xa8843c;

/** A slab of slate in a walnut frame with a gilt edge. */
function slate(pen: Pen, w: number, h: number): void {
  pen.box(0, 0, w + 0.7, h + 0.7, 0.5, WALNUT, -0.54);
  pen.box(0, 0, w + 0.24, h + 0.24, 0.5, BRASS, -0.5);
  pen.ink('slate', 0, 0, w, h, 0xffffff, 0.02);
}

/**
 * The reached part of a track must stand out from the slate: black cloth is drawn in its relief.
 */
const lineOf = (resource: Resource): number =>
  resource === 'fabric' ? 0xcfc6b4 : RESOURCE_LOOK[resource].color;

/** A field of enamel in a gilt edge: an icon at its left and a figure as large as fits. */
function panel(pen: Pen, at: Panel, icon: string, value: number, ground: number, ink: number) {
  const { u, v, w, h } = at;
  pen.ink('solid', u, v, w, h, GILT_EDGE, 0.045);
  pen.ink('enamel', u, v, w - 0.22, h - 0.22, ground, 0.055);
  const digits = String(value).length;
  const size = Math.min(2.7, h * 0.6);
  const height = Math.min(at.figure, (w - size - 0.9) / (digits * 0.6));
  pen.ink(icon, u - w / 2 + size / 2 + 0.25, v, size, size, ink, 0.07);
  pen.number(value, u + w / 2 - 0.25, v, height, ink, 1, 0.08);
}

/** A track of twenty spaces; the part that is reached is underlined in colour. */
function track(pen: Pen, value: number, v: number, width: number, color: number): void {
  const w = (value / 100) * width;
  pen.ink('track', 0, v, width, 0.92, 0xffffff, 0.04);
  pen.ink('solid', (w - width) / 2, v - 0.42, w, 0.26, color, 0.05);
}

export function shopSlab(shown: Shown, pen: Pen, sites: Sites, k: number): void {
  const shop = SHOPS[k];
  const resource = SHOP_SELLS[shop];
  const look = RESOURCE_LOOK[resource];
  const { w, h, band, price, share, priceTrack, shareTrack, orders } = sites.slab;
  const cost = shown.price[RESOURCES.indexOf(resource)];
  pen.on(sites.slabs[k]);
  slate(pen, w, h);
  pen.ink(`sign:${shop}`, 0, band.v - 0.02, 6, band.h * 1.1, GILT, 0.06);
  panel(pen, price, `icon:${RESOURCE_ICON[resource]}`, cost, look.color, look.figure);
  panel(pen, share, 'icon:share', shown.share[k], SHARE_FIELD, GILT);
  track(pen, cost, priceTrack, w * TRACK, lineOf(resource));
  track(pen, shown.share[k], shareTrack, w * TRACK, GILT);
  slips(shown.orders[k], pen, sites, resource);
  pen.pick(
    { kind: 'resourcePeg', resource },
    price.u,
    price.v,
    0.2,
    price.w,
    price.h,
    0.6,
    'frame',
  );
  pen.pick({ kind: 'sharePeg', shop }, share.u, share.v, 0.2, share.w, share.h, 0.6, 'frame');
  pen.pick({ kind: 'ordersPeg', shop }, 0, orders.v, 0.2, w - 0.4, orders.figure, 0.6, 'frame');
  pen.pick({ kind: 'shop', shop }, 0, 0, 0, w + 0.6, h + 0.6, 0.4, 'frame');
  banner(shown, pen, sites, k);
}

/** Orders as a figure and as slips; none at all is shouted. */
function slips(orders: number, pen: Pen, sites: Sites, resource: Resource): void {
  const { v, figure, iconU, figureU, slipU, slipStep, slipW, stampU, stampW } = sites.slab.orders;
  const look = RESOURCE_LOOK[resource];
  const ink = orders === 0 ? WARNING : IVORY;
  pen.ink('icon:slip', iconU, v, 2.4, 2.4, ink, 0.05);
  pen.number(orders, figureU, v, figure, ink, 0, 0.06);
  if (orders === 0) {
    pen.ink('sign:noBuyers', stampU, v, stampW, stampW * 0.22, WARNING, 0.06);
    return;
  }
  const tall = slipW * 1.75;
  for (let i = 0; i < orders; i++) {
    pen.card(slipU + i * slipStep, v, slipW, tall, look.color, 'card:slip', 0.08 + i * 0.025);
  }
  const last = slipU + (orders - 1) * slipStep;
  const size = slipW * 0.5;
  const top = 0.16 + (orders - 1) * 0.025;
  pen.ink(`icon:${RESOURCE_ICON[resource]}`, last, v + tall * 0.33, size, size, look.figure, top);
}

function banner(shown: Shown, pen: Pen, sites: Sites, k: number): void {
  const foot = bannerSite(sites, k);
  const holder = shown.majority[k];
  const color = holder === null || holder === undefined ? null : shown.seats[holder].color;
  pen.on(foot).put('pole', 0, 0, 0, 1.15, BANNER_TOP / 4.2, 1.15, 0xffffff);
  if (color === null) {
    pen.put('banner', 0, 0, BANNER_TOP - 0.3, 0.28, 0.8, 1, IVORY);
    return;
  }
  pen.put('banner', 0, 0.1, BANNER_TOP - 0.3, 1.15, 1.25, 1, SEAT_COLORS[color] ?? IVORY);
  pen.on(inset(foot, 0, -0.12, BANNER_TOP - 1.6, Math.PI / 2));
  pen.ink(`emblem:${color}`, 0, 0, 1.5, 1.5, 0xffffff, 0.05);
}

export function lumberSlab(shown: Shown, pen: Pen, sites: Sites): void {
  const { w, h } = LUMBER;
  const cost = shown.price[RESOURCES.indexOf('lumber')];
  const { color, figure } = RESOURCE_LOOK.lumber;
  pen.on(sites.lumber);
  slate(pen, w, h);
  pen.ink('sign:guildHall', 0, 2.92, 5.6, 0.9, GILT, 0.06);
  const field = { u: 0, v: 0.2, w: w - 0.4, h: 4.2, figure: 4.1 };
  panel(pen, field, 'icon:log', cost, color, figure);
  track(pen, cost, LUMBER_TRACK_V, w * TRACK, color);
  pen.pick({ kind: 'resourcePeg', resource: 'lumber' }, 0, 0, 0.2, w, h, 0.6, 'frame');
}
