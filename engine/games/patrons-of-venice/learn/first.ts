/** The first scenes: with these a newcomer can play. */

import type { Scene } from '../../../learn/lesson.ts';
import { built, choose, fleet, KEEP, MAY_PRODUCE, mayChoose, produce } from './given.ts';

/** The lead's choice, and a business for a point. */
export const business: Scene = {
  id: 'business',
  rules: ['PV-021', 'PV-023', 'PV-024', 'PV-054', 'PV-057', 'PV-058', 'PV-059', 'PV-060', 'PV-087'],
  facts: ['points', 'sponsoring', 'businesses', 'money'],
  given: {
    turn: 4,
    lead: 0,
    market: { wool: 1, iron: 1 },
    seats: [
      { ducats: 10, hand: { lumber: 1, silk: 1 }, ships: fleet('wine', 'hemp', 'wool') },
      { ducats: 10, hand: { wool: 1, grain: 1 }, ships: fleet('iron', 'silk', 'grain') },
      { ducats: 10, hand: { hemp: 1, iron: 1 }, ships: fleet('lumber', 'wool', 'pepper') },
    ],
  },
  bots: [
    {
      seat: 1,
      action: { type: 'sponsorBusiness', business: 'draper', site: 'B19', proof: ['wool'] },
    },
    {
      seat: 2,
      action: { type: 'sponsorBusiness', business: 'canvaser', site: 'B12', proof: ['hemp'] },
    },
  ],
  steps: [
    { say: 'goal', at: { parts: ['own'] } },
    {
      say: 'lead',
      at: { things: ['seal:sponsor'] },
      task: {
        open: [mayChoose('sponsor')],
        refused: 'leadOther',
        done: { phase: 'sponsor', decider: [0] },
        solve: [choose('sponsor')],
      },
    },
    { say: 'cards', at: { parts: ['hand'] } },
    {
      say: 'site',
      at: { parts: ['map'] },
      task: {
        open: [{ like: { type: 'sponsorBusiness', business: 'tentmaker' }, rule: 'PV-060' }],
        refused: 'siteOther',
        done: { turn: 5, seats: [{ points: 1 }] },
        solve: [
          {
            type: 'sponsorBusiness',
            business: 'tentmaker',
            site: 'B05',
            proof: ['lumber', 'silk'],
          },
        ],
      },
    },
    { say: 'came', at: { parts: ['own'] } },
    { say: 'all', at: { parts: ['progress', 'seats'] } },
  ],
};

/** Goods into a luxury: ducats and a favour. */
export const tent: Scene = {
  id: 'tent',
  rules: ['PV-065', 'PV-066', 'PV-067', 'PV-069', 'PV-073', 'PV-076', 'PV-086', 'PV-090'],
  facts: ['production', 'points', 'businesses'],
  given: {
    turn: 7,
    lead: 0,
    market: { wool: 1, iron: 1 },
    sites: {
      B05: built(0, 'tentmaker'),
      B19: built(1, 'draper'),
      B12: built(2, 'canvaser'),
    },
    seats: [
      { ducats: 3, hand: { lumber: 1, silk: 1, canvas: 1 }, ships: fleet('grain', 'wool', 'iron') },
      { ducats: 5, hand: { grain: 1 }, ships: fleet('silk', 'hemp', 'lumber') },
      { ducats: 5, hand: { iron: 1 }, ships: fleet('wine', 'lumber', 'wool') },
    ],
  },
  steps: [
    { say: 'recipe', at: { parts: ['hand'] } },
    {
      say: 'lead',
      at: { things: ['seal:produce'] },
      task: {
        open: [mayChoose('produce')],
        refused: 'leadOther',
        done: { phase: 'produce', decider: [0] },
        solve: [choose('produce')],
      },
    },
    {
      say: 'make',
      at: { parts: ['make'], things: ['site:B05'] },
      task: {
        open: MAY_PRODUCE,
        done: { seats: [{ favours: 1 }], decider: [1] },
        solve: [produce('B05')],
        missed: 'makeMissed',
      },
    },
    { say: 'came', at: { parts: ['own'] } },
    { say: 'next', at: { parts: ['hand'] } },
  ],
};

/** Galleys bring goods, and take new ones. */
export const sail: Scene = {
  id: 'sail',
  rules: ['PV-031', 'PV-038', 'PV-039', 'PV-040', 'PV-042', 'PV-043', 'PV-045'],
  facts: ['ships', 'goods'],
  given: {
    turn: 10,
    lead: 0,
    market: { wool: 1, iron: 1 },
    drawDeck: ['hemp', 'lumber', 'wine'],
    sites: {
      B05: built(0, 'tentmaker'),
      B19: built(1, 'draper'),
      B12: built(2, 'canvaser'),
    },
    seats: [
      { ducats: 4, favours: 1, hand: { canvas: 1 }, ships: fleet('grain', 'lumber', 'silk') },
      { ducats: 5, hand: { grain: 1 }, ships: fleet('silk', 'hemp', 'wool') },
      { ducats: 5, hand: { iron: 1 }, ships: fleet('wine', 'lumber', 'hemp') },
    ],
  },
  bots: [
    { seat: 1, action: KEEP },
    { seat: 2, action: KEEP },
  ],
  steps: [
    {
      say: 'galleys',
      at: {
        parts: ['fleet'],
        things: ['galley:0:left', 'galley:0:middle', 'galley:0:right'],
        site: 'quay0of3',
      },
    },
    {
      say: 'lead',
      at: { things: ['seal:sail'] },
      task: {
        open: [mayChoose('sail')],
        refused: 'leadOther',
        done: { phase: 'sailUnload', decider: [0] },
        solve: [choose('sail')],
      },
    },
    {
      say: 'keep',
      at: { things: ['galley:0:right'] },
      task: {
        open: [{ like: { type: 'unload' }, rule: 'PV-039' }],
        done: { phase: 'sailPlace', decider: [0], seats: [{ handCount: 2 }] },
        solve: [KEEP],
        missed: 'keepMissed',
      },
    },
    {
      say: 'take',
      at: { parts: ['answers'] },
      task: {
        open: [{ like: { type: 'placeShipment' }, rule: 'PV-043' }],
        done: { decider: [1] },
        solve: [{ type: 'placeShipment', good: 'lumber' }],
      },
    },
    { say: 'came', at: { parts: ['outer'], things: ['galley:0:left'], site: 'quay0of3' } },
  ],
};
