/** A ship makes for its berth, its cargo goes up to the town or down to the fish, bearers climb. */

import { PORTS, WARE_OF_PORT, WARES } from '../../../../engine/games/strozzi/data.ts';
import type { StEvent } from '../../../../engine/games/strozzi/types.ts';
import { newPose, type Pose, place } from '../../../table/board/surface.ts';
import type { HandlersOf } from '../../../table/staging/staging.ts';
import { bearer, berth, step, tower } from '../board/sites.ts';
import { categoryOf, PLINTH, tileOf } from '../board/still/loggia.ts';
import { hullTurn } from '../board/still/ports.ts';
import { shipOf } from '../board/vessel.ts';
import { MOLES } from '../scenery/landmarks.ts';
import type { Script } from './script.ts';

const BERTHS = 1.5;
const SHIFTS = 0.9;
/** Seconds for one step of a way. */
const STEP = 0.36;

type Landing = Extract<StEvent, { type: 'shipPlaced' }>;

/** Fitting cargo goes up to the tower, the rest over board. `after`: when the ship lies fast. */
function unload(script: Script, e: Landing, at: Pose, after: number): void {
  const ship = shipOf(e.ship);
  const wanted = WARES[WARE_OF_PORT[PORTS.indexOf(e.port)] ?? 0];
  const deck = { ...at, y: 1.6, size: 0.95 };
  const up = tower(e.port);
  let n = 0;
  let lost = 0;
  const pieces = WARES.flatMap((ware, k) => Array.from({ length: ship.wares[k] ?? 0 }, () => ware));
  if (e.flag === 'ware' && wanted) pieces.push(wanted);
  for (const ware of pieces) {
    const start = after + 0.13 * n++;
    const thing = { what: 'ware', ware } as const;
    if (ware === wanted) {
      script.fly(thing, deck, { ...up, size: 0.8 }, { after: start, lasts: 1.15, arc: 7 });
      continue;
    }
    const sea = {
      ...deck,
      x: deck.x + (lost % 3) * 1.4 - 1.4,
      y: -0.9,
      z: deck.z + 2.4,
      size: 0.9,
    };
    script.fly(thing, deck, sea, { after: start, lasts: 0.75, arc: 2.6 });
    const ring = { ...sea, y: 0.15, tilt: 0, spin: 0, size: 1 };
    script.add({ kind: 'splash', at: script.now + start + 0.66, lasts: 0.9, pose: ring });
    lost++;
  }
  if (lost === 0) return;
  const over = { x: at.x, y: 1, z: at.z + 2.4, yaw: script.sites.yaw, tilt: 0, scale: 1 };
  script.note(over, null, 0x8c2f2a, { icon: 'sign:lost', after: after + 0.7, size: 1.9 });
}

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
        ...{ kind: 'cruise', at: script.now, lasts: SHIFTS, turns: [turn, turn] },
        ...{ color: script.seat(one.owner).color, speed: one.effectiveValue },
        from: berth(sites, e.port, e.place + k),
        to: berth(sites, e.port, e.place + k + 1),
      });
    });
    script.change((now) => {
      now.ship = null;
      now.ports[e.port].length = Math.min(now.ports[e.port].length, e.place);
    });
    script.add({
      ...{ kind: 'cruise', at: script.now, lasts: BERTHS, turns: [Math.PI, turn] },
      ...{ color, speed: e.effectiveValue, from, to },
    });
    const own = {
      ...{ card: e.ship, effectiveValue: e.effectiveValue, owner: e.seat, flag: e.flag },
    };
    script.change((now) => now.ports[e.port].push(own, ...slower), BERTHS);
    unload(script, e, to, BERTHS);
    script.now += BERTHS + 0.4;
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
      ...{ kind: 'climb', at: script.now, lasts, stops, leads },
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
    const category = categoryOf(e.tile);
    script.glow(plinth, 7, 0xffe0a0, 0.7, 'ring');
    script.fly(
      { what: 'tile', tile: e.tile },
      from,
      script.niche(e.seat, tileOf(e.tile).category),
      {
        ...{ lasts: 1.3, arc: 10, turns: 1 },
        take: (shown) => {
          const at = shown.display.indexOf(e.tile);
          if (at >= 0) shown.display[at] = null;
        },
        give: (shown) => shown.seats[e.seat]?.tiles.push(e.tile),
      },
    );
    script.note(script.yard(e.seat), tileOf(e.tile).value, 0x2b2118, {
      ...{ sign: '+', icon: `category:${category}`, after: 1.2, size: 2.4 },
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
      ...{ lasts: 0.7, arc: 0, turns: 1 },
      give: (shown) => shown.display.push(e.tile),
    });
    script.now += 0.5;
  },
};
