/** The first scenes: they are enough to play. */

import type { Scene } from '../../../learn/lesson.ts';
import { END, ends, open, PRICES, TABLE } from './given.ts';

/** A place, and goods. */
export const buy: Scene = {
  id: 'buy',
  rules: ['MV-201', 'MV-302', 'MV-306', 'MV-308', 'MV-401', 'MV-402', 'MV-403', 'MV-419'],
  facts: ['points', 'cash', 'goods'],
  given: {
    ...TABLE,
    round: 2,
    phase: 'destination',
    turnOrder: [0, 1, 2],
    seats: [
      { cash: 140, shares: { tailor: 1 } },
      { cash: 130, shares: { miller: 1 }, cubes: { grain: 1 } },
      { cash: 150, shares: { blacksmith: 1 }, cubes: { iron: 1 }, stance: 'wait' },
    ],
    shops: { ...PRICES, tailor: { resourcePrice: 25, orders: 3 } },
  },
  bots: [
    { seat: 1, action: { type: 'submitDestination', location: 'shops' } },
    { seat: 2, action: { type: 'submitDestination', location: 'church' } },
  ],
  steps: [
    { say: 'goal', at: { parts: ['own'] } },
    { say: 'price', at: { parts: ['fabric'], things: ['resourcePeg:fabric'], site: 'tailor' } },
    {
      say: 'go',
      at: { things: ['place:docks'] },
      task: {
        open: [open('submitDestination', 'MV-302', { location: 'docks' })],
        refused: 'goOther',
        done: { turn: { seat: 0, location: 'docks' } },
        solve: [{ type: 'submitDestination', location: 'docks' }],
      },
    },
    {
      say: 'take',
      at: { things: ['dockCube:2:fabric'], site: 'dock2' },
      task: {
        open: [open('useDock', 'MV-401', { dock: 2 })],
        refused: 'takeOther',
        done: { seats: [{ cubes: { fabric: 2 } }] },
        solve: [{ type: 'useDock', dock: 2, buy: { fabric: 2 }, steal: null }],
        missed: 'takeMissed',
      },
    },
    { say: 'came', at: { parts: ['fabric'], things: ['resourcePeg:fabric'], site: 'tailor' } },
  ],
};

/** A shop, its orders, and the turn of a guest. */
export const sell: Scene = {
  id: 'sell',
  rules: ['MV-009', 'MV-304', 'MV-311', 'MV-316', 'MV-417', 'MV-418', 'MV-420', 'MV-421', 'MV-521'],
  facts: ['cash', 'goods', 'dividends'],
  given: {
    ...TABLE,
    docks: [{ iron: 1, gems: 1 }, {}, { spice: 1, grain: 1 }, { lumber: 1, gems: 1 }],
    round: 2,
    turn: { seat: 0, location: 'shops', kind: 'shared' },
    turnOrder: [0, 1, 2],
    seats: [
      { cash: 90, shares: { tailor: 1 }, cubes: { fabric: 2 }, pawn: 'docks' },
      { cash: 190, shares: { miller: 1, tailor: 1 }, pawn: 'shops' },
      { cash: 150, shares: { blacksmith: 1 }, cubes: { iron: 1 }, pawn: 'church', stance: 'wait' },
    ],
    shops: {
      ...PRICES,
      miller: { resourcePrice: 35, sharePrice: 45, orders: 1 },
      tailor: { resourcePrice: 35, orders: 3 },
    },
  },
  bots: [ends(2)],
  steps: [
    { say: 'guest', at: { parts: ['queue'], things: ['place:shops'], site: 'miller' } },
    { say: 'orders', at: { parts: ['fabric'], things: ['ordersPeg:tailor'], site: 'tailor' } },
    {
      say: 'deal',
      at: { things: ['shop:tailor'], site: 'tailor' },
      task: {
        open: [open('sellAtShop', 'MV-417', { shop: 'tailor' })],
        refused: 'dealOther',
        done: { shops: { tailor: { orders: 1 } } },
        solve: [{ type: 'sellAtShop', shop: 'tailor', count: 2 }],
        missed: 'dealMissed',
      },
    },
    { say: 'moved', at: { parts: ['fabric'], things: ['shop:tailor'], site: 'tailor' } },
    { say: 'paid', at: { parts: ['own'] } },
    {
      say: 'end',
      at: { parts: ['end'] },
      task: {
        open: [open('endTurn', 'MV-314')],
        done: { round: 3 },
        solve: [END],
      },
    },
    { say: 'came', at: { parts: ['progress'], things: ['gondola'] } },
  ],
};

/** The bid, and its use. */
export const bid: Scene = {
  id: 'bid',
  rules: ['MV-203', 'MV-207', 'MV-208', 'MV-213', 'MV-214', 'MV-215', 'MV-216', 'MV-220'],
  facts: ['tempo', 'characters', 'goods'],
  given: {
    ...TABLE,
    round: 1,
    phase: 'bid',
    seats: [
      { cash: 150, shares: { tailor: 1 }, cubes: { fabric: 1 } },
      { cash: 150, shares: { miller: 1 }, cubes: { grain: 1 } },
      { cash: 150, shares: { blacksmith: 1 }, cubes: { iron: 1 }, stance: 'wait' },
    ],
    shops: { ...PRICES, tailor: { resourcePrice: 35 } },
  },
  bots: [
    { seat: 1, action: { type: 'submitBid', amount: 15 } },
    { seat: 2, action: { type: 'submitBid', amount: 5 } },
    { seat: 1, action: { type: 'chooseCharacter', character: 'taxCollector' } },
    { seat: 1, action: { type: 'adjustOrders', shop: 'miller', direction: 'up' } },
    { seat: 2, action: { type: 'adjustOrders', shop: 'blacksmith', direction: 'up' } },
  ],
  steps: [
    { say: 'when', at: { parts: ['progress'], things: ['gondola'] } },
    {
      say: 'offer',
      at: { parts: ['answers'] },
      task: {
        open: [open('submitBid', 'MV-203', { amount: 10 })],
        refused: 'offerOther',
        done: { draft: { seat: 0, step: 'pick' } },
        solve: [{ type: 'submitBid', amount: 10 }],
      },
    },
    {
      say: 'pick',
      at: { parts: ['answers'], things: ['character:thief'] },
      task: {
        open: [open('chooseCharacter', 'MV-214')],
        done: { draft: { seat: 0, step: 'adjust' } },
        solve: [{ type: 'chooseCharacter', character: 'thief' }],
      },
    },
    {
      say: 'move',
      at: { things: ['ordersPeg:tailor'], site: 'tailor' },
      task: {
        open: [open('adjustOrders', 'MV-216')],
        done: { round: 2, shops: { tailor: { orders: 4 } } },
        solve: [{ type: 'adjustOrders', shop: 'tailor', direction: 'up' }],
        missed: 'moveMissed',
      },
    },
    { say: 'came', at: { parts: ['seats'] } },
  ],
};
