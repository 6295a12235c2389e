/** A ship comes in, the poll over it, the pirate, and a ship that nobody wants. */

import type { StEvent } from '../../../../engine/games/strozzi/types.ts';
import { newPose, place } from '../../../table/board/surface.ts';
import type { HandlersOf } from '../../../table/staging/staging.ts';
import { hoist } from '../board/moving.ts';
import type { Shown } from '../board/shown.ts';
import { berth, tower } from '../board/sites.ts';
import { MOLES, palazzo } from '../scenery/landmarks.ts';
import { FLAG_FLIES, type Script } from './script.ts';

/** Seconds that a ship needs to come in, and to be gone. */
const ARRIVES = 2.3;
const LEAVES = 2.4;
/** How long the next event waits for them. */
const SEEN = 1.5;
const ALL_FLAGS = ['ware', 'plusOne', 'pirate'] as const;

type Polled =
  | 'roundStarted'
  | 'shipDrawn'
  | 'passed'
  | 'claimed'
  | 'flagReturned'
  | 'shipUnclaimed'
  | 'shipWon';

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
      ...{ kind: 'sail', at: script.now, lasts: ARRIVES, leaves: false },
      ...{ card: e.ship, end },
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
    const pirate = e.flag === 'pirate';
    const from = script.pole(e.seat, e.flag);
    const up = hoist(script.sites);
    const mast = { ...script.sites.anchorage, y: up.y, scale: 1 };
    script.fly({ what: 'flag', color, flag: e.flag }, from, up, {
      ...{ lasts: pirate ? FLAG_FLIES * 0.8 : FLAG_FLIES, arc: pirate ? 9 : 5, take, give: lay },
    });
    script.now += pirate ? FLAG_FLIES * 0.8 : FLAG_FLIES;
    script.glow(mast, pirate ? 20 : 12, pirate ? 0xff5030 : 0xffd080, pirate ? 1.3 : 0.8, 'halo');
    if (pirate) {
      script.cheer(script.sites.anchorage, 0.7);
      if (ship?.claim)
        script.burst(mast, 'confetti', [script.paint(ship.claim.seat), 0x15131a], {
          n: 0,
          size: 5,
        });
      script.burst(mast, 'sparks', [0xff7040, 0xffd070], { n: 1, size: 6, lasts: 1.3 });
    } else script.pollGoesOn(e.seat);
    script.now += 0.25;
  },
  flagReturned(script, e) {
    const color = script.seat(e.seat).color;
    const thing = { what: 'flag', color, flag: e.flag } as const;
    const home = script.pole(e.seat, e.flag);
    script.fly(thing, hoist(script.sites), home, {
      ...{ lasts: 1.25, arc: 8, turns: 1 },
      give: (shown) => {
        const s = shown.seats[e.seat];
        if (s) s.flags = ALL_FLAGS.filter((flag) => flag === e.flag || s.flags.includes(flag));
      },
    });
    script.now += 0.9;
  },
  shipUnclaimed(script, e) {
    const end = anchored(script);
    script.change((shown) => {
      shown.ship = null;
    });
    script.add({
      ...{ kind: 'sail', at: script.now, lasts: LEAVES, leaves: true },
      ...{ card: e.ship, end },
    });
    script.now += SEEN;
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
      const to = {
        ...from,
        z: from.z + 16,
        x: from.x + MOLES[port].side * 10,
        size: from.size * 0.2,
      };
      const turn = script.sites.upright
        ? (MOLES[port].side * Math.PI) / 2
        : MOLES[port].side > 0
          ? 0
          : Math.PI;
      script.add({
        ...{ kind: 'cruise', at: script.now + 0.3 + k * 0.05, lasts: 1.3, turns: [turn, turn] },
        ...{ color: script.seat(one.owner).color, speed: one.effectiveValue, from, to },
      });
    });
  }
}

export { tower };
