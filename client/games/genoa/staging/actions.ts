/** Staging of the buildings' actions: yields, orders, messages, special tiles. */

import {
  type CardId,
  type Commodity,
  type Kind,
  LARGE_PAY,
} from '../../../../engine/games/genoa/data.ts';
import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import type { BuildingId, SpaceId } from '../../../../engine/games/genoa/map.ts';
import type { Pose } from '../../../table/board/surface.ts';
import type { HandlersOf } from '../../../table/staging/staging.ts';
import { at, discardTop, GOOD, GROUND, ground, overOf, pileTop, spaceOf } from '../board/sites.ts';
import { faceOf, yieldOf } from '../facts.ts';
import { houseRect, pileOf, spaceRect, towerSpot, yieldSpots } from '../scenery/plan.ts';
import { FLIES, goodAt, kindAt, lifted, more, type Script } from './script.ts';

/** Seconds between two things that a building hands out. */
const APART = 0.14;
/** Seconds of a messenger's run, and of a cart's way in. */
const RUNS = 1.5;
const DRIVES = 1.4;
/**
 * Size of a cart, and the distance of its start in front of the space: the name of the Villa hides
 * none of it.
 */
const CART = 2.6;
const GATE = 4.5;

type Actions =
  | 'actionUnused'
  | 'actionTaken'
  | 'extraActionUsed'
  | 'ownerPaid'
  | 'yielded'
  | 'cardDrawn'
  | 'pileShuffled'
  | 'orderDelivered'
  | 'rewardTaken'
  | 'messageDelivered'
  | 'commodityTaken'
  | 'traded'
  | 'buildingActionUsed'
  | 'actionEnded';

/** The pose of a building's `k`th yield. */
function stepOf(building: BuildingId, k: number): Pose {
  const { goods, tile, markers, draws } = yieldOf(building);
  const spots = yieldSpots(building, goods.length + (tile ? 1 : 0) + markers + (draws?.n ?? 0));
  return at(spots[k] ?? spots[0] ?? towerSpot(building), GROUND + 0.3, GOOD.yield);
}

/** Lights a building for all viewers. */
function light(script: Script, building: BuildingId, color: number): void {
  const { x0, x1 } = spaceRect(building);
  script.glow(spaceOf(building), (x1 - x0) * 1.5, 0xffc860, 1.5, 'halo');
  script.glow(overOf(building), 13, color, 1.1, 'ring');
}

/** A card goes face up under its pile (GE-802). */
function played(script: Script, seat: number, kind: Kind, card: CardId | null, after = 0): void {
  const k = kindAt(kind);
  script.fly(
    { what: 'card', kind },
    script.cardOf(seat, kind),
    discardTop(kind, script.shown.piles[k]?.up ?? 0),
    {
      after,
      lasts: FLIES,
      turns: 1,
      take: (shown) => more(shown.seats[seat]?.cards ?? [], k, -1),
      give: (shown) => {
        const pile = shown.piles[k];
        if (pile) pile.up++;
      },
    },
  );
  if (card) script.learn(seat, [], [card], after);
}

/** An order's goods leave the house, and appear in the stores once they have arrived. */
function spend(script: Script, seat: number, goods: readonly Commodity[], to: Pose, until: number) {
  goods.forEach((good, i) => {
    script.good(good, script.goodOf(seat, good), to, {
      after: i * APART,
      lasts: FLIES,
      bounce: 0,
      take: (shown) => more(shown.seats[seat]?.goods ?? [], goodAt(good), -1),
    });
    script.change((shown) => more(shown.goods, goodAt(good), 1), until);
  });
}

/** The spaces from the first to the second of two on the tower's way, in the order of walking. */
function trail({ path }: { readonly path: readonly SpaceId[] }, ends: readonly SpaceId[]) {
  const [a = 0, b = 0] = ends.map((space) => path.indexOf(space)).sort((x, y) => x - y);
  const way = path.slice(Math.max(0, a), b + 1);
  const spots = (way.length > 1 ? way : [...ends]).map(towerSpot);
  // Beside the drums, so that he does not run through them.
  return spots.map(({ x, z }) => ({ x: x - 1.6, z: z + 1.6 }));
}

