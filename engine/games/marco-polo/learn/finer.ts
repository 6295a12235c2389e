/** The finer points: dice of others, the Khan, camels, and winning a match. */

import type { Scene } from '../../../learn/lesson.ts';
import { at, dice, END, ENDING, LATER, lying, seats } from './table.ts';

/** The person in round 3. */
const MIDWAY = {
  vp: 12,
  posts: ['moscow', 'anxi'],
  figures: [{ node: 'anxi' }],
  contracts: ['C28'],
  completed: ['S6', 'C07'],
};
const ALEXANDRIA = { posts: ['alexandria'], figures: [{ node: 'alexandria' }] };
const KARACHI = { posts: ['karachi'], figures: [{ node: 'karachi' }] };

/** Higher than the die before, and never a coin. */
export const khan: Scene = {
  id: 'khan',
  rules: ['MP-047', 'MP-057', 'MP-058'],
  facts: ['goods', 'purse'],
  given: {
    ...LATER,
    round: 3,
    seats: seats(
      { ...MIDWAY, coins: 6, camels: 1, dice: dice('blue', [2, 5, 3]) },
      { ...ALEXANDRIA, dice: dice('yellow', [6, 3], 4) },
      { ...KARACHI, dice: dice('green', [6, 2, 2]) },
    ),
    spaces: {
      khan: [lying(1, 'yellow', [4], 1)],
      travel: [lying(2, 'green', [3, 5], 4)],
      bazaarSilk: [lying(0, 'blue', [4, 6], 4)],
      contracts: [lying(1, 'yellow', [2], 2)],
      bazaarCamel: [lying(1, 'yellow', [5], 3)],
    },
  },
  steps: [
    { say: 'gives', at: { things: ['space:khan'], site: 'khan' } },
    { say: 'higher', at: { things: ['space:khan'], site: 'khan' } },
    {
      say: 'ask',
      at: { things: ['space:khan'], site: 'khan' },
      task: {
        open: [at('khan', 'MP-057')],
        refused: 'askOther',
        done: { seats: [{ gold: 1 }] },
        solve: [{ type: 'place', space: 'khan', dice: ['blue-2'], good: 'gold' }],
        missed: 'askMissed',
      },
    },
    { say: 'came', at: { parts: ['own'] } },
  ],
};

/** A space that already has dice. */
export const join: Scene = {
  id: 'join',
  rules: ['MP-042', 'MP-044', 'MP-045', 'MP-055'],
  facts: ['tempo', 'purse'],
  given: {
    ...LATER,
    round: 3,
    seats: seats(
      { ...MIDWAY, coins: 4, camels: 3, silk: 1, dice: dice('blue', [6, 3]) },
      { ...ALEXANDRIA, dice: dice('yellow', [6, 3], 4) },
      { ...KARACHI, dice: dice('green', [6, 2, 2]) },
    ),
    spaces: {
      bazaarPepper: [lying(1, 'yellow', [4], 1)],
      khan: [lying(0, 'blue', [5], 3)],
      travel: [lying(2, 'green', [3, 5], 4)],
      bazaarSilk: [lying(0, 'blue', [4, 6], 4)],
      contracts: [lying(1, 'yellow', [2], 2)],
      bazaarCamel: [lying(1, 'yellow', [5], 3)],
    },
  },
  steps: [
    { say: 'theirs', at: { things: ['space:bazaarPepper'], site: 'bazaarPepper' } },
    { say: 'price', at: { parts: ['dice', 'own'] } },
    {
      say: 'join',
      at: { things: ['space:bazaarPepper'], site: 'bazaarPepper' },
      task: {
        open: [at('bazaarPepper', 'MP-044')],
        refused: 'joinOther',
        done: { seats: [{ pepper: 2 }] },
        solve: [{ type: 'place', space: 'bazaarPepper', dice: ['blue-2'], row: 3 }],
        missed: 'joinMissed',
      },
    },
    { say: 'came', at: { parts: ['own'] } },
    { say: 'closed', at: { things: ['space:bazaarPepper', 'space:bazaarSilk'] } },
  ],
};

