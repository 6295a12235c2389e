/** Reservations, the raft, Pirates!, and galleys that unload, move on and are loaded anew. */

import {
  type Card,
  LEFT,
  RAW,
  type RawGood,
  RIGHT,
  SHIPS,
} from '../../../../engine/games/patrons-of-venice/data.ts';
import type { Exposed, PvEvent } from '../../../../engine/games/patrons-of-venice/events.ts';
import { newPose, type Pose, place, type Surface } from '../../../table/board/surface.ts';
import type { HandlersOf } from '../../../table/staging/staging.ts';
import { isGood, type Shown } from '../board/shown.ts';
import { berthOf, deckOf, ground, heapOf, mastOf, raftSpot, stallOf } from '../board/sites.ts';
import { quayOf, RAID as RAIDS } from '../scenery/plan.ts';
import { type Cargo, passes, RAID, RAID_LASTS, type Way } from './motion.ts';
import { held, lifted, type Script, sold, soldTo, stranded } from './script.ts';
import { marketOf, raftOf, roadsOf, skyOf, wharfOf } from './spots.ts';

/** Seconds until coins have been paid and a banner leaves. */
const PAID = 0.25;
/** Seconds from one card of the raft to the next, and that each is in the air. */
const APART = 0.1;
const COMES = 0.7;
/** Seconds that all galleys need for one berth, and that a crate needs to the quay. */
const ROWS = 1.3;
const ASHORE = 0.75;
/** Seconds that the black flag waves before the city. */
const OMEN = 1.7;

type Sea =
  | 'shipDealt'
  | 'reserved'
  | 'reshuffled'
  | 'shipmentsDrawn'
  | 'piratesCame'
  | 'piratesDiscarded'
  | 'unloaded'
  | 'shipsSailed'
  | 'shipmentPlaced';

const thingOf = (card: Card) =>
  isGood(card) ? ({ what: 'good', good: card } as const) : ({ what: 'pirates' } as const);

const setShip =
  (seat: number, ship: number, good: RawGood | null, reservedBy: number | null = null) =>
  (shown: Shown): void => {
    const s = shown.seats[seat];
    if (s) s.ships[ship] = good && { good, reservedBy };
  };

/** Over a galley's deck. */
const aboard = (script: Script, seat: number, ship: number): Surface => {
  const { x, z } = berthOf(seat, script.seats, ship);
  return ground(script.sites, { x, z }, 2.2);
};

/** The black galleys sweep along the bows of both edges, with or without a galley there. */
function sweep(script: Script): void {
  for (const side of [-1, 1] as const) {
    const way = RAIDS[side < 0 ? 0 : 1];
    const facing = script.sites.yaw;
    script.add({ kind: 'raid', at: script.now, lasts: RAID_LASTS, way, side, facing });
  }
}

/** When the black galley is abreast of a house's bows. */
function abreast(script: Script, board: number): number {
  const { side, berths } = quayOf(board, script.seats);
  return passes(RAIDS[side < 0 ? 0 : 1], berths[RIGHT].z);
}

/** A shipment without a banner is torn from its deck, and lies at the wharf for one Ducat. */
function rob(script: Script, { board, good }: Exposed): void {
  const when = abreast(script, board);
  const from = deckOf(script.sites, board, script.seats, RIGHT);
  const over = aboard(script, board, RIGHT);
  script.good(good, from, heapOf(script.sites, good), {
    after: when,
    lasts: 1.7,
    arc: 20,
    turns: 1,
    tumble: 1,
    bounce: 0.5,
    take: setShip(board, RIGHT, null),
    give: stranded(good),
  });
  script.glow(over, 9, 0xff5030, 0.9, 'halo', when);
  script.burst(over, 'confetti', [0x15131a, 0xa3262a], { n: 1.5, size: 4, after: when });
  script.note(over, null, 0xa3262a, { icon: 'good:pirates', size: 3.6, after: when, lasts: 1.6 });
}

/** A banner protects: it grows and flashes as the black galley passes. */
function spare(script: Script, { board, reservedBy }: Exposed & { reservedBy: number }): void {
  const when = abreast(script, board);
  const color = script.seat(reservedBy).color;
  const paint = script.paint(reservedBy);
  const mast = mastOf(script.sites, board, script.seats, RIGHT);
  const over = aboard(script, board, RIGHT);
  const at = script.now + when - 0.2;
  script.add({ kind: 'flaunt', at, lasts: 1.4, color, pose: mast });
  script.glow(over, 11, paint, 1.1, 'ring', when - 0.2);
  script.glow(lifted(over, 3), 8, 0xfff2c8, 0.8, 'halo', when - 0.1);
  script.note(over, null, 0x2f7a3a, { icon: 'icon:lock', size: 3.6, after: when, lasts: 1.6 });
}

