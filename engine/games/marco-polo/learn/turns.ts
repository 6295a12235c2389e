/** The first scenes: a turn, goods, contracts. They are enough to play. */

import type { Scene } from '../../../learn/lesson.ts';
import { at, BOARD, dice, END, ENDING, lying, seats, turnOf } from './table.ts';

/** A die on a space. */
export const place: Scene = {
  id: 'place',
  rules: ['MP-002', 'MP-024', 'MP-030', 'MP-031', 'MP-032', 'MP-050', 'MP-136'],
  facts: ['points', 'purse', 'dice'],
  given: {
    ...BOARD,
    seats: seats(
      { coins: 7, camels: 2, dice: dice('blue', [4, 1, 5, 2, 6]) },
      { dice: dice('yellow', [3, 5, 2, 6, 1]) },
      { dice: dice('green', [4, 4, 1, 3, 5]) },
    ),
  },
  bots: [
    ...turnOf(1, { type: 'place', space: 'khan', dice: ['yellow-1'], good: 'gold' }),
    ...turnOf(2, { type: 'place', space: 'bazaarCamel', dice: ['green-1'], row: 4 }),
  ],
  steps: [
    { say: 'goal', at: { things: ['node:venezia', 'node:beijing'], site: 'map' } },
    { say: 'dice', at: { parts: ['dice'], site: 'place0of3' } },
    {
      say: 'take',
      at: { things: ['space:coins5'], site: 'coins5' },
      task: {
        open: [at('coins5', 'MP-050')],
        refused: 'takeOther',
        done: { seats: [{ coins: 12 }] },
        solve: [{ type: 'place', space: 'coins5', dice: ['blue-2'] }],
      },
    },
    {
      say: 'end',
      at: { parts: ['end'] },
      task: {
        open: [ENDING],
        refused: 'endOther',
        done: { turn: { seat: 0, mainDone: false } },
        solve: [END],
      },
    },
    { say: 'came', at: { parts: ['seats'] } },
  ],
};

/** Goods for dice: the lowest one decides. */
export const bazaar: Scene = {
  id: 'bazaar',
  rules: ['MP-040', 'MP-041', 'MP-051', 'MP-052', 'MP-053', 'MP-054', 'MP-056'],
  facts: ['goods', 'dice'],
  given: {
    ...BOARD,
    seats: seats(
      { coins: 12, camels: 2, dice: [...dice('blue', [4]), ...dice('blue', [5, 2, 6], 3)] },
      { camels: 4, gold: 1, dice: dice('yellow', [5, 2, 6, 1], 2) },
      { camels: 6, dice: dice('green', [4, 1, 3, 5], 2) },
    ),
    spaces: {
      coins5: [lying(0, 'blue', [1], 2)],
      khan: [lying(1, 'yellow', [3], 1)],
      bazaarCamel: [lying(2, 'green', [4], 1)],
    },
  },
  steps: [
    {
      say: 'goods',
      at: { things: ['space:bazaarPepper', 'space:bazaarSilk', 'space:bazaarGold'] },
    },
    { say: 'lowest', at: { things: ['space:bazaarSilk'], site: 'bazaarSilk' } },
    {
      say: 'silk',
      at: { things: ['space:bazaarSilk'], site: 'bazaarSilk' },
      task: {
        open: [at('bazaarSilk', 'MP-053')],
        refused: 'silkOther',
        done: { seats: [{ silk: 3 }] },
        solve: [{ type: 'place', space: 'bazaarSilk', dice: ['blue-3', 'blue-5'], row: 5 }],
        missed: 'silkMissed',
      },
    },
    { say: 'came', at: { parts: ['own'], site: 'place0of3' } },
  ],
};

/** The use of goods. */
export const contract: Scene = {
  id: 'contract',
  rules: ['MP-060', 'MP-064', 'MP-100', 'MP-106', 'MP-133'],
  facts: ['contracts', 'points', 'purse'],
  given: {
    ...BOARD,
    seats: seats(
      { coins: 13, camels: 3, silk: 3, dice: [...dice('blue', [4]), ...dice('blue', [2], 4)] },
      { coins: 1, camels: 4, gold: 1, posts: ['alexandria'], dice: dice('yellow', [6, 1], 4) },
      { camels: 6, pepper: 2, dice: dice('green', [1, 3, 5], 3) },
    ),
    spaces: {
      coins5: [lying(0, 'blue', [1], 2)],
      khan: [lying(1, 'yellow', [3], 1)],
      bazaarCamel: [lying(2, 'green', [4], 1)],
      bazaarSilk: [{ seat: 0, dice: [...dice('blue', [5], 3), ...dice('blue', [6], 5)] }],
      travel: [lying(1, 'yellow', [5, 2], 2)],
      bazaarPepper: [lying(2, 'green', [4], 2)],
    },
  },
  steps: [
    { say: 'wants', at: { parts: ['contracts'], things: ['contract:S6'], site: 'place0of3' } },
    { say: 'both', at: { parts: ['deliver', 'complete'], site: 'place0of3' } },
    {
      say: 'complete',
      at: { parts: ['deliver', 'complete'], things: ['contract:S6'], site: 'place0of3' },
      task: {
        open: [{ like: { type: 'completeContract' }, rule: 'MP-100' }],
        refused: 'completeOther',
        done: { seats: [{ completed: ['S6'] }] },
        solve: [{ type: 'completeContract', contract: 'S6' }],
      },
    },
    { say: 'paid', at: { parts: ['own'] } },
    {
      say: 'take',
      at: { things: ['space:contracts'], site: 'contracts' },
      task: {
        open: [at('contracts', 'MP-060')],
        refused: 'takeOther',
        done: { seats: [{ contracts: 2 }] },
        solve: [
          {
            type: 'place',
            space: 'contracts',
            dice: ['blue-1'],
            picks: [1, 2],
            discards: [],
            bonuses: {},
          },
        ],
        missed: 'takeMissed',
      },
    },
    { say: 'came', at: { parts: ['contracts'] } },
  ],
};
