/** How Genoa is learnt: eight scenes at a table of three. See `engine/learn/lesson.ts`. */

import type { Lesson, Open, Scene } from '../../learn/lesson.ts';

const open = (like: Open['like'], rule: string): Open => ({ like, rule });
const TAKE = { type: 'takeAction' };
const MAIN = { type: 'performMain' };
const END = { type: 'endAction' };
const PASS = { type: 'pass' };
const moveTo = (space: string) => ({ type: 'moveFree', space });
const offerFor = (target: string, ducats: number) => ({ type: 'offer', target, give: { ducats } });
const accept = (offerId: string) => ({ type: 'accept', offerId, version: 1 });
const small = (order: string) => ({ type: 'deliverSmall', order });

/** Cards of the two others, where nothing comes of them. */
const LUCIA = ['LO-01', 'SO-12', 'MS-02', 'CT-09'];
const MARCO = ['LO-16', 'SO-08', 'MS-11', 'CT-12'];

/** Dice, moves, an action. */
const tower: Scene = {
  id: 'tower',
  rules: ['GE-020', 'GE-201', 'GE-202', 'GE-301', 'GE-303', 'GE-403', 'GE-707'],
  facts: ['money', 'goods', 'tempo'],
  patient: true,
  given: {
    roundsLeft: 10,
    seats: [
      { hand: ['LO-12', 'SO-09', 'MS-03', 'CT-05'] },
      { hand: LUCIA },
      { hand: MARCO, commodities: { silk: 1 } },
    ],
  },
  seed: 'olive',
  steps: [
    { say: 'goal', at: { parts: ['own'] } },
    {
      say: 'roll',
      at: { things: ['dice'] },
      task: {
        open: [open({ type: 'roll' }, 'GE-201')],
        done: { state: 'MOVE', tower: 's47' },
        solve: [{ type: 'roll' }],
      },
    },
    {
      say: 'move',
      at: { things: ['space:s37'], site: 's37' },
      task: {
        open: [open(moveTo('s37'), 'GE-301')],
        refused: 'moveOther',
        done: { tower: 's37' },
        solve: [moveTo('s37')],
      },
    },
    {
      say: 'there',
      at: { things: ['space:drinks'], site: 'drinks' },
      task: {
        open: [open(moveTo('drinks'), 'GE-301')],
        refused: 'thereOther',
        done: { tower: 'drinks' },
        solve: [moveTo('drinks')],
      },
    },
    {
      say: 'act',
      at: { parts: ['answers'], things: ['space:drinks'], site: 'drinks' },
      task: {
        open: [open(TAKE, 'GE-403'), open(MAIN, 'GE-707'), open(END, 'GE-410')],
        refused: 'actOther',
        done: { state: 'MOVE', seats: [{ commodities: { ale: 1, wine: 1 } }] },
        solve: [TAKE, MAIN, END],
      },
    },
    { say: 'came', at: { parts: ['own'] } },
  ],
};

/** What goods are for. */
const order: Scene = {
  id: 'order',
  rules: ['GE-805', 'GE-806', 'GE-807'],
  facts: ['money', 'orders', 'goods', 'tiles'],
  patient: true,
  given: {
    roundsLeft: 9,
    path: ['s75', 'tavern'],
    seats: [
      { hand: ['LO-12', 'SO-09', 'SO-03', 'MS-03', 'CT-05'], commodities: { ale: 1, wine: 1 } },
      { hand: LUCIA },
      { hand: MARCO, commodities: { silk: 1 } },
    ],
  },
  steps: [
    { say: 'card', at: { parts: ['small'] } },
    {
      say: 'take',
      at: { parts: ['answers'], things: ['space:tavern'], site: 'tavern' },
      task: {
        open: [open(TAKE, 'GE-806'), open(MAIN, 'GE-705')],
        refused: 'takeOther',
        done: { window: { mainDone: true } },
        solve: [TAKE, MAIN],
      },
    },
    {
      say: 'deliver',
      at: { parts: ['answers'] },
      task: {
        open: [open(small('SO-09'), 'GE-805')],
        refused: 'deliverOther',
        done: { seats: [{ ducats: 170 }] },
        solve: [small('SO-09')],
      },
    },
    { say: 'came', at: { parts: ['own'] } },
  ],
};

