/**
 * The first scenes: a ship, the ports, the payments of a round. They are enough for a newcomer to
 * play.
 */

import type { Scene } from '../../../learn/lesson.ts';
import { claim, PASS, place } from './acts.ts';

/** A ship, a flag, a port. */
export const gold: Scene = {
  id: 'gold',
  rules: ['ST-005', 'ST-011', 'ST-012', 'ST-013', 'ST-016', 'ST-023', 'ST-028', 'ST-029', 'ST-032'],
  facts: ['tracks', 'flags'],
  given: {
    drawer: 0,
    seats: [{}, {}, {}],
    ports: {
      rome: [{ card: 'S7c', owner: 1, flag: 'pirate' }],
      naples: [{ card: 'S7b', owner: 2, flag: 'pirate' }],
    },
    tracks: { rome: [[0, 2], [1]], naples: [[0, 1], [2]] },
    current: { card: 'S5a' },
  },
  steps: [
    { say: 'goal', at: { parts: ['own'] } },
    { say: 'ship', at: { parts: ['ship'], things: ['ship'], site: 'ship' } },
    {
      say: 'flag',
      at: { things: ['flag:0:ware'] },
      task: {
        open: [claim('ware', 'ST-013')],
        refused: 'flagOther',
        done: { phase: 'place', decider: [0] },
        solve: [{ type: 'claim', flag: 'ware' }],
      },
    },
    {
      say: 'port',
      at: { things: ['port:venice'] },
      task: {
        open: [place('ST-032')],
        done: { ports: { venice: [{ owner: 0 }] } },
        solve: [{ type: 'place', port: 'venice' }],
        missed: 'portMissed',
      },
    },
    { say: 'came', at: { parts: ['venice'], things: ['city:venice'], site: 'veniceWay' } },
  ],
};

/** Speed in a port. */
export const race: Scene = {
  id: 'race',
  rules: ['ST-025', 'ST-026', 'ST-027', 'ST-042'],
  facts: ['speed', 'flags'],
  given: {
    drawer: 0,
    seats: [{}, {}, {}],
    ports: {
      rome: [
        { card: 'S7b', owner: 1, flag: 'pirate' },
        { card: 'S4b', owner: 2, flag: 'plusOne' },
      ],
      naples: [{ card: 'S5b', owner: 1, flag: 'plusOne' }],
      venice: [{ card: 'S5a', owner: 2, flag: 'ware' }],
    },
    tracks: {
      naples: [[0, 2], [], [1]],
      venice: [[0, 1], [], [], [2]],
      florence: [[0, 1], [2]],
    },
    current: { card: 'S7c' },
  },
  bots: [{ seat: 2, action: PASS }],
  steps: [
    { say: 'prizes', at: { parts: ['rome'], things: ['port:rome'], site: 'rome' } },
    { say: 'tie', at: { parts: ['ship'], things: ['ship'], site: 'ship' } },
    {
      say: 'faster',
      at: { things: ['flag:0:plusOne', 'port:rome'] },
      task: {
        open: [claim('plusOne', 'ST-026'), claim('ware', 'ST-027'), place('ST-025')],
        refused: 'fasterOther',
        done: { ports: { rome: [{ owner: 0 }] } },
        solve: [
          { type: 'claim', flag: 'plusOne' },
          { type: 'place', port: 'rome' },
        ],
        missed: 'fasterMissed',
      },
    },
    { say: 'came', at: { parts: ['rome'], things: ['port:rome'], site: 'rome' } },
  ],
};

/** The last ship of a round, and the payments of the cities. */
export const payday: Scene = {
  id: 'payday',
  rules: ['ST-021', 'ST-022', 'ST-024', 'ST-041', 'ST-043', 'ST-044', 'ST-047', 'ST-049'],
  facts: ['money', 'speed', 'tracks'],
  given: {
    drawer: 0,
    seats: [{}, {}, {}],
    ports: {
      venice: [
        { card: 'S6a', owner: 1, flag: 'plusOne' },
        { card: 'S5a', owner: 0, flag: 'pirate' },
        { card: 'S2a', owner: 2, flag: 'ware' },
      ],
      rome: [
        { card: 'S7c', owner: 0, flag: 'plusOne' },
        { card: 'S7b', owner: 1, flag: 'ware' },
        { card: 'S4c', owner: 2, flag: 'plusOne' },
      ],
      naples: [
        { card: 'S5b', owner: 2, flag: 'pirate' },
        { card: 'S3b', owner: 1, flag: 'pirate' },
      ],
    },
    tracks: {
      venice: [[1], [], [0], [2]],
      rome: [[1], [0], [], [2]],
      naples: [[0], [], [2, 1]],
      florence: [[0, 2], [1]],
    },
    current: { card: 'S4b' },
  },
  steps: [
    { say: 'last', at: { parts: ['seats'], things: ['flag:0:ware'] } },
    {
      say: 'take',
      at: { things: ['flag:0:ware'] },
      task: {
        open: [{ like: { type: 'claim' }, rule: 'ST-022' }],
        refused: 'takeOther',
        done: { round: 2, seats: [{ money: 80 }] },
        solve: [{ type: 'claim', flag: 'ware' }],
      },
    },
    { say: 'ships', at: { parts: ['paid'] } },
    { say: 'cities', at: { parts: ['paid', 'towns'] } },
    { say: 'back', at: { parts: ['own'], site: 'palazzo0of3' } },
  ],
};
