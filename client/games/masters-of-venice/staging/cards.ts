/** Guild orders, favors, rumors, points and the final scoring. */

import {
  GUILD_ORDER_IDS,
  GUILD_ORDERS,
  RESOURCES,
  SHOPS,
} from '../../../../engine/games/masters-of-venice/data.ts';
import { jitter } from '../../../pieces/ease.ts';
import { inset, newPose, type Pose, place, type Surface } from '../../../table/board/surface.ts';
import { drop } from '../../../table/staging/script.ts';
import { boatSite, placeSite, YARD_CARDS_V } from '../board/sites.ts';
import { scoreBoard } from '../board/still/yards.ts';
import { handOver } from './goods.ts';
import type { Handlers } from './handlers.ts';
import type { Script } from './script.ts';

const GOLD = 0xffc860;

/** The place where the next card of a seat joins the row before its yard. */
function cardSpot(script: Script, seat: number): Pose {
  const s = script.seat(seat);
  const k = s.hand.length + s.rumors.length + s.favors.length;
  return place(
    script.sites.yards[seat],
    Math.min(4.6, -5.2 + k * 1.3),
    YARD_CARDS_V,
    0.4,
    newPose(),
  );
}
const deckTop = (script: Script): Pose => place(script.sites.guildDeck, 0, 0, 2.2, newPose());
const plazaSpot = (script: Script, k: number): Pose =>
  place(script.sites.plaza, 0.1 + k * 3.8, 0, 0.4, newPose());
const stackTop = (script: Script): Pose => place(script.sites.plaza, -4.1, 0, 1, newPose());
const slabFor = (script: Script, shop: string): Surface =>
  script.sites.slabs[SHOPS.indexOf(shop as (typeof SHOPS)[number])];
const own = (script: Script, seat: number): boolean => script.shown.me === seat;

export const cards: Handlers<
  | 'orderDrawn'
  | 'orderKept'
  | 'orderDelivered'
  | 'favorBought'
  | 'plazaRefilled'
  | 'favorPlayed'
  | 'rumorPlayed'
  | 'rumorTaken'
  | 'vpGained'
  | 'handsRevealed'
  | 'scoringStep'
  | 'finalScored'