/** An action out of somebody else's turn. */
const buy: Scene = {
  id: 'buy',
  rules: ['GE-501', 'GE-503', 'GE-507', 'GE-515', 'GE-517', 'GE-528', 'GE-531'],
  facts: ['money', 'orders', 'tiles'],
  patient: true,
  given: {
    roundsLeft: 9,
    turn: 5,
    merchant: 1,
    path: ['coachHouse'],
    seats: [
      {
        ducats: 170,
        hand: ['LO-12', 'SO-03', 'MS-03', 'CT-05'],
        commodities: { wine: 1 },
        tiles: { trade11: 1 },
      },
      { hand: LUCIA },
      { hand: MARCO, commodities: { silk: 1 } },
    ],
  },
  bots: [
    { seat: 1, action: TAKE, after: 1 },
    { seat: 1, action: MAIN, after: 1 },
    { seat: 1, action: END, after: 1 },
    { seat: 1, action: { type: 'decline', offerId: 'O1' }, after: 2 },
    { seat: 1, action: accept('O2'), after: 3 },
  ],
  steps: [
    { say: 'theirs', at: { things: ['space:coachHouse'], site: 'coachHouse' } },
    {
      say: 'pass',
      at: { parts: ['answers'], things: ['space:coachHouse'], site: 'coachHouse' },
      task: {
        open: [open(PASS, 'GE-517')],
        refused: 'passOther',
        done: { state: 'MOVE', status: { coachHouse: 'taken' } },
        solve: [PASS],
      },
    },
    { say: 'want', at: { parts: ['small'], things: ['space:park'], site: 'park' } },
    {
      say: 'five',
      at: { parts: ['lanes'] },
      task: {
        open: [open(offerFor('park', 5), 'GE-507')],
        refused: 'fiveOther',
        done: { tries: [1, 0, 0], offers: [] },
        solve: [offerFor('park', 5)],
      },
    },
    {
      say: 'more',
      at: { parts: ['lanes'] },
      task: {
        open: [15, 20, 30].map((ducats) => open(offerFor('park', ducats), 'GE-515')),
        refused: 'moreOther',
        done: { state: 'ACTION', window: { actor: 0 } },
        solve: [offerFor('park', 15)],
      },
    },
    {
      say: 'act',
      at: { parts: ['answers'], things: ['space:park'], site: 'park' },
      task: {
        open: [open(MAIN, 'GE-409')],
        refused: 'actOther',
        done: { window: { mainDone: true } },
        solve: [MAIN],
      },
    },
    {
      say: 'deliver',
      at: { parts: ['answers'] },
      task: {
        open: [open(small('SO-03'), 'GE-805')],
        refused: 'deliverOther',
        done: { seats: [{ handCount: { SO: 0 } }] },
        solve: [small('SO-03')],
      },
    },
    { say: 'came', at: { parts: ['own'] } },
  ],
};

