/** The market: sales into it, and purchases there and at the wharf. */

import { GOODS, isTradeOnly } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { PvEvent } from '../../../../engine/games/patrons-of-venice/events.ts';
import type { Pose } from '../../../table/board/surface.ts';
import type { HandlersOf } from '../../../table/staging/staging.ts';
import { indexOfGood } from '../board/shown.ts';
import { heapOf, stallOf } from '../board/sites.ts';
import { held, type Script, sold } from './script.ts';
import { marketOf, roadsOf, wharfOf } from './spots.ts';

/** Seconds from one card of a sale to the next, and that each is in the air. */
const APART = 0.1;
const FLIES = 0.75;

export const trade: HandlersOf<
  Script,
  PvEvent,
  'marketDealt' | 'buyingStarted' | 'sold' | 'bought'
> = {
  marketDealt(script, { good }) {
    script.good(good, roadsOf(script.sites, 0), stallOf(script.sites, good), {
      give: sold(good),
    });
    script.now += APART;
  },
  buyingStarted(script) {
    script.glow(marketOf(script.sites), 34, 0xffe0a0, 1.1, 'halo');
    script.glow(wharfOf(script.sites), 26, 0xc8a060, 1.1, 'halo', 0.15);
    script.now += 0.35;
  },
  sold(script, { seat, goods, ducats }) {
    const away: Pose = { ...roadsOf(script.sites, 0), size: 0.4 };
    const cards = GOODS.flatMap((good) => Array<typeof good>(goods[good] ?? 0).fill(good));
    cards.forEach((good, k) => {
      const to = isTradeOnly(indexOfGood(good)) ? away : stallOf(script.sites, good);
      script.good(good, script.store(seat), to, {
        after: k * APART,
        lasts: FLIES,
        take: held(seat, good, -1),
        give: sold(good),
      });
    });
    if (cards.length === 0) {
      script.glow(script.mole(seat), 9, 0x8090a0, 0.6, 'ring');
      script.now += 0.2;
      return;
    }
    script.coins(seat, ducats, marketOf(script.sites), FLIES * 0.4);
    script.now += 0.4 + cards.length * APART;
  },
  bought(script, { seat, from, good, price }) {
    const atMarket = from === 'market';
    const stall = (atMarket ? stallOf : heapOf)(script.sites, good);
    const ground = { ...marketOf(script.sites), x: stall.x, z: stall.z };
    script.coins(seat, -price, ground);
    script.good(good, stall, script.store(seat), {
      after: 0.2,
      lasts: FLIES,
      take: (shown) => {
        (atMarket ? shown.market : shown.wharf)[indexOfGood(good)]--;
      },
      give: held(seat, good, 1),
    });
    script.now += 0.5;
  },
};
