/** Pegs, splits, the Doge's price control, majorities, dividends and shares. */

import {
  RESOURCES,
  SHOPS,
  STOCKS,
  type Stock,
} from '../../../../engine/games/masters-of-venice/data.ts';
import type { Lots } from '../../../../engine/games/masters-of-venice/types.ts';
import { SEAT_COLORS } from '../../../pieces/paths.ts';
import { inset, newPose, place, type Surface } from '../../../table/board/surface.ts';
import { IVORY, STOCK_COLOR, STOCK_ICON } from '../board/looks.ts';
import { placeSite, YARD_SHARES_V } from '../board/sites.ts';
import { BANNER_TOP, bannerSite, slipPose } from '../board/still/slabs.ts';
import type { Handlers } from './handlers.ts';
import type { Script } from './script.ts';

/** Seconds a peg takes for one space: quick enough to keep the pace, slow enough to be seen. */
const STEP = 0.1;
const GOLD = 0xffc860;
/** Seconds until the seal meets the price. */
const STAMPED = 0.38;

const shopNumber = (shop: string): number => SHOPS.indexOf(shop as (typeof SHOPS)[number]);

/** The slab on which a peg stands. */
function slabOf(script: Script, peg: number): Surface {
  if (RESOURCES[peg] === 'lumber') return script.sites.lumber;
  const shop = peg < 6 ? SHOPS.findIndex((s) => STOCK_RESOURCE[s] === RESOURCES[peg]) : peg - 6;
  return script.sites.slabs[shop];
}
const STOCK_RESOURCE = {
  blacksmith: 'iron',
  jeweler: 'gems',
  miller: 'grain',
  spiceShop: 'spice',
  tailor: 'fabric',
} as const;

/** Over the upper edge of a shop's slab: a sign there hides no price. */
const crest = (script: Script, slab: Surface): Surface =>
  inset(slab, 0, script.sites.slab.h / 2 + 0.4, 0);

/** Moves one peg from value to value, its figure with it; returns the seconds that it takes. */
function walkPeg(script: Script, peg: number, from: number, to: number, after: number): number {
  const steps = Math.round(Math.abs(to - from) / 5);
  if (steps === 0) return 0;
  const lasts = steps * STEP;
  script.add({ kind: 'peg', at: script.now + after, lasts, peg, from, to });
  for (let k = 1; k <= steps; k++) {
    const value = from + Math.sign(to - from) * 5 * k;
    script.change(
      (shown) => {
        if (peg < 6) shown.price[peg] = value;
        else shown.share[peg - 6] = value;
      },
      after + k * STEP,
    );
  }
  return lasts;
}

function walkOrders(script: Script, shop: number, from: number, to: number): void {
  const up = to > from;
  const steps = Math.abs(to - from);
  for (let k = 0; k < steps; k++) {
    const slip = slipPose(script.sites, shop, up ? from + k : from - 1 - k, newPose());
    const away = { ...slip, y: slip.y + 5, z: slip.z + 3, size: slip.size * 0.4 };
    const [a, b] = up ? [away, slip] : [slip, away];
    const bump = (shown: Script['shown']): void => {
      shown.orders[shop] += up ? 1 : -1;
    };
    script.fly({ what: 'slip' }, a, b, {
      after: k * STEP,
      lasts: 0.3,
      arc: 0.6,
      ...(up ? { give: bump } : { take: bump }),
    });
  }
  script.now += Math.min(0.5, steps * STEP);
}

/** Ducats' coins and shares go from the market to a yard or back. */
function deal(script: Script, seat: number, lots: Lots, buys: boolean): void {
  script.spot = script.sites.market;
  let k = 0;
  for (const stock of STOCKS) {
    const n = lots[stock] ?? 0;
    const index = STOCKS.indexOf(stock);
    for (let i = 0; i < n; i++) {
      const rack = place(script.sites.market, (index - 3) * 1.96, 1, 1, newPose());
      const yard = place(
        script.sites.yards[seat],
        (index - 3) * 1.66,
        YARD_SHARES_V,
        0.8,
        newPose(),
      );
      const move = (on: 'supply' | 'hand', by: number) => (shown: Script['shown']) => {
        if (on === 'supply') shown.supply[index] += by;
        else shown.seats[seat].shares[index] += by;
      };
      script.fly(share(stock), buys ? rack : yard, buys ? yard : rack, {
        after: k * 0.16,
        tumble: 1,
        take: move(buys ? 'supply' : 'hand', -1),
        give: move(buys ? 'hand' : 'supply', 1),
      });
      k++;
    }
  }
  script.now += 0.35 + k * 0.12;
}

const share = (stock: Stock) =>
  ({ what: 'share', cell: `icon:${STOCK_ICON[stock]}`, color: STOCK_COLOR[stock] }) as const;

export const market: Handlers<
  | 'pegMoved'
  | 'stockSplit'
  | 'priceControl'
  | 'majorityChanged'
  | 'majorityUsed'
  | 'dividendPaid'
  | 'sharesBought'
  | 'sharesSold'
  | 'ordersMoved'
