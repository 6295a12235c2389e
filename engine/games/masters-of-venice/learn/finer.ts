/** Places and powers that come later, and the end. */

import type { Scene } from '../../../learn/lesson.ts';
import { END, ends, open, PRICES, TABLE } from './given.ts';

/** New goods come in, and prices fall. */
export const office: Scene = {
  id: 'office',
  rules: ['MV-471', 'MV-472', 'MV-473', 'MV-474', 'MV-475', 'MV-524', 'MV-542'],
  facts: ['goods', 'shares'],
  seed: 'ships 34',
  given: {
    docks: [{}, { grain: 1 }, {}, { lumber: 1 }],
    offices: { officeNorth: 'spice', officeSouth: 'grain' },
    round: 4,
    turn: { seat: 0, location: 'officeNorth' },
    turnOrder: [0, 1, 2],
    seats: [
      { cash: 110, shares: { tailor: 1, officeNorth: 2 }, pawn: 'officeNorth' },
      { cash: 160, shares: { miller: 1 }, pawn: 'church' },
      { cash: 150, shares: { blacksmith: 1 }, pawn: 'mercato', stance: 'wait' },
    ],
    shops: {
      blacksmith: { resourcePrice: 45 },
      jeweler: { resourcePrice: 50 },
      miller: { resourcePrice: 40 },
      spiceShop: { resourcePrice: 45 },
      tailor: { resourcePrice: 50 },
    },
  },
  steps: [
    { say: 'empty', at: { things: ['dock:1', 'dock:3'] } },
    {
      say: 'use',
      at: { things: ['office:officeNorth'], site: 'officeNorth' },
      task: {
        open: [open('useOffice', 'MV-471')],
        refused: 'useOther',
        done: { pending: { kind: 'placeCubes' } },
        solve: [{ type: 'useOffice' }],
      },
    },
    { say: 'fell', at: { parts: ['market'] } },
    {
      say: 'place',
      at: { parts: ['answers'], things: ['dock:1', 'dock:2', 'dock:3', 'dock:4'] },
      task: {
        open: [open('placeCubes', 'MV-473')],
        done: { pending: null },
        solve: [
          { type: 'placeCubes', placement: { 1: 'gems', 2: 'grain', 3: 'iron', 4: 'spice' } },
        ],
      },
    },
    { say: 'came', at: { parts: ['own'] } },
  ],
};

/** Last in turn order, and not the worst for it. */
export const gondola: Scene = {
  id: 'gondola',
  rules: ['MV-213', 'MV-222', 'MV-223', 'MV-351', 'MV-352', 'MV-354', 'MV-423'],
  facts: ['tempo', 'tiles'],
  given: {
    ...TABLE,
    round: 3,
    phase: 'window',
    turnOrder: [1, 2, 0],
    marker: { holder: 0 },
    seats: [
      { cash: 120, shares: { tailor: 1 }, cubes: { fabric: 2 }, pawn: 'shops', rumors: ['RUM-T1'] },
      { cash: 160, shares: { miller: 1 }, cubes: { fabric: 2 }, pawn: 'shops' },
      { cash: 150, shares: { blacksmith: 1 }, pawn: 'church' },
    ],
    shops: { ...PRICES, tailor: { resourcePrice: 40 } },
  },
  steps: [
    { say: 'last', at: { parts: ['queue', 'seats'] } },
    { say: 'risk', at: { parts: ['fabric'], things: ['ordersPeg:tailor'], site: 'tailor' } },
    {
      say: 'jump',
      at: { parts: ['answers'] },
      task: {
        open: [open('useInterrupt', 'MV-354')],
        refused: 'jumpOther',
        done: { turn: { seat: 0, location: 'shops' } },
        solve: [{ type: 'useInterrupt', target: 'own' }],
      },
    },
    {
      say: 'deal',
      at: { things: ['shop:tailor'], site: 'tailor' },
      task: {
        open: [open('sellAtShop', 'MV-417', { shop: 'tailor' })],
        refused: 'dealOther',
        done: { shops: { tailor: { orders: 0 } } },
        solve: [{ type: 'sellAtShop', shop: 'tailor', count: 2 }],
        missed: 'dealMissed',
      },
    },
    { say: 'sold', at: { parts: ['fabric'], things: ['ordersPeg:tailor'], site: 'tailor' } },
    { say: 'came', at: { parts: ['progress', 'hand'], things: ['gondola'] } },
  ],
};