/** Everything on the way that one cannot use oneself. */
const sell: Scene = {
  id: 'sell',
  rules: ['GE-401', 'GE-522', 'GE-523', 'GE-524', 'GE-527', 'GE-308'],
  facts: ['money'],
  patient: true,
  given: {
    roundsLeft: 8,
    turn: 7,
    path: ['fabric', 's67', 'palace'],
    status: { fabric: 'taken' },
    seats: [
      {
        ducats: 150,
        hand: ['LO-12', 'MS-03', 'CT-05'],
        commodities: { linen: 1, silk: 1 },
        tiles: { extraAction: 1 },
        taken: 1,
      },
      { hand: LUCIA },
      { hand: MARCO, commodities: { silk: 1 } },
    ],
    offers: [
      { maker: 1, target: 'palace', give: { ducats: 10 } },
      { maker: 2, target: 'palace', give: { ducats: 20 } },
    ],
  },
  bots: [
    { seat: 2, action: MAIN, after: 1 },
    { seat: 2, action: END, after: 1 },
  ],
  steps: [
    { say: 'used', at: { things: ['space:palace'], site: 'palace' } },
    { say: 'must', at: { parts: ['lanes'] } },
    {
      say: 'best',
      at: { parts: ['lanes'] },
      task: {
        open: [open({ type: 'accept' }, 'GE-527')],
        refused: 'bestOther',
        done: { state: 'MOVE', seats: [{ ducats: 170 }] },
        solve: [accept('O2')],
        missed: 'bestMissed',
      },
    },
    {
      say: 'stop',
      at: { parts: ['answers'], things: ['space:palace'], site: 'palace' },
      task: {
        open: [open({ type: 'stop' }, 'GE-308')],
        refused: 'stopOther',
        done: { merchant: 1 },
        solve: [{ type: 'stop' }],
      },
    },
    { say: 'came', at: { parts: ['own'] } },
  ],
};

/** Paid without an action. */
const message: Scene = {
  id: 'message',
  rules: ['GE-517', 'GE-808', 'GE-809', 'GE-810', 'GE-814'],
  facts: ['money', 'messages'],
  patient: true,
  given: {
    roundsLeft: 7,
    turn: 11,
    merchant: 1,
    path: ['postOffice', 's47', 's37'],
    status: { postOffice: 'taken' },
    seats: [
      { ducats: 170, hand: ['LO-12', 'MS-07', 'CT-05'], tiles: { extraAction: 1 } },
      { hand: ['LO-01', 'SO-12', 'MS-02', 'CT-09'], commodities: { linen: 1, silk: 1 }, taken: 1 },
      { hand: MARCO, commodities: { silk: 1 } },
    ],
  },
  bots: [{ seat: 1, action: moveTo('drinks'), after: 1 }],
  steps: [
    { say: 'card', at: { parts: ['messages'] } },
    { say: 'half', at: { things: ['space:postOffice', 'space:drinks'] } },
    {
      say: 'pass',
      at: { parts: ['answers'] },
      task: {
        open: [open(PASS, 'GE-517')],
        refused: 'passOther',
        done: { tower: 'drinks', seats: [{ ducats: 200 }] },
        solve: [PASS],
      },
    },
    { say: 'came', at: { parts: ['own'], things: ['space:drinks'], site: 'drinks' } },
  ],
};

/** Three goods, a hundred ducats. */
const large: Scene = {
  id: 'large',
  rules: ['GE-708', 'GE-804', 'GE-901'],
  facts: ['money', 'orders', 'tiles'],
  patient: true,
  given: {
    roundsLeft: 5,
    turn: 16,
    path: ['s24', 's23', 'villaRicci'],
    seats: [
      {
        ducats: 190,
        hand: ['LO-12', 'MS-03', 'CT-05'],
        commodities: { ale: 1, copper: 1, linen: 1 },
        tiles: { extraAction: 1 },
      },
      { hand: LUCIA, commodities: { saffron: 1 } },
      { hand: MARCO, commodities: { silk: 1, wine: 1 } },
    ],
  },
  steps: [
    { say: 'card', at: { parts: ['large'] } },
    {
      say: 'take',
      at: { parts: ['answers'], things: ['space:villaRicci'], site: 'villaRicci' },
      task: {
        open: [open(TAKE, 'GE-708')],
        refused: 'takeOther',
        done: { state: 'ACTION' },
        solve: [TAKE],
      },
    },
    {
      say: 'deliver',
      at: { parts: ['answers'] },
      task: {
        open: [open({ type: 'performMain', mode: 'deliver' }, 'GE-804')],
        refused: 'deliverOther',
        done: { seats: [{ ducats: 290 }] },
        solve: [
          { type: 'performMain', mode: 'deliver', order: 'LO-12', tileChoice: 'startingSpace' },
        ],
      },
    },
    { say: 'came', at: { parts: ['own'] } },
    { say: 'tiles', at: { parts: ['own'] } },
  ],
};

