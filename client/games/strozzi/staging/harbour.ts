/** A ship makes for its berth, its cargo goes up to the town or into the water, bearers climb. */

import {
  CATEGORIES,
  PORTS,
  type Port,
  WARE_OF_PORT,
  WARES,
  type Ware,
} from '../../../../engine/games/strozzi/data.ts';
import type { StEvent } from '../../../../engine/games/strozzi/types.ts';
import { newPose, type Pose, place } from '../../../table/board/surface.ts';
import type { HandlersOf } from '../../../table/staging/staging.ts';
import { bearer, berth, craneLifts, craneRests, craneStores, step } from '../board/sites.ts';
import { PLINTH } from '../board/still/loggia.ts';
import { hullTurn } from '../board/still/ports.ts';
import { cargoAt, INBOUND } from '../board/vessel.ts';
import { shipOf, tileOf } from '../facts.ts';
import { MOLES } from '../scenery/landmarks.ts';
import { CRANE, CRANE_WORKS } from './motion.ts';
import type { Script } from './script.ts';

/**
 * Seconds: until a ship lies fast; how long slower ones take to make room for it, and when they
 * start.
 */
const BERTHS = CRANE.comes;
const SHIFTS = 0.8;
const SHIFTS_AT = 0.5;
/** Seconds for one step of a way. */
const STEP = 0.36;

type Landing = Extract<StEvent, { type: 'shipPlaced' }>;

/** The wares that the crane takes: those that the town wants, and one more for a ware flag. */
function wantedOf(e: Landing): readonly Ware[] {
  const index = WARE_OF_PORT[PORTS.indexOf(e.port)] ?? 0;
  const count = (shipOf(e.ship).wares[index] ?? 0) + (e.flag === 'ware' ? 1 : 0);
  return Array.from({ length: count }, () => WARES[index] ?? 'gold');
}

/** The crane of the mole rolls up while the ship comes in, and brings the cargo into the store. */
function lift(script: Script, e: Landing): void {
  const wares = wantedOf(e);
  if (wares.length === 0) return;
  const { port } = e;
  script.change((shown) => {
    shown.crane = port;
  });
  script.add({
    kind: 'crane',
    at: script.now,
    lasts: CRANE_WORKS,
    wares,
    rests: craneRests(port),
    lifts: craneLifts(port, e.place),
    stores: craneStores(port),
  });
  script.change((shown) => {
    shown.crane = null;
  }, CRANE_WORKS);
}

/** Seconds from one piece that goes overboard to the next, and the fall of each. */
const OVERBOARD = 0.17;
const SINKS = 0.75;

/**
 * Wares that the town does not want go overboard, piece by piece. `after`: when the ship lies fast.
 */
function jettison(script: Script, e: Landing, at: Pose, turn: number, after: number): void {
  const { wares } = shipOf(e.ship);
  const wanted = WARE_OF_PORT[PORTS.indexOf(e.port)] ?? 0;
  const count = wares.reduce((sum, n) => sum + n, 0);
  let piece = 0;
  let lost = 0;
  WARES.forEach((ware, index) => {
    for (let n = 0; n < (wares[index] ?? 0); n++) {
      const u = cargoAt(piece++, count) * Math.cos(turn);
      if (index === wanted) continue;
      const deck = place({ ...at, scale: at.size }, u, -0.9, 1.7, newPose());
      const sea = place({ ...at, scale: at.size }, u * 1.35, -4, -0.9, newPose());
      deck.size = 0.9;
      sea.size = 0.8;
      const start = after + OVERBOARD * lost++;
      script.fly({ what: 'ware', ware }, deck, sea, { after: start, lasts: SINKS, arc: 2.4 });
      const ring = { ...sea, y: 0.15, size: 1 };
      const when = script.now + start + SINKS * 0.86;
      script.add({ kind: 'splash', at: when, lasts: 1.1, pose: ring });
    }
  });
  if (lost === 0) return;
  const over = place({ ...at, scale: 1 }, 0, -3.4, 0.4, newPose());
  const how = { icon: 'sign:lost', wide: 2.7, after: after + 0.6, size: 2, lasts: 1.7 };
  script.note({ ...over, scale: 1 }, null, 0x8c2f2a, how);
}

/** How far the way to a harbour swings out: Rome's mole lies before Naples. */
const SWING: { readonly [port in Port]: number } = { venice: 3, rome: 0, naples: 17.5 };

export const harbour: HandlersOf<
  Script,
  StEvent,
  'shipPlaced' | 'advanced' | 'tileTaken' | 'tileRevealed'
