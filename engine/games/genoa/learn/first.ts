/** The first scenes: the tower, orders, buying an action. After these a newcomer can play. */

import type { Scene } from '../../../learn/lesson.ts';
import {
  accept,
  END,
  FIRST,
  MAIN,
  moveTo,
  offerFor,
  open,
  PASS,
  SECOND,
  small,
  TAKE,
} from './acts.ts';

/** Dice, moves, an action. */
export const tower: Scene = {
  id: 'tower',
  rules: ['GE-020', 'GE-201', 'GE-202', 'GE-301', 'GE-303', 'GE-403', 'GE-707'],
  facts: ['money', 'goods', 'tempo'],
  patient: true,
  given: {
    roundsLeft: 10,
    seats: [
      { hand: ['LO-12', 'SO-09', 'MS-03', 'CT-05'] },
      { hand: FIRST },
      { hand: SECOND, commodities: { silk: 1 } },
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
      at: { things: ['space:s37'] },
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

/** The use of goods. */
export const order: Scene = {
  id: 'order',
  rules: ['GE-805', 'GE-806', 'GE-807'],
  facts: ['money', 'orders', 'goods', 'tiles'],
  patient: true,
  given: {
    roundsLeft: 9,
    path: ['s75', 'tavern'],
    seats: [
      { hand: ['LO-12', 'SO-09', 'SO-03', 'MS-03', 'CT-05'], commodities: { ale: 1, wine: 1 } },
      { hand: FIRST },
      { hand: SECOND, commodities: { silk: 1 } },
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

/** An action in another seat's turn. */
export const buy: Scene = {
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
      { hand: FIRST },
      { hand: SECOND, commodities: { silk: 1 } },
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
        open: [
          open(offerFor('park', 15), 'GE-515'),
          open(offerFor('park', 20), 'GE-515'),
          open(offerFor('park', 30), 'GE-515'),
          open(MAIN, 'GE-409'),
        ],
        refused: 'moreOther',
        done: { window: { actor: 0, mainDone: true } },
        solve: [offerFor('park', 15), MAIN],
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