/** A marker that earns. */
const owner: Scene = {
  id: 'owner',
  rules: ['GE-601', 'GE-603', 'GE-605', 'GE-611', 'GE-613', 'GE-617'],
  facts: ['buildings', 'money'],
  patient: true,
  given: {
    roundsLeft: 4,
    turn: 19,
    state: 'ACQUIRE',
    path: ['cathedral', 's63', 's62'],
    status: { cathedral: 'taken' },
    seats: [
      { ducats: 290, hand: ['MS-03', 'CT-05'], personal: 1, taken: 1 },
      { hand: LUCIA, commodities: { saffron: 1 }, tiles: { startingSpace: 1 } },
      { hand: MARCO, commodities: { silk: 1, wine: 1 } },
    ],
  },
  bots: [
    { seat: 1, action: { type: 'useStartingSpace', space: 'metals' }, after: 1 },
    { seat: 1, action: TAKE, after: 1 },
    { seat: 1, action: MAIN, after: 1 },
  ],
  steps: [
    { say: 'marker', at: { things: ['space:cathedral'], site: 'cathedral' } },
    { say: 'disc', at: { things: ['space:s62'], site: 's62' } },
    {
      say: 'acquire',
      at: { parts: ['answers'], things: ['space:metals'], site: 'metals' },
      task: {
        open: [open({ type: 'acquire' }, 'GE-605')],
        refused: 'acquireOther',
        done: { seats: [{ ducats: 300 }] },
        solve: [{ type: 'acquire', street: 's62', ops: [{ op: 'place', building: 'metals' }] }],
        missed: 'acquireMissed',
      },
    },
    { say: 'came', at: { things: ['space:metals'], site: 'metals' } },
  ],
};

/** The last turn of all. */
const finale: Scene = {
  id: 'finale',
  rules: ['GE-107', 'GE-812', 'GE-813', 'GE-1001', 'GE-1002', 'GE-1003', 'GE-1004'],
  facts: ['contracts', 'buildings', 'money'],
  patient: true,
  given: {
    roundsLeft: 1,
    turn: 30,
    firstPlayer: 1,
    state: 'ACQUIRE',
    path: ['guildHall', 's52'],
    status: { guildHall: 'taken' },
    owners: { metals: 0, tavern: 1, harbor: 2 },
    seats: [
      {
        ducats: 300,
        hand: ['MS-03', 'CT-04', 'CT-05'],
        commodities: { wine: 1 },
        personal: 1,
        taken: 1,
      },
      { ducats: 325, hand: ['SO-12', 'CT-09'], commodities: { saffron: 1 } },
      { ducats: 280, hand: ['LO-16', 'CT-12'], commodities: { silk: 2, wine: 1 } },
    ],
  },
  steps: [
    { say: 'last', at: { parts: ['progress'] } },
    { say: 'contracts', at: { parts: ['contracts'] } },
    {
      say: 'marker',
      at: { parts: ['answers'], things: ['space:park'], site: 's52' },
      task: {
        open: [open({ type: 'acquire' }, 'GE-1001'), open({ type: 'declineAcquire' }, 'GE-617')],
        done: { state: 'OVER', result: { winners: [0] } },
        solve: [{ type: 'acquire', street: 's52', ops: [{ op: 'place', building: 'park' }] }],
        missed: 'markerMissed',
      },
    },
    { say: 'came', at: { parts: ['own'] } },
  ],
};

export const lesson: Lesson = {
  game: 'genoa',
  options: { openMoney: true },
  scenes: [tower, order, buy, sell, message, large, owner, finale],
  enough: 3,
  // It sees three hands through three pairs of eyes.
  thoughts: { steps: 2, beliefs: 1 },
};
