/** The way of the tower: turns, dice, moves, rounds. */

import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import { look, type Name, type Of } from '../../../table/events/rows.ts';
import { TOWN } from '../cues.ts';
import { bidsFor, openView, type Scene } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { isBuilding } from '../facts.ts';
import { t as because } from '../strings/causes.ts';
import { t as chapter } from '../strings/chapters.ts';
import { theSpace } from '../strings/spaces.ts';
import { yieldName } from '../strings/worth.ts';
import type { Rows } from './table.ts';

/** Seconds by which sounds wait for the start of the picture; a person may speed it up. */
const BELLS_FIRST = 2.4;
const BEAMS = 1;

export const tower: Rows<
  | 'turnStarted'
  | 'diceRolled'
  | 'startingSpaceUsed'
  | 'towerPlaced'
  | 'roundShortened'
  | 'towerMoved'
  | 'roundEnded'
> = {
  turnStarted: {
    line: 'event.turnStarted',
    why: ['GE-103', 'GE-104'],
    sound: ({ turn }) => (turn === 1 ? ['hours', { cue: 'morning', wait: BELLS_FIRST }] : ['hour']),
    look: look(2, 'wide', { least: 1.2 }),
    tell: ({ turn, merchant, roundsLeft }, _, name) =>
      aired(turn === 1 ? 'began' : 'turn', { name: name(merchant), n: roundsLeft }),
    whom: ({ merchant }) => merchant,
    chapter({ turn, merchant: seat }, { name }) {
      return { kind: 'turn', title: chapter('turn', { name: name(seat), turn }), seat };
    },
  },
  // The sentence names the space where the beams meet.
  diceRolled: {
    at: 'dice',
    line: 'event.diceRolled',
    why: { rules: ['GE-201', 'GE-202'], says: () => because('dice') },
    sound: () => [TOWN.dice, { cue: TOWN.beams, wait: BEAMS }],
    look: look(2, 'close', { told: 0.6, least: 1.6 }),
  },
  startingSpaceUsed: {
    line: 'event.startingSpaceUsed',
    why: ['GE-903', 'GE-902'],
    sound: TOWN.tablet,
    look: null,
  },
  towerPlaced: {
    at: ({ space }) => space,
    line: 'event.towerPlaced',
    why: {
      rules: ['GE-202', 'GE-207', 'GE-903'],
      which: (_, { events }) =>
        events.some(({ type }) => type === 'startingSpaceUsed') ? ['GE-903'] : ['GE-202', 'GE-207'],
    },
    sound: TOWN.tower,
    look: look(2, 'medium', { least: 1.4 }),
    tell: placedLine,
    lean: 2,
  },
  roundShortened: {
    at: 'market',
    line: 'event.roundShortened',
    why: {
      rules: ['GE-204', 'GE-205', 'GE-206'],
      which: (_, { events }) => [
        events.some(({ type }) => type === 'startingSpaceUsed') ? 'GE-205' : 'GE-204',
        'GE-206',
      ],
    },
    sound: TOWN.market,
    look: look(3, 'medium', { told: 0.3, least: 2 }),
    tell: ({ roundsLeft }) => aired('shortened', { n: roundsLeft }),
    lean: 2,
    chapter: (_, { view }) => ({
      kind: 'market',
      title: chapter('market'),
      seat: view().public.merchant,
    }),
  },
  towerMoved: {
    at: ({ to }) => to,
    // The sentence of a deal has named the space.
    line: ({ offer, to }, { say }) =>
      offer === null ? say('event.towerMoved', { toSpace: theSpace(to, 'to') }) : null,
    why: {
      rules: ['GE-301', 'GE-302', 'GE-502', 'GE-515'],
      which: ({ offer }) => [offer === null ? 'GE-515' : 'GE-502', 'GE-301', 'GE-302'],
      says: ({ discs }) => because('discs', { n: discs }),
    },
    sound: TOWN.hop,
    look: look(2, 'medium', { least: 1.2 }),
    tell: (event, scene, name) => (event.offer === null ? movedLine(event, scene, name) : null),
    lean: 1,
  },
  roundEnded: {
    at: 'market',
    line: 'event.roundEnded',
    why: ['GE-105', 'GE-106'],
    sound: TOWN.market,
    look: look(2, 'medium', { least: 1.4 }),
    tell: ({ roundsLeft }) =>
      roundsLeft > 0 ? aired('round', { n: roundsLeft }) : aired('round.last'),
  },
};

/** The tower's first space, with its yield. */
function placedLine({ space }: Of<GeEvent, 'towerPlaced'>, { after }: Scene): string {
  const gives = isBuilding(space) ? yieldName(openView(after), space) : '';
  return aired('placed', {
    atSpace: theSpace(space, 'at'),
    why: gives ? aired('gives', { gives }) : '',
  });
}

function movedLine({ to, discs }: Of<GeEvent, 'towerMoved'>, scene: Scene, name: Name): string {
  const bids = bidsFor(scene.before.public, to);
  const why = scene.why(
    bids.length > 0 ? aired('moved.bids', { n: bids.length }) : null,
    discs === 1 ? aired('moved.last') : null,
  );
  return aired('moved', {
    name: name(scene.after.public.merchant),
    toSpace: theSpace(to, 'to'),
    why,
  });
}
