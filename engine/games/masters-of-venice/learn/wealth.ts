/** Shares, and orders of the guild. */

import type { Scene } from '../../../learn/lesson.ts';
import { open, PRICES, TABLE } from './given.ts';

/** Shares, and the majority of a shop. */
export const share: Scene = {
  id: 'share',
  rules: ['MV-411', 'MV-412', 'MV-431', 'MV-432', 'MV-543', 'MV-705'],
  facts: ['shares', 'dividends'],
  given: {
    ...TABLE,
    round: 3,
    turn: { seat: 0, location: 'stockMarket' },
    turnOrder: [0, 1, 2],
    seats: [
      { cash: 190, shares: { tailor: 1 }, cubes: { fabric: 1 }, pawn: 'stockMarket' },
      { cash: 160, shares: { miller: 1, tailor: 1 }, pawn: 'docks' },
      { cash: 150, shares: { blacksmith: 1 }, pawn: 'mercato', stance: 'wait' },
    ],
    shops: { ...PRICES, tailor: { resourcePrice: 40, sharePrice: 45, orders: 3 } },
  },
  steps: [
    { say: 'worth', at: { parts: ['fabric'], things: ['stock:tailor'], site: 'stockMarket' } },
    {
      say: 'most',
      at: { things: ['stock:tailor'], site: 'stockMarket' },
      task: {
        open: [open('buyShares', 'MV-431', { lots: { tailor: 2 } })],
        refused: 'mostOther',
        done: { shops: { tailor: { majority: 0 } } },
        solve: [{ type: 'buyShares', lots: { tailor: 2 } }],
      },
    },
    { say: 'rose', at: { parts: ['fabric'], things: ['sharePeg:tailor'], site: 'tailor' } },
    { say: 'came', at: { parts: ['fabric'], things: ['shop:tailor'], site: 'tailor' } },
  ],
};

/** A majority is used, and a share splits. */
export const split: Scene = {
  id: 'split',
  rules: ['MV-413', 'MV-414', 'MV-420', 'MV-521', 'MV-545', 'MV-546'],
  facts: ['points', 'shares', 'dividends', 'goods'],
  given: {
    ...TABLE,
    round: 7,
    turn: { seat: 0, location: 'shops' },
    turnOrder: [0, 1, 2],
    seats: [
      { cash: 150, shares: { tailor: 3 }, cubes: { fabric: 2 }, pawn: 'shops' },
      { cash: 220, shares: { miller: 2, tailor: 1 }, pawn: 'docks' },
      { cash: 180, shares: { blacksmith: 2 }, pawn: 'mercato', stance: 'wait' },
    ],
    shops: { ...PRICES, tailor: { resourcePrice: 40, sharePrice: 95, orders: 3 } },
  },
  steps: [
    { say: 'near', at: { parts: ['fabric'], things: ['sharePeg:tailor'], site: 'tailor' } },
    {
      say: 'raise',
      at: { things: ['resourcePeg:fabric', 'ordersPeg:tailor'], site: 'tailor' },
      task: {
        open: [open('useMajority', 'MV-414', { shop: 'tailor' })],
        refused: 'raiseOther',
        done: { shops: { tailor: { resourcePrice: 50, orders: 2 } } },
        solve: [{ type: 'useMajority', shop: 'tailor', direction: 'raisePrice' }],
        missed: 'raiseMissed',
      },
    },
    {
      say: 'deal',
      at: { things: ['shop:tailor'], site: 'tailor' },
      task: {
        open: [open('sellAtShop', 'MV-420', { shop: 'tailor' })],
        refused: 'dealOther',
        done: { seats: [{ vp: 3 }] },
        solve: [{ type: 'sellAtShop', shop: 'tailor', count: 2 }],
        missed: 'dealMissed',
      },
    },
    { say: 'paid', at: { parts: ['own'] } },
    { say: 'came', at: { parts: ['own', 'fabric'], things: ['sharePeg:tailor'], site: 'tailor' } },
  ],
};

/** A Guild Order is delivered, and the next one drawn. */
export const guild: Scene = {
  id: 'guild',
  rules: ['MV-006', 'MV-441', 'MV-442', 'MV-443', 'MV-448', 'MV-449', 'MV-704'],
  facts: ['orders', 'points'],
  given: {
    ...TABLE,
    round: 4,
    turn: { seat: 0, location: 'guildHall' },
    turnOrder: [0, 1, 2],
    deck: ['GO-08'],
    seats: [
      {
        cash: 120,
        shares: { tailor: 1 },
        cubes: { lumber: 1, spice: 1, grain: 1 },
        guildOrders: ['GO-16'],
        pawn: 'guildHall',
      },
      { cash: 160, shares: { miller: 1 }, pawn: 'docks', guildHeld: 1 },
      { cash: 150, shares: { blacksmith: 1 }, pawn: 'mercato', guildHeld: 1, stance: 'wait' },
    ],
    shops: PRICES,
  },
  steps: [
    { say: 'card', at: { parts: ['hand'], site: 'palazzo0' } },
    {
      say: 'bring',
      at: { parts: ['answers'], site: 'guildHall' },
      task: {
        open: [open('deliverOrder', 'MV-442')],
        refused: 'bringOther',
        done: { seats: [{ vp: 3 }] },
        solve: [{ type: 'deliverOrder', card: 'GO-16', takeVp: 3 }],
        missed: 'bringMissed',
      },
    },
    {
      say: 'draw',
      at: { things: ['guildDeck'], site: 'guildHall' },
      task: {
        open: [open('drawOrder', 'MV-441')],
        refused: 'drawOther',
        done: { seats: [{ guildHeld: 1 }] },
        solve: [{ type: 'drawOrder', useGuildMaster: false }],
      },
    },
    { say: 'came', at: { parts: ['hand'], things: ['guildOrder:GO-08'], site: 'palazzo0' } },
  ],
};
