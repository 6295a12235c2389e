/** The shares in supply, and everything of the market. */

import { SHOPS, STOCKS } from '../../../../../engine/games/masters-of-venice/data.ts';
import { INK_HEX, IVORY, STOCK_COLOR, STOCK_ICON, WOOD } from '../looks.ts';
import type { Pen } from '../pen.ts';
import type { Shown } from '../shown.ts';
import { MARKET, type Sites } from '../sites.ts';
import { lumberSlab, shopSlab } from './slabs.ts';

function stockRack(shown: Shown, pen: Pen, sites: Sites): void {
  const { w, h } = MARKET;
  pen.on(sites.market);
  pen.box(0, 0, w + 0.6, h + 0.6, 0.5, WOOD, -0.52);
  pen.ink('solid', 0, 0, w, h, 0x2f3a44, 0.02);
  pen.ink('sign:stockMarket', 0, 2.65, 6.2, 0.95, 0xf2cf6a, 0.05);
  STOCKS.forEach((stock, k) => {
    const u = (k - 3) * 1.96;
    const left = shown.supply[k];
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
    if (k > 4)
      pen.ink(k === 5 ? 'glyph:north' : 'glyph:south', u + 0.42, 1.1, 0.6, 0.72, figure, top);
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
