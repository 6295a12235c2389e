/** The finer points: pirates, waiting, Florence, the arts, the last ship. */

import type { Scene } from '../../../learn/lesson.ts';
import { BOTH_PASS, claim, PASS, place } from './acts.ts';

/** A pirate over another seat's flag. */
export const pirate: Scene = {
  id: 'pirate',
  rules: ['ST-014', 'ST-015', 'ST-017', 'ST-036'],
  facts: ['flags'],
  given: {
    drawer: 1,
    decider: [0],
    seats: [{}, {}, {}],
    tracks: { rome: [[0], [2], [1]] },
    current: { card: 'S2c', claim: { seat: 1, flag: 'ware' } },
  },
  steps: [
    { say: 'theirs', at: { parts: ['ship'], things: ['ship'], site: 'ship' } },
    { say: 'only', at: { things: ['flag:0:pirate'] } },
    {
      say: 'strike',
      at: { things: ['flag:0:pirate', 'port:rome'] },
      task: {
        open: [claim('pirate', 'ST-014'), place('ST-036')],
        refused: 'strikeOther',
        done: { ports: { rome: [{ owner: 0 }] } },
        solve: [
          { type: 'claim', flag: 'pirate' },
          { type: 'place', port: 'rome' },
        ],
        missed: 'strikeMissed',
      },
    },
    { say: 'came', at: { parts: ['rome'], things: ['city:rome'], site: 'romeWay' } },
    { say: 'beware', at: { parts: ['seats'] } },
  ],
};

/** Not every ship. */
export const wait: Scene = {
  id: 'wait',
  rules: ['ST-018', 'ST-020', 'ST-024', 'ST-030'],
  facts: ['flags'],
  given: {
    drawer: 0,
    seats: [{}, {}, {}],
    ports: { venice: [{ card: 'S4a', owner: 0, flag: 'ware' }] },
    tracks: { venice: [[1, 2], [], [], [0]], florence: [[1, 2], [0]] },
    current: { card: 'S2a' },
    shipDeck: ['S6b', 'S3a'],
  },
  bots: [...BOTH_PASS, ...BOTH_PASS],
  steps: [
    { say: 'one', at: { parts: ['own'], things: ['port:venice'], site: 'venice' } },
    {
      say: 'pass',
      at: { parts: ['pass'], things: ['ship'], site: 'ship' },
      task: {
        open: [{ like: PASS, rule: 'ST-018' }],
        refused: 'passOther',
        done: { current: { card: 'S6b' }, decider: [0] },
        solve: [PASS],
      },
    },
    {
      say: 'take',
      at: { parts: ['answers'], things: ['ship'] },
      task: {
        open: [{ like: { type: 'claim' }, rule: 'ST-013' }, place('ST-024')],
        refused: 'takeOther',
        done: { current: { card: 'S3a' } },
        solve: [
          { type: 'claim', flag: 'plusOne' },
          { type: 'place', port: 'rome' },
        ],
      },
    },
    { say: 'count', at: { parts: ['progress'] } },
  ],
};

/** Scrolls, ties, and the starting player. */
export const florence: Scene = {
  id: 'florence',
  rules: ['ST-031', 'ST-033', 'ST-034', 'ST-050'],
  facts: ['florence', 'tracks'],
  given: {
    drawer: 0,
    seats: [{ money: 0 }, {}, {}],
    ports: {
      venice: [
        { card: 'S7a', owner: 1, flag: 'pirate' },
        { card: 'S3a', owner: 2, flag: 'ware' },
      ],
      rome: [
        { card: 'S8a', owner: 2, flag: 'pirate' },
        { card: 'S6c', owner: 0, flag: 'pirate' },
        { card: 'S5c', owner: 1, flag: 'ware' },
      ],
      naples: [
        { card: 'S7b', owner: 2, flag: 'plusOne' },
        { card: 'S6b', owner: 0, flag: 'plusOne' },
        { card: 'S4b', owner: 1, flag: 'plusOne' },
      ],
    },
    tracks: {
      venice: [[0], [1], [], [2]],
      rome: [[2], [0], [], [1]],
      naples: [[], [0, 2], [1]],
      florence: [[2], [], [1, 0]],
    },
    current: { card: 'S4a' },
  },
  steps: [
    { say: 'scroll', at: { parts: ['ship'], things: ['ship'], site: 'ship' } },
    {
      say: 'tie',
      at: { parts: ['florence'], things: ['city:florence'], site: 'florenceWay' },
    },
    {
      say: 'take',
      at: { parts: ['answers'], things: ['city:florence'] },
      task: {
        open: [{ like: { type: 'claim' }, rule: 'ST-031' }],
        refused: 'takeOther',
        done: { round: 2, drawer: 0 },
        solve: [{ type: 'claim', flag: 'ware' }],
      },
    },
    { say: 'came', at: { parts: ['florence'], things: ['city:florence'], site: 'florenceWay' } },
    { say: 'first', at: { parts: ['ship'], things: ['ship'], site: 'ship' } },
  ],
};