/** The cargo under sail, with the banner on its mast. */
function cargoOf(script: Script, seat: number, ship: number): Cargo | null {
  const shipment = script.seat(seat).ships[ship];
  if (!shipment) return null;
  const { good, reservedBy } = shipment;
  return { good, banner: reservedBy === null ? null : script.seat(reservedBy).color };
}

/** All galleys of a house pull one berth on; the empty one at the bows leaves, another comes in. */
function row(script: Script, seat: number): void {
  const { berths, roads, side } = quayOf(seat, script.seats);
  const { color } = script.seat(seat);
  const straight = (from: { x: number; z: number }, to: { x: number; z: number }): Way => [
    from,
    { x: (from.x + to.x) / 2, z: (from.z + to.z) / 2 },
    to,
  ];
  const at = script.now;
  const facing = script.sites.yaw;
  const galley = (way: Way, cargo: Cargo | null, fades: 'in' | 'out' | null) =>
    script.add({ kind: 'row', at, lasts: ROWS, color, cargo, way, fades, facing });
  const bows = berths[RIGHT];
  const [channel] = RAIDS[side < 0 ? 0 : 1];
  galley([bows, { x: channel.x, z: bows.z }, { x: channel.x, z: bows.z - 17 }], null, 'out');
  for (let ship = RIGHT; ship > LEFT; ship--) {
    galley(straight(berths[ship - 1], berths[ship]), cargoOf(script, seat, ship - 1), null);
  }
  galley(straight(roads, berths[LEFT]), null, 'in');
}