> = {
  orderDrawn(script, e) {
    e.cards.forEach((card, k) => {
      const to = cardSpot(script, e.seat);
      const join = (shown: Script['shown']): void => {
        // The Guild Master looks at his cards before he keeps one.
        if (!e.guildMaster) shown.seats[e.seat].hand.push(card);
        else if (card !== null) shown.guildDrawn.push(card);
      };
      script.fly(
        { what: 'order', card },
        deckTop(script),
        { ...to, x: to.x + k * 1.2 },
        {
          after: k * 0.2,
          tumble: 1,
          give: join,
        },
      );
    });
    script.change((shown) => {
      shown.deck = e.deck;
    });
    script.now += 0.8;
  },
  orderKept(script, e) {
    const home = cardSpot(script, e.seat);
    const back = (card: string | null, after: number): void =>
      script.fly({ what: 'order', card: null }, home, deckTop(script), {
        after,
        tumble: 1,
        give: (shown) => {
          if (card !== undefined) shown.deck++;
        },
      });
    // Two were drawn unless the deck held one: then only the held card goes back.
    const two = !own(script, e.seat) ? e.rejected !== undefined : e.rejected !== null;
    script.change((shown) => {
      shown.guildDrawn = [];
      shown.seats[e.seat].hand.push(e.keep);
      if (e.returnedHeld) drop(shown.seats[e.seat].hand, e.returned);
    });
    if (two) back(e.rejected, 0);
    if (e.returnedHeld) back(e.returned, 0.2);
    script.now += 0.6;
  },
  orderDelivered(script, e) {
    const goods = GUILD_ORDERS[GUILD_ORDER_IDS.indexOf(e.card)] ?? [];
    const hall = placeSite(script.sites, 'guildHall');
    script.spot = hall;
    script.cheer(hall, 0.8, 0.9);
    const from = cardSpot(script, e.seat);
    const shows = place(inset(hall, 0, 0, 5), 0, 0, 0, newPose());
    script.fly(
      { what: 'order', card: e.card },
      from,
      { ...shows, tilt: 0.75, size: 2.4 },
      {
        lasts: 0.9,
        tumble: 1,
        take: (shown) => {
          drop<string | null>(shown.seats[e.seat].hand, own(script, e.seat) ? e.card : null);
        },
        give: (shown) => {
          shown.seats[e.seat].delivered.push(e.card);
        },
      },
    );
    const cubes = Object.fromEntries(RESOURCES.map((r, k) => [r, goods[k] ?? 0]));
    handOver(script, e.seat, cubes, place(hall, 0, 1, 1, newPose()));
    // From the fourth on the guild rings its bell for a master: stars over its roof.
    if (e.nth >= 4) {
      for (const side of [-1, 0, 1]) {
        const how = { u: side * 7, n: 13 + (side === 0 ? 4 : 0), size: 7, lasts: 2 };
        const after = 0.2 + 0.25 * (side + 1);
        script.burst(hall, 'sparks', [0xffd98a, script.paint(e.seat)], { ...how, after });
      }
    }
    script.glow(hall, e.nth >= 4 ? 34 : 18, GOLD, e.nth >= 4 ? 2.2 : 1.1);
    if (e.nth >= 4) {
      // By day sparks are pale: gilt paper rains before the gables as well.
      const paper = [0xf4c963, script.paint(e.seat)] as const;
      script.burst(hall, 'confetti', paper, { n: 8, size: 8, after: 0.5, lasts: 2.4 });
      script.glow(script.sites.yards[e.seat], 17, GOLD, 2.2);
    }
    script.now += 0.2;
  },
  favorBought(script, e) {
    const k = Math.max(0, script.shown.plaza.indexOf(e.favor));
    script.spot = script.sites.plaza;
    script.fly({ what: 'favor', favor: e.favor }, plazaSpot(script, k), cardSpot(script, e.seat), {
      tumble: 1,
      take: (shown) => {
        drop(shown.plaza, e.favor);
      },
      give: (shown) => {
        shown.seats[e.seat].favors.push(e.favor);
      },
    });
    script.now += 0.4;
  },
  plazaRefilled(script, e) {
    const k = script.shown.plaza.length;
    script.fly({ what: 'favor', favor: e.favor }, stackTop(script), plazaSpot(script, k), {
      lasts: 0.6,
      arc: 2.5,
      tumble: 1,
      take: (shown) => {
        shown.stack--;
      },
      give: (shown) => {
        shown.plaza.push(e.favor);
      },
    });
    script.now += 0.35;
  },
  favorPlayed(script, e) {
    const slab = slabFor(script, e.shop);
    const from = cardSpot(script, e.seat);
    script.fly({ what: 'favor', favor: e.favor }, from, place(slab, 2, -3.2, 0.8, newPose()), {
      lasts: 0.8,
      take: (shown) => {
        drop(shown.seats[e.seat].favors, e.favor);
      },
      give: (shown) => {
        shown.stack++;
      },
    });
    script.now += 0.75;
    script.glow(inset(slab, 2, -3.2, 0.3), 9, 0xff9a40, 0.8, 'halo');
  },
  rumorPlayed(script, e) {
    const shop = SHOPS[Math.floor(['B', 'J', 'M', 'S', 'T'].indexOf(e.rumor[4] ?? 'B'))];
    const slab = slabFor(script, shop);
    const v = e.peg === 'orders' ? -3.2 : e.peg === 'share' ? -0.7 : 0.4;
    const goal = place(slab, 2, v, 0.8, newPose());
    script.fly({ what: 'rumor', rumor: e.rumor }, cardSpot(script, e.seat), goal, {
      lasts: 0.8,
      take: (shown) => {
        drop<string | null>(shown.seats[e.seat].rumors, own(script, e.seat) ? e.rumor : null);
      },
    });
    script.now += 0.75;
    script.glow(inset(slab, 2, v, 0.3), 9, 0xff9a40, 0.8, 'halo');
  },
  rumorTaken(script, e) {
    const { x, z } = boatSite(e.space);
    const water: Pose = { ...newPose(), x, y: 0.4, z, yaw: script.sites.yaw };
    // Rings on the water where it was.
    const ripple: Surface = { ...script.sites.order, x, z, y: 0.12, scale: 1 };
    for (const after of [0, 0.18]) script.glow(ripple, 5, 0xbfe8f0, 0.9, 'ring', after);
    script.fly({ what: 'letter' }, water, cardSpot(script, e.seat), {
      lasts: 1.1,
      turns: 1,
      take: (shown) => {
        shown.canal[e.space] = false;
      },
      give: (shown) => {
        shown.seats[e.seat].rumors.push(e.rumor);
      },
    });
    script.now += 0.6;
  },
  vpGained(script, e) {
    const board = scoreBoard(script.sites.yards[e.seat]);
    const goal = place(board, 0, 0, 0.4, newPose());
    const from = place(script.spot, 0, 0, 3, newPose());
    for (let k = 0; k < Math.min(6, e.vp); k++) {
      script.fly(
        { what: 'star' },
        { ...from, size: 2 },
        { ...goal, size: 1 },
        {
          after: k * 0.12,
          lasts: 0.9,
          turns: 1,
        },
      );
    }
    script.change((shown) => {
      shown.seats[e.seat].vp += e.vp;
    }, 0.9);
    script.glow(board, 8, GOLD, 0.9, 'halo', 0.8);
    script.note(script.sites.yards[e.seat], e.vp, 0xc98a10, {
      sign: '+',
      icon: 'icon:star',
      after: 0.8,
      size: 3.4,
    });
    script.now += 0.4;
  },
  handsRevealed(script, e) {
    script.change((shown) => {
      const s = shown.seats[e.seat];
      s.hand = [...e.guildOrders];
      s.rumors = [...e.rumors];
    }, 0.2);
    script.glow(script.sites.yards[e.seat], 13, script.paint(e.seat), 0.8);
    script.now += 0.3;
  },
  scoringStep(script, e) {
    const yard = script.sites.yards[e.seat];
    script.change((shown) => {
      const s = shown.seats[e.seat];
      s.vp = e.total;
      // The chest opens: the counted money is seen.
      if (e.step === 'cash') s.cash = e.amount;
    }, 0.25);
    if (e.seat === 0) announce(script, e.step);
    script.glow(scoreBoard(yard), 9, e.vp < 0 ? 0xff6a50 : GOLD, 0.9, 'halo');
    if (e.vp !== 0) {
      script.note(yard, Math.abs(e.vp), e.vp < 0 ? 0xa3262a : 0xc98a10, {
        sign: e.vp < 0 ? '−' : '+',
        icon: SCORING_ICON[e.step],
        size: 3.4,
      });
      tally(script, e.seat, e.vp);
    }
    // Seat by seat within a step; a breath between the steps.
    script.now += e.seat === script.shown.seats.length - 1 ? 0.9 : 0.35;
  },
  finalScored(script, e) {
    script.change((shown) => {
      shown.winners = e.winners;
    });
    for (const seat of e.winners) {
      const yard = script.sites.yards[seat];
      script.cheer(yard, 1);
      // The effect that remains where nothing may fly: a light that stays a while.
      script.glow(yard, 30, GOLD, 5.5, 'halo');
      script.note(yard, null, 0xc98a10, { icon: 'icon:star', size: 5.5, lasts: 5 });
      fireworks(script, script.paint(seat), yard);
    }
    script.now += 3;
  },
};