/** Tiles of the arts. */
export const patron: Scene = {
  id: 'patron',
  rules: ['ST-007', 'ST-037', 'ST-038', 'ST-039', 'ST-040', 'ST-051'],
  facts: ['tiles'],
  given: {
    round: 2,
    drawer: 0,
    seats: [
      { money: 75, tiles: ['science-1-cloth-1'] },
      { money: 80, tiles: ['science-2-2', 'art-2-1', 'architecture-1-gold-1'] },
      { money: 70, tiles: ['art-2-2', 'architecture-2-1', 'science-1-gold-1'] },
    ],
    tracks: {
      venice: [[], [0], [1], [2]],
      rome: [[1], [2], [], [0]],
      naples: [[2], [], [0, 1]],
      florence: [[], [2, 0], [1]],
    },
    promoDisplay: ['art-1-gold-1', 'science-2-1', 'architecture-1-grain-1'],
    current: { card: 'S4d' },
  },
  bots: BOTH_PASS,
  steps: [
    { say: 'prow', at: { parts: ['ship'], things: ['ship'], site: 'ship' } },
    {
      say: 'take',
      at: { parts: ['answers'], things: ['ship'] },
      task: {
        open: [{ like: { type: 'claim' }, rule: 'ST-013' }, place('ST-032')],
        refused: 'takeOther',
        done: { phase: 'promo', decider: [0] },
        solve: [
          { type: 'claim', flag: 'ware' },
          { type: 'place', port: 'venice' },
        ],
      },
    },
    {
      say: 'arts',
      at: { parts: ['own', 'seats'], site: 'loggia' },
    },
    {
      say: 'choose',
      at: { things: ['tile:science-2-1'], site: 'loggia' },
      task: {
        open: [{ like: { type: 'takeTile' }, rule: 'ST-037' }],
        done: { seats: [{ tiles: ['science-1-cloth-1', 'science-2-1'] }] },
        solve: [{ type: 'takeTile', tile: 'science-2-1' }],
        missed: 'chooseMissed',
      },
    },
    { say: 'came', at: { parts: ['own'] } },
  ],
};

/** The last ship of all. */
export const finale: Scene = {
  id: 'finale',
  rules: ['ST-001', 'ST-035', 'ST-045', 'ST-052', 'ST-053', 'ST-054'],
  facts: ['tracks', 'tiles', 'money'],
  given: {
    round: 3,
    drawer: 0,
    seats: [
      { money: 165, tiles: ['art-2-1', 'science-1-gold-1'] },
      { money: 170, tiles: ['science-2-1'] },
      { money: 150, tiles: ['architecture-2-1', 'art-1-cloth-1'] },
    ],
    ports: {
      venice: [
        { card: 'S8a', owner: 1, flag: 'pirate' },
        { card: 'S4a', owner: 2, flag: 'plusOne' },
      ],
      rome: [
        { card: 'S5c', owner: 0, flag: 'ware' },
        { card: 'S4c', owner: 1, flag: 'ware' },
        { card: 'S2c', owner: 2, flag: 'ware' },
      ],
      naples: [
        { card: 'S7b', owner: 2, flag: 'pirate' },
        { card: 'S3b', owner: 1, flag: 'plusOne' },
      ],
    },
    tracks: {
      venice: [[], [], [], [2], [], [], [], [1, 0]],
      rome: [[], [], [], [1], [], [0], [2]],
      naples: [[], [], [], [0], [1], [], [2]],
      florence: [[], [], [], [], [0], [1, 2]],
    },
    unclaimedCards: ['S1a', 'S1b', 'S1c', 'S2a'],
    current: { card: 'S6a' },
  },
  steps: [
    { say: 'top', at: { parts: ['venice'], things: ['city:venice'], site: 'veniceWay' } },
    { say: 'arts', at: { parts: ['own', 'seats'] } },
    {
      say: 'last',
      at: { parts: ['answers'], things: ['ship'] },
      task: {
        open: [{ like: { type: 'claim' }, rule: 'ST-022' }, place('ST-045')],
        refused: 'lastOther',
        done: { phase: 'gameOver', result: { winners: [0] } },
        solve: [
          { type: 'claim', flag: 'plusOne' },
          { type: 'place', port: 'venice' },
        ],
        missed: 'lastMissed',
      },
    },
    { say: 'came', at: { parts: ['own'] } },
  ],
};
