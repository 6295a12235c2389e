/** Staging of turns and the tower: dice, beams, its rise, its hops, the rounds. */

import { MOST_MOVES } from '../../../../engine/games/genoa/data.ts';
import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import type { SpaceId } from '../../../../engine/games/genoa/map.ts';
import type { HandlersOf } from '../../../table/staging/staging.ts';
import { DRUM } from '../board/forms/things.ts';
import { merchantOf, type Shown } from '../board/shown.ts';
import { at, dieOf, drumOf, GROUND, ground, spaceOf } from '../board/sites.ts';
import { isBuilding } from '../facts.ts';
import { BELL, hourSpot } from '../scenery/plan.ts';
import { lifted, type Script } from './script.ts';

/** Seconds of the dice in the air, the beams' run, the tower's rise and its hops. */
const THROWN = 1;
const BEAMS = 1.9;
const RISES = 1;
const HOPS = 0.8;
/** Seconds of the way of the round's lantern. */
const STRIKES = 0.8;

type Flow =
  | 'turnStarted'
  | 'diceRolled'
  | 'startingSpaceUsed'
  | 'towerPlaced'
  | 'roundShortened'
  | 'towerMoved'
  | 'roundEnded';

/** GE-104: clears everything that lasts one turn. */
function cleared(shown: Shown): void {
  shown.path = [];
  shown.discs = {};
  shown.status = {};
  shown.dice = null;
  shown.actor = null;
  shown.offers = [];
  for (const s of shown.seats) {
    s.taken = 0;
    s.extra = 0;
  }
}

/** Drums left on the spaces fly home to the next merchant. */
function gatherDrums(script: Script, merchant: number): void {
  const home = { ...at(script.home(merchant), GROUND), size: 0.3 };
  // The merchant of the turn that is over.
  const { color } = merchantOf(script.shown);
  for (const space of Object.keys(script.shown.discs) as SpaceId[]) {
    script.fly({ what: 'drum', color }, drumOf(space), home, { lasts: 0.8, arc: 8, turns: 1 });
  }
}

/** The Market's bell rings, and the lantern moves on by one hour. */
function strike(script: Script, roundsLeft: number): void {
  const { shown } = script;
  const before = hourSpot(Math.max(1, shown.roundsLeft));
  const next = hourSpot(Math.max(1, roundsLeft));
  script.fly({ what: 'lantern' }, at(before, before.y), at(next, next.y), {
    lasts: STRIKES,
    arc: 2.5,
    give: (now) => {
      now.roundsLeft = roundsLeft;
    },
  });
  const bell = ground(BELL, BELL.y);
  for (const after of [0, 0.28, 0.56]) script.glow(bell, 7, 0xffd070, 0.7, 'ring', after);
  script.glow(spaceOf('market'), 30, 0xb8842c, 1.4, 'halo');
  // After the last round no number is left to show.
  if (roundsLeft > 0) {
    const how = { icon: 'icon:star', size: 4.2, after: 0.3, lasts: 1.6 };
    script.note(lifted(spaceOf('market'), 5), roundsLeft, 0x7a4a10, how);
  }
  script.cheer(spaceOf('market'), 0.5);
  script.now += STRIKES + 0.2;
}

/** The space under the tower is visited; a building's action is open. */
const visited = (shown: Shown, space: SpaceId, drums: number): void => {
  shown.path.push(space);
  shown.discs[space] = drums;
  if (isBuilding(space)) shown.status[space] = 'open';
};

export const tower: HandlersOf<Script, GeEvent, Flow> = {
  turnStarted(script, { merchant, roundsLeft }) {
    gatherDrums(script, merchant);
    script.change((shown) => {
      cleared(shown);
      shown.merchant = merchant;
      shown.roundsLeft = roundsLeft;
    });
    script.glow(script.home(merchant), 26, 0xffd890, 1.1, 'halo', 0.3);
    script.now += 0.5;
  },
  diceRolled(script, { seat, blue, red }) {
    const from = at(script.edge(seat), GROUND + 1.5, 0.8);
    for (const [die, value] of [
      ['blue', blue],
      ['red', red],
    ] as const) {
      script.fly({ what: 'die', die, value }, from, dieOf(die), {
        after: die === 'red' ? 0.08 : 0,
        lasts: THROWN,
        arc: 9,
        tumble: 4,
        bounce: 1.1,
      });
    }
    script.change((shown) => {
      shown.rolling = true;
    });
    script.change((shown) => {
      shown.rolling = false;
      shown.dice = { blue, red };
    }, THROWN + 0.08);
    script.add({ kind: 'beams', at: script.now + THROWN, lasts: BEAMS, blue, red });
    script.now += THROWN + BEAMS * 0.5;
  },
  startingSpaceUsed(script, { seat }) {
    script.tile(seat, 'startingSpace', false);
    script.now += 0.5;
  },
  towerPlaced(script, { space }) {
    const foot = drumOf(space);
    const drums = MOST_MOVES + 1;
    const { color } = merchantOf(script.shown);
    script.add({ kind: 'rise', at: script.now, lasts: RISES, pose: foot, drums, color });
    script.change((shown) => {
      visited(shown, space, drums);
      shown.hopping = true;
    });
    script.change((shown) => {
      shown.hopping = false;
    }, RISES);
    script.glow(ground(foot), 16, 0xffd890, 1.4, 'ring', 0.2);
    script.cheer(ground(foot), 0.4);
    script.now += RISES;
  },
  roundShortened: (script, { roundsLeft }) => strike(script, roundsLeft),
  roundEnded: (script, { roundsLeft }) => strike(script, roundsLeft),
  towerMoved(script, { from, to, discs }) {
    const start = drumOf(from);
    // The lowest drum stays: the others jump off it.
    start.y += DRUM.high;
    script.add({
      kind: 'hop',
      at: script.now,
      lasts: HOPS,
      from: start,
      to: drumOf(to),
      drums: discs,
      color: merchantOf(script.shown).color,
    });
    script.change((shown) => {
      shown.discs[from] = 1;
      visited(shown, to, discs);
      shown.hopping = true;
    });
    script.change((shown) => {
      shown.hopping = false;
    }, HOPS);
    script.glow(ground(drumOf(to)), 12, 0xffd890, 0.8, 'ring', HOPS * 0.85);
    script.now += HOPS;
  },
};