> = {
  pegMoved(script, e) {
    if (e.track === 'orders') {
      walkOrders(script, shopNumber(e.id), e.from, e.to);
      return;
    }
    const peg =
      e.track === 'resource'
        ? RESOURCES.indexOf(e.id as (typeof RESOURCES)[number])
        : 6 + shopNumber(e.id);
    // Past 100 first, then back: the reader of the picture sees why.
    const there = walkPeg(script, peg, e.from, e.through, 0);
    if (e.through === e.to) {
      script.now += Math.min(0.35, there);
      return;
    }
    script.now += there + 0.35;
    const back = walkPeg(script, peg, e.through, e.to, 0.5);
    const slab = slabOf(script, peg);
    script.glow(slab, 20, e.track === 'share' ? GOLD : 0xff6a50, 1.2 + back, 'halo');
  },
  stockSplit(script, e) {
    const slab = script.sites.slabs[shopNumber(e.shop)];
    script.spot = slab;
    script.glow(slab, 26, GOLD, 1.6, 'ring');
    script.cheer(slab, 1, 0.3);
    // New certificates flutter over the shop in its colour and on ivory.
    const paper = [STOCK_COLOR[e.shop], IVORY] as const;
    for (const u of [-4, 4]) {
      script.burst(slab, 'confetti', paper, { u, v: 3, n: 4, size: 9, lasts: 2.6, after: 0.1 });
    }
    script.note(crest(script, slab), e.reached, 0x9a6410, {
      size: 4.4,
      icon: 'icon:share',
      lasts: 1.8,
    });
    script.now += 0.4;
  },
  priceControl(script, e) {
    const slab = slabOf(script, RESOURCES.indexOf(e.resource));
    // Beside the price, not on it: the fall to 40 must stay in sight.
    const { stampU, v } = script.sites.slab.orders;
    const [su, sv, size] = e.resource === 'lumber' ? [-3.1, 0.4, 4.6] : [stampU, v, 6.4];
    const pose = place(slab, su, sv, 0.4, newPose());
    pose.size = size * slab.scale;
    script.add({ kind: 'stamp', at: script.now, lasts: 1.8, cell: 'seal', pose });
    script.glow(slab, 22, 0xff6a50, 1, 'ring', STAMPED);
    // Wax splashes as the seal meets the price.
    const splash = { u: su, v: sv, n: 0.5, size: 3.2, lasts: 0.9, after: STAMPED };
    script.burst(slab, 'confetti', [0xa3202a, 0xc23a3f], splash);
    script.now += 0.5;
  },
  majorityChanged(script, e) {
    const shop = shopNumber(e.shop);
    const top = place(bannerSite(script.sites, shop), 0, 0, BANNER_TOP - 0.3, newPose());
    const home = (seat: number) => place(script.sites.yards[seat], 3.5, -5.6, 3, newPose());
    const cloth = (seat: number) =>
      ({
        what: 'banner',
        color: SEAT_COLORS[script.seat(seat).color] ?? 0xffffff,
        emblem: `emblem:${script.seat(seat).color}`,
      }) as const;
    if (e.from !== null) {
      script.fly(
        cloth(e.from),
        top,
        { ...home(e.from), size: 0.5 },
        {
          take: (shown) => {
            shown.majority[shop] = null;
          },
        },
      );
      script.now += 0.25;
    }
    const holder = e.to;
    if (holder !== null) {
      script.glow(script.sites.yards[holder], 15, script.paint(holder), 1.1);
      script.fly(cloth(holder), { ...home(holder), size: 0.5 }, top, {
        lasts: 1.1,
        turns: 1,
        give: (shown) => {
          shown.majority[shop] = holder;
        },
      });
      script.glow(bannerSite(script.sites, shop), 11, script.paint(holder), 1, 'halo', 0.9);
      const paper = [script.paint(holder), 0xfff6e0] as const;
      script.burst(bannerSite(script.sites, shop), 'confetti', paper, { n: 4, size: 4, after: 1 });
    }
    script.now += 0.35;
  },
  majorityUsed(script, e) {
    const shop = shopNumber(e.shop);
    script.glow(bannerSite(script.sites, shop), 9, script.paint(e.seat), 0.9);
    script.note(script.sites.slabs[shop], null, script.paint(e.seat), {
      icon: `emblem:${script.seat(e.seat).color}`,
    });
    script.now += 0.35;
  },
  dividendPaid(script, e) {
    const shop = shopNumber(e.stock);
    script.spot =
      shop >= 0 ? script.sites.slabs[shop] : placeSite(script.sites, e.stock as 'officeNorth');
    script.glow(script.spot, 18, GOLD, 1.1);
    script.note(shop >= 0 ? crest(script, script.spot) : script.spot, e.perShare, 0x9a6410, {
      sign: '+',
      icon: 'icon:share',
    });
    script.now += 0.3;
  },
  sharesBought: (script, e) => deal(script, e.seat, e.lots, true),
  sharesSold: (script, e) => deal(script, e.seat, e.lots, false),
  ordersMoved(script, e) {
    script.note(
      script.sites.slabs[shopNumber(e.shop)],
      Math.abs(e.to - e.from),
      script.paint(e.seat),
      {
        sign: e.to > e.from ? '+' : '−',
        icon: 'icon:slip',
        size: 3,
      },
    );
    script.now += 0.3;
  },
};