/** A place without trade: a favor and a rumor. */
export const favor: Scene = {
  id: 'favor',
  rules: ['MV-423', 'MV-461', 'MV-501', 'MV-504', 'MV-506', 'MV-509'],
  facts: ['tiles', 'goods'],
  given: {
    ...TABLE,
    round: 6,
    turn: { seat: 0, location: 'church' },
    turnOrder: [0, 1, 2],
    church: { plaza: ['FAV-20-A', 'FAV-40-B'] },
    seats: [
      {
        cash: 120,
        shares: { jeweler: 1 },
        cubes: { gems: 2 },
        rumors: ['RUM-J1'],
        pawn: 'church',
      },
      { cash: 160, shares: { miller: 1 }, pawn: 'shops' },
      { cash: 150, shares: { blacksmith: 1 }, pawn: 'mercato', stance: 'wait' },
    ],
    shops: { ...PRICES, jeweler: { resourcePrice: 40, orders: 0 } },
  },
  steps: [
    { say: 'none', at: { parts: ['gems'], things: ['ordersPeg:jeweler'], site: 'jeweler' } },
    {
      say: 'take',
      at: { things: ['favor:FAV-20-A'], site: 'church' },
      task: {
        open: [open('buyFavor', 'MV-461', { favor: 'FAV-20-A' })],
        refused: 'takeOther',
        done: { seats: [{ favors: ['FAV-20-A'] }] },
        solve: [{ type: 'buyFavor', favor: 'FAV-20-A' }],
      },
    },
    {
      say: 'play',
      at: { parts: ['answers'], site: 'jeweler' },
      task: {
        open: [open('playFavor', 'MV-501', { shop: 'jeweler' })],
        refused: 'playOther',
        done: { shops: { jeweler: { orders: 2 } } },
        solve: [{ type: 'playFavor', favor: 'FAV-20-A', shop: 'jeweler', amount: 2 }],
        missed: 'playMissed',
      },
    },
    {
      say: 'rumor',
      at: { parts: ['answers'], site: 'jeweler' },
      task: {
        open: [open('playRumor', 'MV-504')],
        refused: 'rumorOther',
        done: { shops: { jeweler: { resourcePrice: 45 } } },
        solve: [{ type: 'playRumor', rumor: 'RUM-J1', peg: 'resource', direction: 'up' }],
        missed: 'rumorMissed',
      },
    },
    { say: 'came', at: { parts: ['gems'], things: ['shop:jeweler'], site: 'jeweler' } },
  ],
};

/** The last turn of all. */
export const finale: Scene = {
  id: 'finale',
  rules: ['MV-225', 'MV-701', 'MV-702', 'MV-703', 'MV-704', 'MV-705', 'MV-706', 'MV-707'],
  facts: ['points', 'cash', 'shares', 'goods', 'orders'],
  given: {
    ...TABLE,
    round: 16,
    turn: { seat: 0, location: 'shops' },
    turnOrder: [1, 2, 0],
    marker: { holder: 0, used: true },
    seats: [
      { vp: 9, cash: 240, shares: { tailor: 3 }, cubes: { fabric: 2 }, pawn: 'shops' },
      { vp: 11, cash: 260, shares: { miller: 2 }, pawn: 'church' },
      { vp: 6, cash: 260, shares: { tailor: 3 }, pawn: 'mercato' },
    ],
    shops: {
      blacksmith: { resourcePrice: 45, sharePrice: 60 },
      jeweler: { resourcePrice: 55, sharePrice: 65, orders: 3 },
      miller: { resourcePrice: 40, sharePrice: 45, orders: 1 },
      spiceShop: { resourcePrice: 45, sharePrice: 50 },
      tailor: { resourcePrice: 50, sharePrice: 65, orders: 2 },
    },
  },
  bots: [ends(1), ends(2)],
  steps: [
    { say: 'count', at: { parts: ['own', 'seats'] } },
    { say: 'goods', at: { parts: ['own'], things: ['ownCube:fabric'], site: 'palazzo0' } },
    {
      say: 'last',
      at: { things: ['shop:tailor'], site: 'tailor' },
      task: {
        open: [open('sellAtShop', 'MV-417', { shop: 'tailor' }), open('endTurn', 'MV-225')],
        done: { phase: 'finished', result: { winners: [0] } },
        solve: [{ type: 'sellAtShop', shop: 'tailor', count: 2 }, END],
        missed: 'lastMissed',
      },
    },
    { say: 'came', at: { parts: ['own'] } },
  ],
};