export const actions: HandlersOf<Script, GeEvent, Actions> = {
  actionUnused(script, { building }) {
    script.change((shown) => {
      shown.status[building] = 'unused';
    });
    script.glow(spaceOf(building), 12, 0x8090a0, 0.7, 'ring');
    script.now += 0.25;
  },
  actionTaken(script, { seat, building }) {
    light(script, building, script.paint(seat));
    script.flip(seat, false);
    script.own(
      seat,
      (s, shown) => {
        s.taken++;
        shown.actor = seat;
        shown.status[building] = 'taken';
      },
      0.35,
    );
    script.now += 0.45;
  },
  extraActionUsed(script, { seat }) {
    script.tile(seat, 'extraAction', false);
    script.flip(seat, true, 0.2);
    script.own(seat, (s) => {
      s.extra++;
    });
    script.now += 0.35;
  },
  ownerPaid(script, { seat, building, ducats }) {
    script.coins(seat, ducats, overOf(building));
    script.now += 0.3;
  },
  yielded(script, { seat, building, commodities, tile, markers }) {
    const { goods } = yieldOf(building);
    light(script, building, script.paint(seat));
    commodities.forEach((good, k) => {
      script.stock(seat, good, true, stepOf(building, goods.indexOf(good)), k * APART);
    });
    if (tile) script.tile(seat, tile, true, stepOf(building, 0));
    if (markers > 0) script.markers(seat, markers, stepOf(building, 0));
    script.now += 0.3 + APART * (commodities.length + markers);
  },
  cardDrawn(script, { seat, kind, card }) {
    const k = kindAt(kind);
    const pile = script.shown.piles[k]?.down ?? 1;
    script.fly({ what: 'card', kind }, pileTop(kind, pile - 1), script.cardOf(seat, kind), {
      lasts: FLIES,
      turns: 1,
      take: (shown) => {
        const from = shown.piles[k];
        if (from) from.down--;
      },
      give: (shown) => more(shown.seats[seat]?.cards ?? [], k, 1),
    });
    if (card) script.learn(seat, [card], [], FLIES);
    script.now += 0.25;
  },
  pileShuffled(script, { kind }) {
    const k = kindAt(kind);
    // The last played card is still on its way to the pile.
    script.now += FLIES;
    const up = script.shown.piles[k]?.up ?? 0;
    for (let i = 0; i < Math.min(5, up); i++)
      script.fly({ what: 'card', kind }, discardTop(kind, i), pileTop(kind, i), {
        after: i * 0.06,
        lasts: 0.45,
        arc: 2.5,
        tumble: 0.5,
      });
    script.change((shown) => {
      const pile = shown.piles[k];
      if (!pile) return;
      pile.down += pile.up;
      pile.up = 0;
    }, 0.2);
    script.glow(ground(pileOf(kind).down), 6, 0xffe0a0, 0.7, 'ring');
    script.now += 0.4;
  },
  orderDelivered(script, { seat, card, building, goods, ducats }) {
    const { x0, x1, z1 } = houseRect(building);
    const [x, front] = [(x0 + x1) / 2, spaceRect(building).z1 - 0.6];
    const gate = at({ x, z: front + GATE }, GROUND, CART);
    if (ducats < LARGE_PAY) {
      spend(script, seat, goods, { ...gate, z: z1, y: GROUND + 1.2, size: 0.5 }, FLIES);
      light(script, building, script.paint(seat));
      script.coins(seat, ducats, overOf(building), FLIES * 0.8);
      played(script, seat, faceOf(card).kind, card);
      script.now += FLIES + 0.2;
      return;
    }
    spend(script, seat, goods, { ...gate, y: GROUND + 0.86 * CART, size: 0.75 * CART }, DRIVES);
    const ride = script.now + FLIES;
    const to = { ...at({ x, z: z1 - 0.4 }, GROUND, CART), yaw: Math.PI / 2 };
    script.add({
      kind: 'drive',
      at: ride,
      lasts: DRIVES,
      from: { ...gate, yaw: Math.PI / 2 },
      to,
      color: script.paint(seat),
      goods,
    });
    script.now += FLIES + DRIVES * 0.75;
    // A hundred ducats rain from the Villa's roof.
    const roof = overOf(building);
    light(script, building, 0xffd75a);
    for (const after of [0, 0.35, 0.7])
      script.burst(roof, 'confetti', [0xffd75a, 0xf2ae36], { n: 5, size: 9, after, lasts: 1.8 });
    script.coins(seat, ducats, lifted(roof, 5), 0.3);
    script.cheer(spaceOf(building), 1);
    script.change((shown) => {
      if (seat === shown.me) shown.due = card;
    });
    script.now += 0.9;
  },
  rewardTaken(script, { seat, tile }) {
    if (tile) script.tile(seat, tile, true);
    played(script, seat, 'LO', script.shown.due);
    script.change((shown) => {
      shown.due = null;
    }, 0.01);
    script.now += 0.4;
  },
  messageDelivered(script, { seat, card, ducats }) {
    const { buildings } = faceOf(card);
    const way = trail(script.shown, buildings);
    const color = script.paint(seat);
    script.add({ kind: 'run', at: script.now, lasts: RUNS, way, y: GROUND, color });
    const [first, last = first] = buildings;
    const paid = RUNS * 0.8;
    if (first) script.glow(spaceOf(first), 11, color, 0.9, 'ring');
    if (last) {
      script.glow(spaceOf(last), 11, color, 1, 'ring', paid);
      script.coins(seat, ducats, overOf(last), paid);
      script.note(overOf(last), null, 0x3d6a2c, { icon: 'kind:MS', size: 3, after: paid - 0.3 });
    }
    played(script, seat, 'MS', card, paid);
    script.now += RUNS * 0.85;
  },
  commodityTaken(script, { seat, commodity }) {
    script.tile(seat, 'commodityChoice', false);
    script.stock(seat, commodity, true, null, 0.25);
    script.now += 0.55;
  },
  traded(script, { seat, gave, got }) {
    script.tile(seat, 'trade11', false);
    if (gave.commodity) script.stock(seat, gave.commodity, false, null, 0.15);
    if (gave.tile) script.tile(seat, gave.tile, false, null, 0.15);
    if (gave.card) played(script, seat, faceOf(gave.card).kind, gave.card, 0.15);
    if (gave.marker) script.markers(seat, -1, null, 0.15);
    if (got.commodity) script.stock(seat, got.commodity, true, null, 0.4);
    if (got.tile) script.tile(seat, got.tile, true, null, 0.4);
    if (got.marker) script.markers(seat, 1, null, 0.4);
    script.now += 0.7;
  },
  buildingActionUsed(script, { seat, building }) {
    script.tile(seat, 'buildingAction', false);
    light(script, building, script.paint(seat));
    script.now += 0.5;
  },
  actionEnded(script) {
    script.change((shown) => {
      shown.actor = null;
    });
  },
};
