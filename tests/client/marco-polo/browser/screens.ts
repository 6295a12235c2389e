/** The screens of a table by the question to seat 0, as positions for the stage. */

import type { Screen } from '../../browser/stage.ts';

const dice = (color: string, ...values: readonly number[]): object[] =>
  values.map((value, k) => ({ id: `${color}-${k + 1}`, kind: 'color', value }));
const lying = (seat: number, id: string, value: number): object => ({
  seat,
  dice: [{ id, kind: id.startsWith('black') ? 'black' : 'color', value }],
});

/** In the third round, with Venice and companions: each has travelled, delivered and hired. */
const midway = {
  round: 3,
  phase: 'TURNS',
  startSeat: 1,
  lastTraveller: 2,
  turn: { seat: 0 },
  seats: [
    {
      character: 'johannes',
      vp: 11,
      coins: 9,
      camels: 4,
      pepper: 2,
      silk: 2,
      gold: 1,
      posts: ['alexandria', 'anxi', 'v1'],
      figures: [{ node: 'anxi' }],
      contracts: ['C18', 'S6'],
      completed: ['S2'],
      goals: ['G06', 'G13'],
      companions: [{ id: 'nun' }],
      dice: dice('blue', 2, 4, 4, 6),
    },
    {
      character: 'rusticiano',
      vp: 14,
      coins: 5,
      camels: 3,
      pepper: 1,
      silk: 1,
      gold: 3,
      posts: ['moscow', 'v3'],
      figures: [{ node: 'moscow' }],
      contracts: ['C23', 'C41'],
      completed: ['S3'],
      goals: ['G08', 'G20'],
      rusticiano: ['RU03', 'RU04', 'RU09'],
      dice: dice('yellow', 1, 5, 6),
    },
    {
      character: 'matteo',
      vp: 8,
      coins: 11,
      camels: 2,
      pepper: 1,
      gold: 1,
      posts: ['ormuz', 'karachi'],
      figures: [{ node: 'karachi' }],
      contracts: ['S1', 'C11'],
      completed: ['C21'],
      goals: ['G09', 'G17'],
      companions: [{ id: 'saracen' }],
      dice: dice('green', 3, 3),
    },
    {
      character: 'kubilai',
      vp: 12,
      coins: 14,
      pepper: 1,
      silk: 1,
      gold: 4,
      posts: ['beijing', 'xian'],
      figures: [{ node: 'xian' }],
      contracts: ['C02'],
      completed: ['C22'],
      goals: ['G15', 'G19'],
      dice: dice('red', 4, 4, 2),
    },
  ],
  spaces: {
    coins5: [lying(3, 'red-5', 3)],
    bazaarSilk: [lying(1, 'yellow-4', 5)],
    khan: [lying(2, 'green-4', 4), lying(1, 'black-3', 5)],
    travel: [
      {
        seat: 2,
        dice: [
          { id: 'green-5', value: 3 },
          { id: 'black-2', value: 3 },
        ],
      },
    ],
    alexandria: [lying(1, 'yellow-5', 3)],
  },
  contractRow: ['C28', 'C14', 'C33', 'C07', 'C30', null],
  companionRow: ['scribe', 'cartographer', 'moneylender'],
};
type Midway = typeof midway;
/** The same with other things before seat 0. */
const own = (change: object, more: Partial<Midway> | object = {}): object => ({
  ...midway,
  ...more,
  seats: midway.seats.map((seat, k) => (k === 0 ? { ...seat, ...change } : seat)),
});
const asked = (question: object, change: object = {}): object =>
  own(change, { turn: { seat: 0, mainDone: true }, questions: [{ seat: 0, ...question }] });

/** The greatest number of things before one seat. */
const FULL = {
  ...midway.seats[0],
  character: 'rusticiano',
  rusticiano: ['RU01', 'RU02', 'RU05', 'RU07'],
  companions: ['nun', 'moneylender', 'saracen'].map((id) => ({ id })),
};

/** Before the first roll: nobody has anything. */
const setUp = (phase: string, own: object, more: object = {}): object => ({
  phase,
  round: 0,
  decider: [0],
  ...more,
  seats: [own, { character: 'kubilai' }, { character: 'matteo' }],
});
const DEALT = ['G06', 'G13', 'G01', 'G20'];
const OFFERED = ['berke', 'johannes', 'piedro', 'raschid'];

export const SCREENS: readonly Screen[] = [
  {
    name: 'character',
    position: setUp('SETUP.DRAFT', {}, { draft: { offered: OFFERED } }),
    decides: true,
  },
  {
    name: 'goals',
    position: setUp('SETUP.GOALS', { character: 'johannes', goalsDealt: DEALT }),
    decides: true,
  },
  { name: 'turn', position: midway, decides: true },
  {
    name: 'more',
    position: own({ dice: dice('blue', 2, 4) }, { turn: { seat: 0, mainDone: true } }),
    decides: true,
  },
  { name: 'goods', position: asked({ kind: 'chooseGoods', n: 2 }), decides: true },
  { name: 'move', position: asked({ kind: 'doMove', n: 2 }), decides: true },
  {
    name: 'search',
    position: asked({
      kind: 'searchContracts',
      offered: ['C05', 'C12', 'C16', 'C25', 'C31', 'C44'],
    }),
    decides: true,
  },
  {
    name: 'full',
    position: {
      ...midway,
      companionRow: ['scribe', 'cartographer', 'diplomat'],
      seats: midway.seats.map((seat, k) =>
        k === 0 ? FULL : { ...seat, companions: [], rusticiano: [] },
      ),
    },
    decides: true,
  },
  { name: 'waiting', position: { ...midway, turn: { seat: 1 } }, decides: false },
  { name: 'result', position: { ...midway, round: 5, phase: 'GAME_OVER' }, decides: false },
];

/** Screens that are also examined in the ledger. */
export const LEDGER: readonly string[] = ['character', 'goals', 'turn', 'move', 'result'];

/** Seat 0 has the last die of the match: when it is placed, all is over. */
export const LAST = {
  ...midway,
  round: 5,
  seats: midway.seats.map((seat, k) => ({ ...seat, dice: k === 0 ? dice('blue', 4) : [] })),
};
