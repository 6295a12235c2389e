/**
 * Standing that can be seen from afar: an awning over a price slab for every order of its shop, and
 * before a palazzo the colours of the shops that its merchant leads.
 */

import { SHOPS } from '../../../../../engine/games/masters-of-venice/data.ts';
import { inset, type Surface } from '../../../../table/board/surface.ts';
import { PALAZZI } from '../landmarks.ts';
import { BRASS, INK_HEX, IVORY, RESOURCE_LOOK, STOCK_COLOR, STOCK_ICON } from '../looks.ts';
import type { Pen } from '../pen.ts';
import type { Shown } from '../shown.ts';
import type { Sites } from '../sites.ts';
import { SHOP_SELLS } from './slabs.ts';

/** Width of one awning and the way to the next, as long as there is room. */
const AWNING = { w: 0.86, d: 1.25, step: 1 } as const;
/** How far the cloth falls towards the viewer. */
const FALL = 0.42;

function awnings(shown: Shown, pen: Pen, sites: Sites): void {
  SHOPS.forEach((shop, k) => {
    const slab = sites.slabs[k];
    const orders = shown.orders[k] ?? 0;
    if (!slab || orders === 0) return;
    const room = sites.slab.w - 1.2;
    const step = Math.min(AWNING.step, room / orders);
    const w = Math.min(AWNING.w, step * 0.86);
    const { color } = RESOURCE_LOOK[SHOP_SELLS[shop]];
    const top = inset(slab, 0, sites.slab.h / 2 + 0.8, -0.1, FALL - slab.tilt);
    const bar = Math.min(room, orders * step) + 0.2;
    pen.on(top).box(-room / 2 + bar / 2 - 0.1, 0.62, bar, 0.14, 0.14, BRASS, -0.02);
    for (let i = 0; i < orders; i++) {
      const u = -room / 2 + (i + 0.5) * step;
      pen.box(u, 0, w, AWNING.d, 0.1, i % 2 === 0 ? color : IVORY);
      pen.box(u, -AWNING.d / 2, w, 0.08, 0.36, i % 2 === 0 ? IVORY : color, -0.3);
    }
  });
}

/** Places of banners before a palazzo: how far towards the canal, how far to the south. */
const STANDS = [
  [6.1, 5.8],
  [4.4, 4.2],
  [6.1, 2.6],
  [4.6, 1],
  [6.1, -0.6],
] as const;
const BANNER = { top: 5.6, scale: 0.72 } as const;

function banners(shown: Shown, pen: Pen, sites: Sites): void {
  for (const { seat } of shown.seats) {
    const home = PALAZZI[seat];
    if (!home) continue;
    let stand = 0;
    SHOPS.forEach((shop, k) => {
      const place = STANDS[stand];
      if (shown.majority[k] !== seat || !place) return;
      const [out, south] = place;
      stand++;
      const foot: Surface = {
        x: home.x - home.side * out,
        y: 1.12,
        z: home.z + south,
        yaw: sites.yaw,
        tilt: 0,
        scale: 1,
      };
      const { top, scale } = BANNER;
      pen.on(foot).put('pole', 0, 0, 0, scale, top / 4.2, scale, 0xffffff);
      pen.put('banner', 0, -0.06, top - 0.25, scale, scale, 1, STOCK_COLOR[shop]);
      pen.on(inset(foot, 0, -0.2, top - 0.25 - 1.15 * scale, Math.PI / 2));
      const ink = shop === 'miller' ? INK_HEX : 0xffffff;
      pen.ink(`icon:${STOCK_ICON[shop]}`, 0, 0, 1.5 * scale, 1.5 * scale, ink, 0.02);
    });
  }
}

export function composeStanding(shown: Shown, pen: Pen, sites: Sites): void {
  awnings(shown, pen, sites);
  banners(shown, pen, sites);
}
