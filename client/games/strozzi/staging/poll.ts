/** A ship comes in, the poll over it, the pirate, and a ship that nobody wants. */

import type { StEvent } from '../../../../engine/games/strozzi/types.ts';
import { newPose, type Pose, place } from '../../../table/board/surface.ts';
import type { HandlersOf } from '../../../table/staging/staging.ts';
import { hoist } from '../board/moving.ts';
import type { Shown } from '../board/shown.ts';
import { berth } from '../board/sites.ts';
import { hullTurn } from '../board/still/ports.ts';
import { MOLES, palazzo } from '../scenery/landmarks.ts';
import type { Script } from './script.ts';

/** Seconds that a ship needs to come in, and to be gone. */
const ARRIVES = 2.3;
const LEAVES = 2.2;
/**
 * Seconds that the next event waits for an arrival, and for a departure: they use the same channel.
 */
const SEEN = 1.5;
const GONE = 1.75;
const ALL_FLAGS = ['ware', 'plusOne', 'pirate'] as const;

type Polled =
  | 'roundStarted'
  | 'shipDrawn'
  | 'passed'
  | 'claimed'
  | 'flagReturned'
  | 'shipUnclaimed'
  | 'shipWon';

/** Seconds until a claim's flag is up, a pirate's strikes, and a torn one is at home again. */
const HOISTED = 1;
const STRIKES = 0.7;
const HOME = 1.6;

/** The point where a flag comes aboard, and where a torn one ends: low before the sail. */
function mastFoot({ sites }: Script): Pose {
  const at = hoist(sites);
  const foot = place(sites.anchorage, -2.4, -1.2, 3.2, newPose());
  return { ...at, x: foot.x, y: foot.y, z: foot.z };
}

/** Pirates: their flag dives upon the mast, tears the flag there, and shows itself. */
function strike(script: Script, seat: number, from: Pose, to: Pose): void {
  const { sites, shown } = script;
  const color = script.seat(seat).color;
  const thing = { what: 'flag', color, flag: 'pirate' } as const;
  script.fly(thing, from, to, { lasts: STRIKES, arc: 10 });
  script.now += STRIKES;
  const mast = { ...sites.anchorage, y: to.y, scale: 1 };
  script.add({ kind: 'flaunt', at: script.now, lasts: 1.3, color, flag: 'pirate', pose: to });
  script.glow(mast, 22, 0xff5030, 1.4, 'halo');
  script.glow(sites.anchorage, 16, 0xff6a40, 1.2, 'ring');
  script.cheer(sites.anchorage, 0.7);
  const robbed = shown.ship?.claim;
  // Shreds of the torn flag.
  if (robbed)
    script.burst(mast, 'confetti', [script.paint(robbed.seat), 0x15131a], { n: 1, size: 7 });
  script.burst(mast, 'sparks', [0xff7040, 0xffd070], { n: 2, size: 7, lasts: 1.4 });
}

const anchored = (script: Script) => place(script.sites.anchorage, 0, 0, 0, newPose());

export const poll: HandlersOf<Script, StEvent, Polled> = {
  roundStarted(script, e) {
    if (script.shown.round !== e.round) emptyHarbours(script);
    script.change((shown) => {
      shown.round = e.round;
      shown.drawer = e.drawer;
      shown.ship = null;
      for (const seat of shown.seats) seat.flags = [...ALL_FLAGS];
      for (const port of Object.values(shown.ports)) port.length = 0;
    }, 0.3);
    for (const { seat } of script.shown.seats) {
      const { x, z } = palazzo(seat, script.shown.seats.length);
      script.glow({ ...script.yard(seat), x, z }, 16, 0xffe0a0, 1.2, 'ring', 0.3);
    }
    script.glow(script.sites.board, 12, 0xffd070, 1.4, 'halo');
    script.now += 0.7;
  },
  shipDrawn(script, e) {
    script.change((shown) => {
      shown.deck = e.left;
      shown.drawer = e.drawer;
      shown.ship = null;
    });
    const end = anchored(script);
    script.add({
      kind: 'sail',
      at: script.now,
      lasts: ARRIVES,
      leaves: false,
      card: e.ship,
      end,
    });
    script.change((shown) => {
      shown.ship = { card: e.ship, claim: null };
    }, ARRIVES);
    script.now += SEEN;
  },
  passed(script, e) {
    script.glow(script.yard(e.seat), 11, 0x8090a0, 0.7, 'ring');
    script.pollGoesOn(e.seat);
    script.now += 0.3;
  },
  claimed(script, e) {
    const { ship } = script.shown;
    const color = script.seat(e.seat).color;
    const lay = (shown: Shown): void => {
      if (shown.ship) shown.ship.claim = { seat: e.seat, flag: e.flag };
    };
    const take = (shown: Shown): void => {
      const s = shown.seats[e.seat];
      if (s) s.flags = s.flags.filter((flag) => flag !== e.flag);
    };
    const from = script.pole(e.seat, e.flag);
    const to = hoist(script.sites);
    script.change(take);
    if (e.flag !== 'pirate') {
      const flag = { color, flag: e.flag, from, foot: mastFoot(script), to };
      script.add({ kind: 'hoist', at: script.now, lasts: HOISTED, ...flag });
      script.change(lay, HOISTED);
      script.now += HOISTED;
      script.glow({ ...script.sites.anchorage, y: to.y, scale: 1 }, 12, 0xffd080, 0.8, 'halo');
      script.pollGoesOn(e.seat);
      script.now += 0.25;
      return;
    }
    strike(script, e.seat, from, to);
    script.change(lay);
    script.now += ship?.claim ? 0 : 0.25;
  },
  flagReturned(script, e) {
    const color = script.seat(e.seat).color;
    const to = script.pole(e.seat, e.flag);
    const flag = { color, flag: e.flag, from: hoist(script.sites), foot: mastFoot(script), to };
    script.add({ kind: 'torn', at: script.now, lasts: HOME, ...flag });
    script.change((shown) => {
      const s = shown.seats[e.seat];
      if (s) s.flags = ALL_FLAGS.filter((flag) => flag === e.flag || s.flags.includes(flag));
    }, HOME);
    script.now += HOME * 0.75;
  },
  shipUnclaimed(script, e) {
    const end = anchored(script);
    script.change((shown) => {
      shown.ship = null;
    });
    script.add({
      kind: 'sail',
      at: script.now,
      lasts: LEAVES,
      leaves: true,
      card: e.ship,
      end,
    });
    script.now += GONE;
  },
  shipWon(script, e) {
    script.glow(script.sites.anchorage, 15, script.paint(e.seat), 0.9, 'ring');
    script.glow(script.yard(e.seat), 18, 0xffc060, 1.1, 'ring');
    script.now += 0.35;
  },
};

/** Last round's ships put out to sea, all at once. */
function emptyHarbours(script: Script): void {
  for (const port of ['venice', 'rome', 'naples'] as const) {
    script.shown.ports[port].forEach((one, k) => {
      const from = berth(script.sites, port, k);
      const { side } = MOLES[port];
      const to = {
        ...from,
        z: Math.min(from.z + 10, 19),
        x: from.x + side * 15,
        size: from.size * 0.2,
      };
      // Bow to the sea.
      const turn = hullTurn(script.sites, side);
      script.add({
        kind: 'cruise',
        at: script.now + 0.3 + k * 0.05,
        lasts: 1.4,
        color: script.seat(one.owner).color,
        speed: one.effectiveValue,
        from,
        to,
        turns: [turn, turn + Math.PI],
        card: null,
        swing: 0,
      });
    });
  }
}
