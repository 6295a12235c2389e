/** The finer points: selling, messages, large orders, buildings, the last turn. */

import type { Scene } from '../../../learn/lesson.ts';
import { accept, END, FIRST, MAIN, moveTo, open, PASS, REWARDED, SECOND, TAKE } from './acts.ts';

/** Selling the actions on the way that the merchant cannot use himself. */
export const sell: Scene = {
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
        tiles: { trade11: 1 },
        taken: 1,
      },
      { hand: FIRST },
      { hand: SECOND, commodities: { silk: 1 } },
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

/** A message: paid without an action. */
export const message: Scene = {
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
      { hand: SECOND, commodities: { silk: 1 } },
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
export const large: Scene = {
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
      },
      { hand: FIRST, commodities: { saffron: 1 } },
      { hand: SECOND, commodities: { silk: 1, wine: 1 } },
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
        open: [open(REWARDED, 'GE-804'), open(END, 'GE-410')],
        refused: 'deliverOther',
        done: { state: 'MOVE', seats: [{ ducats: 290 }] },
        solve: [REWARDED, END],
      },
    },
    { say: 'came', at: { parts: ['own'] } },
    { say: 'tiles', at: { parts: ['own'] } },
  ],
};

/** A marker that earns. */
export const owner: Scene = {
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
      { hand: FIRST, commodities: { saffron: 1 }, tiles: { startingSpace: 1 } },
      { hand: SECOND, commodities: { silk: 1, wine: 1 } },
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
      at: { things: ['space:metals'], site: 's62' },
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
export const finale: Scene = {
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
      at: { things: ['space:park', 'space:guildHall'], site: 's52' },
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