export const sea: HandlersOf<Script, PvEvent, Sea> = {
  shipDealt(script, { seat, ship, good }) {
    const to = deckOf(script.sites, seat, script.seats, SHIPS.indexOf(ship));
    script.good(good, roadsOf(script.sites, 0), to, {
      give: setShip(seat, SHIPS.indexOf(ship), good),
    });
    script.now += APART;
  },
  reserved(script, e) {
    const { seat, boardOwner, price } = e;
    const ship = SHIPS.indexOf(e.ship);
    const { color } = script.seat(seat);
    const over = aboard(script, boardOwner, ship);
    if (seat === boardOwner) script.coins(seat, -price, over);
    else {
      script.coins(seat, -price, script.mole(boardOwner));
      script.coins(boardOwner, price, script.mole(seat), PAID);
    }
    script.fly(
      { what: 'banner', color },
      script.door(seat),
      mastOf(script.sites, boardOwner, script.seats, ship),
      {
        after: 0.1,
        lasts: 0.75,
        take: (shown) => {
          const s = shown.seats[seat];
          if (s) s.cubesLeft--;
        },
        give: (shown) => {
          const shipment = shown.seats[boardOwner]?.ships[ship];
          if (shipment) setShip(boardOwner, ship, shipment.good, seat)(shown);
        },
      },
    );
    script.glow(over, 8, script.paint(seat), 0.6, 'ring', 0.7);
    script.now += 0.6;
  },

  reshuffled(script, e) {
    const deck = raftOf(script.sites);
    const count = Math.min(10, e.discard + e.wharf + e.market);
    const froms = [
      ...(e.discard > 0 ? [roadsOf(script.sites, 1)] : []),
      ...(e.wharf > 0 ? [place(wharfOf(script.sites), 0, 0, 1, newPose())] : []),
      ...(e.market > 0 ? [place(marketOf(script.sites), 0, 0, 1, newPose())] : []),
    ];
    for (let k = 0; k < count; k++) {
      const from = froms[k % froms.length];
      const to = place(deck, 0, 0, 1.4, newPose());
      script.fly({ what: 'card' }, from, to, {
        after: k * 0.07,
        lasts: 0.75,
        turns: 1,
        tumble: 1,
      });
    }
    script.change((shown) => {
      shown.deck = e.deck;
      if (e.discard > 0) {
        shown.discard = 0;
        shown.pirates = 0;
      }
      if (e.wharf > 0) shown.wharf.fill(0);
      if (e.market > 0) shown.market.fill(0, 0, RAW);
    }, 0.4);
    script.note(lifted(deck, 1), e.deck, 0x2b2118, { icon: 'icon:slip', after: 0.6, size: 3.2 });
    script.now += 1.1;
  },
  shipmentsDrawn(script, { cards, deck }) {
    script.change((shown) => {
      shown.deck = deck;
    });
    const lying = script.shown.raft.length;
    cards.forEach((card, k) => {
      const isRaid = !isGood(card);
      script.fly(thingOf(card), roadsOf(script.sites, k), raftSpot(script.sites, lying + k), {
        after: k * APART,
        lasts: COMES,
        arc: isRaid ? 9 : 5,
        turns: isRaid ? 1 : 0,
        bounce: isRaid ? 0 : 0.4,
        give: (shown) => shown.raft.push(card),
      });
      if (!isRaid) return;
      const lands = k * APART + COMES;
      const spot = raftSpot(script.sites, lying + k);
      script.glow({ ...raftOf(script.sites), x: spot.x }, 9, 0xff5030, 1.2, 'halo', lands);
    });
    script.now += cards.length * APART + COMES;
  },
  piratesCame(script, { stolen, spared }) {
    sweep(script);
    script.add({ kind: 'omen', at: script.now, lasts: OMEN, pose: skyOf(script.sites) });
    for (const one of stolen) rob(script, one);
    for (const one of spared) spare(script, one);
    script.cheer(raftOf(script.sites), 0.6);
    script.now += RAID.sweeps + 0.8;
  },
  piratesDiscarded(script, { count, discarded }) {
    const over = raftOf(script.sites);
    script.shown.raft.forEach((card, k) => {
      if (isGood(card)) return;
      const from = raftSpot(script.sites, k);
      const away: Pose = { ...roadsOf(script.sites, k), y: 9, size: 0.3 };
      script.fly({ what: 'pirates' }, from, away, { lasts: 0.7, arc: 5, turns: 1 });
    });
    script.change((shown) => {
      shown.raft = shown.raft.filter(isGood);
      shown.discard += count;
      shown.pirates = discarded;
    });
    script.note(lifted(over, 1), discarded, 0x2b2118, { icon: 'good:pirates', size: 3.4 });
    script.now += 0.6;
  },

  unloaded(script, e) {
    const { seat, board, good } = e;
    const from = deckOf(script.sites, board, script.seats, RIGHT);
    const take = setShip(board, RIGHT, null);
    if (e.to === 'hand') {
      script.good(good, from, script.store(seat), {
        lasts: ASHORE,
        take,
        give: held(seat, good, 1),
      });
    } else {
      const away: Pose = { ...roadsOf(script.sites, 0), size: 0.4 };
      const to = soldTo(good) === 'market' ? stallOf(script.sites, good) : away;
      script.good(good, from, to, { lasts: 0.85, take, give: sold(good) });
      script.coins(seat, e.ducats, aboard(script, board, RIGHT), 0.1);
    }
    if (e.reserved) {
      const { color } = script.seat(seat);
      script.fly(
        { what: 'banner', color },
        mastOf(script.sites, board, script.seats, RIGHT),
        script.door(seat),
        {
          after: 0.1,
          lasts: 0.7,
          give: (shown) => {
            const s = shown.seats[seat];
            if (s) s.cubesLeft++;
          },
        },
      );
    }
    script.glow(aboard(script, board, RIGHT), 7, 0xffe0a0, 0.6, 'ring');
    script.now += 0.6;
  },
  shipsSailed(script) {
    for (const { seat } of script.shown.seats) row(script, seat);
    script.change((shown) => {
      shown.underWay = true;
      for (const s of shown.seats) s.ships = [null, s.ships[0], s.ships[1]];
    });
    script.change((shown) => {
      shown.underWay = false;
    }, ROWS);
    script.now += ROWS;
  },
  shipmentPlaced(script, { seat, good }) {
    const k = script.shown.raft.indexOf(good);
    script.good(good, raftSpot(script.sites, k), deckOf(script.sites, seat, script.seats, LEFT), {
      lasts: 0.8,
      take: (shown) => {
        const at = shown.raft.indexOf(good);
        if (at >= 0) shown.raft.splice(at, 1);
      },
      give: setShip(seat, LEFT, good),
    });
    script.glow(aboard(script, seat, LEFT), 7, 0xffe0a0, 0.45, 'ring', 0.55);
    script.now += 0.45;
  },
};