/** Rockets for each winner, and their colours. */
const ROCKETS = 14;
const FIRE = [0xffb840, 0xff5a48, 0x4ab8ff, 0x7ae06a, 0xd070ff] as const;
/** The spot where most rockets rise: over the dark lagoon before the city. */
const LAGOON = { x: 0, y: 0.3, z: 60 } as const;

function fireworks(script: Script, color: number, yard: Surface): void {
  const lagoon: Surface = { ...yard, ...LAGOON, scale: 1 };
  for (let k = 0; k < ROCKETS; k++) {
    // Every third rocket goes up before the winner's own palazzo.
    const home = k % 3 === 1;
    const [u, v] = home ? [(jitter(k, 3) - 0.5) * 14, 4] : [(jitter(k, 3) - 0.5) * 92, 0];
    const colors = [FIRE[k % FIRE.length], home ? color : 0xfff0c0] as const;
    const size = (home ? 9 : 12) + jitter(k, 7) * 6;
    const n = 11 + jitter(k, 5) * 8;
    script.burst(home ? yard : lagoon, 'sparks', colors, {
      u,
      v,
      n,
      size,
      after: k * 0.36,
      lasts: 2.3,
    });
  }
}

/** The sign of a step of the scoring over the middle of the board, as long as the step lasts. */
function announce(script: Script, step: keyof typeof SCORING_ICON): void {
  const lasts = 0.35 * script.shown.seats.length + 0.9;
  const middle = inset(script.sites.order, 0, 0, 3);
  script.note(middle, null, 0x7c1f26, { icon: SCORING_ICON[step], size: 6.5, lasts });
  script.glow(middle, 16, GOLD, lasts, 'halo');
}

/** Points fly to the board that counts them, or off it. */
function tally(script: Script, seat: number, vp: number): void {
  const board = place(scoreBoard(script.sites.yards[seat]), 0, 0, 0.4, newPose());
  const middle = place(script.sites.order, 0, 0, 4, newPose());
  for (let k = 0; k < Math.min(5, Math.abs(vp)); k++) {
    const [from, to] = vp > 0 ? [{ ...middle, size: 2 }, board] : [board, { ...middle, size: 0.2 }];
    script.fly({ what: 'star' }, from, to, { after: k * 0.09, lasts: 0.8, turns: 1 });
  }
}

const SCORING_ICON = {
  track: 'icon:star',
  tax: 'icon:purse',
  orders: 'icon:slip',
  shares: 'icon:share',
  cash: 'icon:purse',
} as const;