> = {
  shipPlaced(script, e) {
    const { sites, shown } = script;
    const { side } = MOLES[e.port];
    const turn = hullTurn(sites, side);
    const color = script.seat(e.seat).color;
    const to = berth(sites, e.port, e.place);
    const from = place(sites.anchorage, 0, 0, 0, newPose());
    const slower = shown.ports[e.port].slice(e.place);
    slower.forEach((one, k) => {
      script.add({
        kind: 'cruise',
        at: script.now + SHIFTS_AT,
        lasts: SHIFTS,
        turns: [turn, turn],
        color: script.seat(one.owner).color,
        speed: one.effectiveValue,
        card: null,
        swing: 0,
        from: berth(sites, e.port, e.place + k),
        to: berth(sites, e.port, e.place + k + 1),
      });
    });
    script.change((now) => {
      now.ship = null;
    });
    script.change((now) => {
      now.ports[e.port].length = Math.min(now.ports[e.port].length, e.place);
    }, SHIFTS_AT);
    script.add({
      kind: 'cruise',
      at: script.now,
      lasts: BERTHS,
      turns: [INBOUND, turn],
      color,
      speed: e.effectiveValue,
      from,
      to,
      card: e.ship,
      swing: SWING[e.port],
    });
    const own = {
      card: e.ship,
      effectiveValue: e.effectiveValue,
      owner: e.seat,
      flag: e.flag,
    };
    script.change((now) => now.ports[e.port].push(own, ...slower), BERTHS);
    lift(script, e);
    jettison(script, e, to, turn, BERTHS);
    script.now += BERTHS + 0.5;
  },
  advanced(script, e) {
    const { sites, shown } = script;
    const { top } = shown;
    const first = script.standing(e.city, e.seat);
    const landing = shown.tracks[e.city][e.to]?.length ?? 0;
    const stops = [first ?? bearer(sites, e.city, e.from, 0, top)];
    for (let k = e.from + 1; k <= e.to; k++) {
      const index = k === e.to ? landing : (shown.tracks[e.city][k]?.length ?? 0);
      stops.push(bearer(sites, e.city, k, Math.min(5, index), top));
    }
    if (e.because === 'scrolls') {
      const from = place(sites.anchorage, -3, 0, 5, newPose());
      script.fly(
        { what: 'scroll' },
        { ...from, size: 1.4 },
        { ...stops[0], size: 1.2 },
        { lasts: 0.9, arc: 8 },
      );
    }
    script.change((now) => {
      for (const space of now.tracks[e.city]) {
        const index = space.indexOf(e.seat);
        if (index >= 0) space.splice(index, 1);
      }
    });
    const lasts = STEP * (e.to - e.from) + 0.15;
    const leads = e.rank === 0;
    script.add({
      kind: 'climb',
      at: script.now,
      lasts,
      stops,
      leads,
      color: script.seat(e.seat).color,
    });
    script.change((now) => now.tracks[e.city][e.to]?.push(e.seat), lasts);
    const ground = step(sites, e.city, e.to, top);
    script.glow(ground, 7, leads ? 0xffe080 : 0xe0e8f0, 0.9, 'ring', lasts);
    const bonus = shown.bonus && e.to > top - 3 ? (shown.bonus[e.to - (top - 2)] ?? 0) : 0;
    if (bonus > 0) {
      script.burst(ground, 'sparks', [0xffd75a, script.paint(e.seat)], {
        n: 4,
        size: 5,
        after: lasts,
      });
      script.cheer(ground, 0.5, lasts);
    }
    script.now += lasts * 0.75;
  },
  tileTaken(script, e) {
    const k = script.shown.display.indexOf(e.tile);
    const plinth = script.sites.display[Math.max(0, k)] ?? script.sites.anchorage;
    const from = place(plinth, 0, 0, PLINTH, newPose());
    from.size *= 1.12;
    const { category, value } = tileOf(e.tile);
    script.glow(plinth, 7, 0xffe0a0, 0.7, 'ring');
    script.fly(
      { what: 'tile', tile: e.tile },
      from,
      script.niche(e.seat, CATEGORIES.indexOf(category)),
      {
        lasts: 1.3,
        arc: 10,
        turns: 1,
        take: (shown) => {
          const at = shown.display.indexOf(e.tile);
          if (at >= 0) shown.display[at] = null;
        },
        give: (shown) => shown.seats[e.seat]?.tiles.push(e.tile),
      },
    );
    script.note(script.yard(e.seat), value, 0x2b2118, {
      sign: '+',
      icon: `category:${category}`,
      after: 1.2,
      size: 2.4,
    });
    script.now += 1.1;
  },
  tileRevealed(script, e) {
    const free = script.shown.display.filter((tile) => tile !== null).length;
    const plinth = script.sites.display[free] ?? script.sites.anchorage;
    const to = place(plinth, 0, 0, PLINTH, newPose());
    to.size *= 1.12;
    script.change((shown) => {
      shown.display = shown.display.filter((tile) => tile !== null);
      shown.stack = Math.max(0, shown.stack - 1);
    });
    script.fly({ what: 'tile', tile: e.tile }, { ...to, y: to.y + 6, size: 0.2 }, to, {
      lasts: 0.7,
      arc: 0,
      turns: 1,
      give: (shown) => shown.display.push(e.tile),
    });
    script.now += 0.5;
  },
};
