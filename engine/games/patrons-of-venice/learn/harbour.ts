/** Scenes of the harbour: the stalls, cubes on shipments, pirates. */

import type { Scene } from '../../../learn/lesson.ts';
import { built, choose, fleet, KEEP, mayChoose, PASS, SELL } from './given.ts';

/** Sell, buy, and leave it at that. */
export const trade: Scene = {
  id: 'trade',
  rules: ['PV-046', 'PV-047', 'PV-049', 'PV-050', 'PV-051', 'PV-052', 'PV-053'],
  facts: ['money', 'goods', 'production'],
  given: {
    turn: 12,
    lead: 1,
    phase: 'tradeSell',
    decider: [0],
    market: { silk: 1, wool: 2 },
    wharf: { silk: 1, grain: 1 },
    sites: {
      B05: built(0, 'tentmaker'),
      B19: built(1, 'draper'),
      B12: built(2, 'canvaser'),
    },
    seats: [
      {
        ducats: 2,
        favours: 1,
        hand: { lumber: 1, canvas: 1, wine: 1 },
        ships: fleet('iron', 'hemp', 'grain'),
      },
      { ducats: 6, hand: { wool: 1 }, ships: fleet('wool', 'silk', 'lumber') },
      { ducats: 5, hand: { iron: 1 }, ships: fleet('pepper', 'wool', 'hemp') },
    ],
  },
  bots: [
    { seat: 1, action: PASS },
    { seat: 2, action: PASS },
    { seat: 1, action: PASS },
    { seat: 2, action: PASS },
  ],
  steps: [
    { say: 'both', at: { parts: ['progress'] } },
    {
      say: 'sell',
      at: { parts: ['wine'] },
      task: {
        open: [{ like: { type: 'sell', goods: { wine: 1 } }, rule: 'PV-047' }],
        refused: 'sellOther',
        done: { phase: 'tradeBuy', decider: [0], seats: [{ handCount: 2 }] },
        solve: [{ type: 'sell', goods: { wine: 1 } }],
        missed: 'sellMissed',
      },
    },
    {
      say: 'buy',
      at: { parts: ['wharf'], things: ['stall:market:silk', 'stall:wharf:silk'] },
      task: {
        open: [{ like: { type: 'buy', good: 'silk' }, rule: 'PV-050' }],
        refused: 'buyOther',
        done: { phase: 'tradeBuy', decider: [0], seats: [{ ducats: 5 }] },
        solve: [{ type: 'buy', from: 'wharf', good: 'silk' }],
        missed: 'buyMissed',
      },
    },
    {
      say: 'pass',
      at: { parts: ['decline'] },
      task: {
        open: [{ like: PASS, rule: 'PV-053' }],
        refused: 'passOther',
        done: { turn: 13 },
        solve: [PASS],
      },
    },
    { say: 'came', at: { parts: ['hand'] } },
  ],
};

/** A cube on another seat's shipment. */
export const cube: Scene = {
  id: 'cube',
  rules: ['PV-025', 'PV-027', 'PV-028', 'PV-029', 'PV-030', 'PV-038', 'PV-041'],
  facts: ['ships', 'production'],
  given: {
    turn: 13,
    lead: 0,
    market: { wool: 2 },
    drawDeck: ['wool', 'hemp', 'silk'],
    sites: {
      B05: built(0, 'tentmaker'),
      B08: built(0, 'wainwright'),
      B19: built(1, 'draper'),
      B12: built(2, 'canvaser'),
    },
    seats: [
      {
        ducats: 3,
        favours: 1,
        hand: { lumber: 1, canvas: 1 },
        ships: fleet('silk', 'hemp', 'grain'),
      },
      { ducats: 6, favours: 1, hand: { wool: 1 }, ships: fleet('wool', 'silk', 'iron') },
      { ducats: 5, hand: { hemp: 1 }, ships: fleet('pepper', 'wool', 'wine') },
    ],
  },
  bots: [
    { seat: 1, action: PASS },
    { seat: 2, action: PASS },
    { seat: 1, action: choose('sail') },
  ],
  steps: [
    { say: 'want', at: { parts: ['theirs'], things: ['galley:1:right'], site: 'quay1of3' } },
    {
      say: 'lead',
      at: { things: ['seal:reserve'] },
      task: {
        open: [mayChoose('reserve')],
        refused: 'leadOther',
        done: { phase: 'reserve', decider: [0] },
        solve: [choose('reserve')],
      },
    },
    {
      say: 'put',
      at: { things: ['galley:1:right'] },
      task: {
        open: [{ like: { type: 'reserve' }, rule: 'PV-027' }],
        refused: 'putOther',
        done: { phase: 'sailUnload', decider: [0], sail: { board: 1 } },
        solve: [{ type: 'reserve', boardOwner: 1, ship: 'right' }],
        missed: 'putMissed',
      },
    },
    {
      say: 'keep',
      at: { things: ['galley:1:right'] },
      task: {
        open: [{ like: { type: 'unload' }, rule: 'PV-038' }],
        done: { seats: [{ handCount: 3 }] },
        solve: [KEEP],
        missed: 'keepMissed',
      },
    },
    { say: 'came', at: { parts: ['hand'] } },
  ],
};

/** Goods that a cube saves. */
export const pirates: Scene = {
  id: 'pirates',
  rules: ['PV-026', 'PV-033', 'PV-034', 'PV-035', 'PV-036', 'PV-040'],
  facts: ['ships', 'money'],
  given: {
    turn: 15,
    lead: 2,
    phase: 'reserve',
    decider: [0],
    market: { wool: 2, lumber: 1 },
    drawDeck: ['wool', 'pirates', 'hemp', 'lumber'],
    sites: {
      B05: built(0, 'tentmaker'),
      B08: built(0, 'wainwright'),
      B19: built(1, 'draper'),
      B12: built(2, 'canvaser'),
    },
    seats: [
      { ducats: 4, favours: 2, hand: { lumber: 1 }, ships: fleet('silk', 'hemp', 'pepper') },
      { ducats: 6, favours: 1, hand: { wool: 1 }, ships: fleet('wool', 'silk', 'iron') },
      { ducats: 5, favours: 1, hand: { hemp: 1 }, ships: fleet('pepper', 'wool', 'silk') },
    ],
  },
  bots: [{ seat: 1, action: PASS }],
  steps: [
    { say: 'threat', at: { parts: ['decks'] } },
    {
      say: 'guard',
      at: { things: ['galley:0:right'] },
      task: {
        open: [{ like: { type: 'reserve', boardOwner: 0 }, rule: 'PV-026' }],
        refused: 'guardOther',
        done: {
          phase: 'chooseAction',
          lead: 0,
          seats: [{ ships: { right: { reservedBy: 0 } } }],
        },
        solve: [{ type: 'reserve', boardOwner: 0, ship: 'right' }],
        missed: 'guardMissed',
      },
    },
    {
      say: 'lead',
      at: { things: ['seal:sail'] },
      task: {
        open: [mayChoose('sail', 'PV-031')],
        refused: 'leadOther',
        done: { phase: 'sailUnload', decider: [0] },
        solve: [choose('sail')],
      },
    },
    { say: 'raid', at: { parts: ['wharf'], site: 'wharf' } },
    {
      say: 'sell',
      at: { parts: ['sell'] },
      task: {
        open: [{ like: { type: 'unload' }, rule: 'PV-040' }],
        done: { seats: [{ ducats: 8 }] },
        solve: [SELL],
        missed: 'sellMissed',
      },
    },
    { say: 'came', at: { parts: ['own'] } },
  ],
};
