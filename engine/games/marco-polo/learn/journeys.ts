/** Journeys: posts, and their gains at once and later. */

import type { Scene } from '../../../learn/lesson.ts';
import { at, BOARD, dice, END, ENDING, LATER, lying, seats } from './table.ts';

/** Two steps, and a post. */
export const travel: Scene = {
  id: 'travel',
  rules: ['MP-070', 'MP-071', 'MP-072', 'MP-075', 'MP-076', 'MP-077', 'MP-078'],
  facts: ['posts', 'map'],
  given: {
    ...BOARD,
    contractRow: LATER.contractRow,
    round: 2,
    seats: seats(
      {
        vp: 3,
        coins: 9,
        camels: 2,
        silk: 1,
        contracts: ['C28', 'C07'],
        completed: ['S6'],
        dice: dice('blue', [3, 5, 2]),
      },
      { posts: ['alexandria'], figures: [{ node: 'alexandria' }], dice: dice('yellow', [4, 4, 1]) },
      { dice: dice('green', [6, 2, 3]) },
    ),
    spaces: {
      bazaarSilk: [lying(0, 'blue', [4, 5], 4)],
      bazaarPepper: [lying(1, 'yellow', [5], 4)],
      coins5: [lying(1, 'yellow', [1], 5)],
      contracts: [lying(2, 'green', [5], 4)],
      bazaarCamel: [lying(2, 'green', [4], 5)],
    },
  },
  steps: [
    { say: 'from', at: { things: ['node:venezia'], site: 'map' } },
    { say: 'price', at: { things: ['space:travel'], site: 'travel' } },
    {
      say: 'go',
      at: { parts: ['travel'], things: ['node:o1', 'node:moscow'], site: 'map' },
      task: {
        open: [at('travel', 'MP-070')],
        refused: 'goOther',
        done: { seats: [{ posts: ['moscow'] }] },
        solve: [
          {
            type: 'place',
            space: 'travel',
            dice: ['blue-1', 'blue-3'],
            legs: [{ figure: 1, path: ['o1', 'moscow'] }],
          },
        ],
        missed: 'goMissed',
      },
    },
    { say: 'post', at: { things: ['node:moscow'], site: 'moscow' } },
    { say: 'routes', at: { things: ['node:anxi'], site: 'anxi' } },
  ],
};

/** The card that a post in a large city opens. */
export const card: Scene = {
  id: 'card',
  rules: ['MP-080', 'MP-090', 'MP-091', 'MP-092'],
  facts: ['posts', 'points'],
  given: {
    ...LATER,
    round: 2,
    seats: seats(
      {
        vp: 6,
        coins: 7,
        camels: 2,
        silk: 4,
        posts: ['moscow'],
        figures: [{ node: 'moscow' }],
        contracts: ['C28'],
        completed: ['S6', 'C07'],
        dice: dice('blue', [4, 1]),
      },
      { posts: ['alexandria'], figures: [{ node: 'alexandria' }], dice: dice('yellow', [4, 6]) },
      { posts: ['karachi'], figures: [{ node: 'karachi' }], dice: dice('green', [6, 2]) },
    ),
    spaces: {
      travel: [lying(0, 'blue', [3, 2], 3)],
      coins5: [lying(1, 'yellow', [1], 3)],
      bazaarSilk: [lying(1, 'yellow', [4, 5], 4)],
      contracts: [lying(2, 'green', [5], 3)],
      bazaarCamel: [lying(2, 'green', [4], 4)],
      bazaarPepper: [lying(0, 'blue', [4], 5)],
      khan: [lying(2, 'green', [1], 5)],
    },
  },
  steps: [
    { say: 'opens', at: { things: ['slot:moscow'], site: 'moscow' } },
    { say: 'times', at: { parts: ['dice'], things: ['slot:moscow'], site: 'moscow' } },
    {
      say: 'trade',
      at: { things: ['slot:moscow'], site: 'moscow' },
      task: {
        open: [at('cityCard', 'MP-090')],
        refused: 'tradeOther',
        done: { seats: [{ vp: 12 }] },
        solve: [{ type: 'place', space: 'cityCard', card: 'CC06', dice: ['blue-1'], times: 2 }],
        missed: 'tradeMissed',
      },
    },
    { say: 'came', at: { things: ['slot:moscow'], site: 'moscow' } },
  ],
};

/** From one round to the next. */
export const round: Scene = {
  id: 'round',
  rules: ['MP-020', 'MP-021', 'MP-022', 'MP-023', 'MP-025', 'MP-079', 'MP-113'],
  facts: ['posts', 'tempo'],
  given: {
    ...LATER,
    round: 2,
    startSeat: 1,
    lastTraveller: 0,
    seats: seats(
      {
        vp: 12,
        coins: 1,
        camels: 1,
        posts: ['moscow', 'anxi'],
        figures: [{ node: 'anxi' }],
        contracts: ['C28'],
        completed: ['S6', 'C07'],
        dice: dice('blue', [2]),
      },
      { posts: ['alexandria'], figures: [{ node: 'alexandria' }], dice: [] },
      { posts: ['karachi'], figures: [{ node: 'karachi' }], dice: [] },
    ),
    spaces: {
      travel: [lying(0, 'blue', [3, 4], 2)],
      moscow: [lying(0, 'blue', [4], 4)],
      contracts: [lying(2, 'green', [5], 1)],
      bazaarCamel: [lying(0, 'blue', [5], 5), lying(1, 'yellow', [2], 1)],
      bazaarSilk: [lying(1, 'yellow', [4, 5], 2)],
      bazaarGold: [lying(2, 'green', [6, 4, 4], 2)],
      khan: [lying(2, 'green', [3], 5), lying(1, 'yellow', [5], 4)],
      bazaarPepper: [lying(1, 'yellow', [6], 5)],
    },
  },
  steps: [
    { say: 'pays', at: { things: ['node:anxi'], site: 'anxi' } },
    {
      say: 'last',
      at: { things: ['space:coins5'], site: 'coins5' },
      task: {
        open: [at('coins5', 'MP-050'), ENDING],
        refused: 'lastOther',
        done: { round: 3, phase: 'TURNS' },
        solve: [{ type: 'place', space: 'coins5', dice: ['blue-1'] }, END],
      },
    },
    { say: 'came', at: { parts: ['own'], site: 'place0of3' } },
    { say: 'roll', at: { parts: ['dice'], site: 'place0of3' } },
    { say: 'first', at: { parts: ['seats'] } },
  ],
};