/** The use of camels for dice. */
export const camels: Scene = {
  id: 'camels',
  seed: 'luck 36',
  rules: ['MP-101', 'MP-102', 'MP-103', 'MP-104'],
  facts: ['dice', 'purse'],
  given: {
    ...LATER,
    round: 4,
    seats: seats(
      { ...MIDWAY, coins: 5, camels: 4, pepper: 2, dice: dice('blue', [1, 4]) },
      { ...ALEXANDRIA, dice: dice('yellow', [6, 3], 4) },
      { ...KARACHI, dice: dice('green', [6, 2, 2]) },
    ),
    spaces: {
      travel: [lying(2, 'green', [3, 5], 4)],
      bazaarSilk: [lying(0, 'blue', [4, 6], 4)],
      contracts: [lying(1, 'yellow', [2], 2)],
      bazaarCamel: [lying(1, 'yellow', [5], 3)],
      bazaarPepper: [lying(0, 'blue', [5], 3)],
      khan: [lying(1, 'yellow', [4], 1)],
    },
  },
  steps: [
    { say: 'few', at: { parts: ['black'], site: 'place0of3' } },
    {
      say: 'black',
      at: { parts: ['black'], site: 'place0of3' },
      task: {
        open: [{ like: { type: 'buyBlackDie' }, rule: 'MP-104' }],
        refused: 'blackOther',
        done: { blackPool: 3 },
        solve: [{ type: 'buyBlackDie' }],
      },
    },
    { say: 'yours', at: { parts: ['reroll'], site: 'place0of3' } },
    {
      say: 'reroll',
      at: { parts: ['reroll'], site: 'place0of3' },
      task: {
        open: [{ like: { type: 'reroll', die: 'blue-1' }, rule: 'MP-102' }],
        refused: 'rerollOther',
        done: { seats: [{ camels: 0 }] },
        solve: [{ type: 'reroll', die: 'blue-1' }],
      },
    },
    { say: 'came', at: { parts: ['dice'], site: 'place0of3' } },
    { say: 'bag', at: { things: ['space:moneyBag'], site: 'moneyBag' } },
  ],
};

/** The last dice of the match. */
export const finale: Scene = {
  id: 'finale',
  rules: ['MP-081', 'MP-130', 'MP-131', 'MP-132', 'MP-133', 'MP-134', 'MP-135', 'MP-140'],
  facts: ['goals', 'posts'],
  given: {
    ...LATER,
    round: 5,
    cityBonuses: {
      anxi: 'CB1',
      ormuz: 'CB3',
      kashgar: 'CB4',
      xian: 'CB2',
      adana: 'CB5',
      kochi: 'CB6',
    },
    seats: seats(
      {
        vp: 24,
        coins: 8,
        camels: 2,
        pepper: 2,
        silk: 2,
        posts: ['moscow', 'anxi', 'karachi'],
        figures: [{ node: 'o8' }],
        contracts: ['C09'],
        completed: ['S6', 'C28', 'C07'],
        dice: dice('blue', [2, 4]),
      },
      {
        vp: 43,
        posts: ['alexandria', 'samarcanda', 'ormuz', 'adana'],
        figures: [{ node: 'ormuz' }],
        completed: ['C30', 'C25'],
        goals: ['G02', 'G11'],
        dice: [],
      },
      {
        vp: 29,
        posts: ['karakorum', 'kashgar'],
        figures: [{ node: 'kashgar' }],
        completed: ['C14', 'C21'],
        goals: ['G05', 'G14'],
        dice: [],
      },
    ),
    contractRow: ['C01', 'C02', 'C03', 'C04', null, null],
    spaces: {
      bazaarGold: [lying(0, 'blue', [4, 4, 5], 3)],
      bazaarSilk: [lying(1, 'yellow', [4, 6], 1)],
      contracts: [lying(1, 'yellow', [5], 3)],
      bazaarCamel: [lying(1, 'yellow', [3], 4), lying(2, 'green', [2], 1)],
      khan: [lying(2, 'green', [4], 2), lying(1, 'yellow', [6], 5)],
      coins5: [lying(2, 'green', [1], 3)],
      karakorum: [lying(2, 'green', [5], 4)],
      bazaarPepper: [lying(2, 'green', [6], 5)],
    },
  },
  steps: [
    { say: 'goals', at: { parts: ['goals'] } },
    { say: 'beijing', at: { things: ['node:beijing'], site: 'beijing' } },
    {
      say: 'last',
      at: { things: ['node:xian', 'node:beijing'], site: 'xian' },
      task: {
        open: [at('travel', 'MP-081'), ENDING],
        refused: 'lastOther',
        done: { phase: 'GAME_OVER', result: { winners: [0] } },
        solve: [
          {
            type: 'place',
            space: 'travel',
            dice: ['blue-1', 'blue-2'],
            legs: [{ figure: 1, path: ['xian', 'beijing'] }],
          },
          END,
        ],
        missed: 'lastMissed',
      },
    },
    { say: 'came', at: { parts: ['seats'] } },
    { say: 'gifts', at: { parts: ['seats'] } },
    { say: 'agents' },
  ],
};
