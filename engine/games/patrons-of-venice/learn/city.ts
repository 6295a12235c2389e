/** Scenes of the city: goods of a workshop, statues, the end. */

import type { Scene } from '../../../learn/lesson.ts';
import { built, choose, END_PRODUCE, fleet, MAY_PRODUCE, mayChoose, produce } from './given.ts';

/** A workshop beside another of its kind, and a good that goes straight into the next. */
export const canvas: Scene = {
  id: 'canvas',
  rules: ['PV-017', 'PV-056', 'PV-068', 'PV-071', 'PV-080', 'PV-083', 'PV-085'],
  facts: ['production', 'businesses', 'sponsoring', 'goods'],
  given: {
    turn: 17,
    lead: 1,
    phase: 'sponsor',
    decider: [0],
    market: { wool: 2 },
    sites: {
      B05: built(0, 'tentmaker'),
      B07: built(1, 'canvaser'),
      B19: built(1, 'draper'),
      B12: built(2, 'canvaser'),
    },
    seats: [
      {
        ducats: 6,
        hand: { hemp: 1, lumber: 1, silk: 1 },
        ships: fleet('iron', 'wool', 'grain'),
      },
      { ducats: 2, favours: 1, hand: { wool: 1 }, ships: fleet('wool', 'silk', 'lumber') },
      { ducats: 5, favours: 1, hand: { iron: 1 }, ships: fleet('pepper', 'wool', 'wine') },
    ],
  },
  bots: [
    { seat: 2, action: choose('produce') },
    { seat: 2, action: END_PRODUCE },
  ],
  steps: [
    { say: 'lacks', at: { parts: ['hand'] } },
    { say: 'quarter', at: { parts: ['polo'], things: ['site:B06', 'site:B07'], site: 'POLO' } },
    {
      say: 'build',
      at: { things: ['site:B06'] },
      task: {
        open: [
          { like: { type: 'sponsorBusiness', business: 'canvaser', site: 'B06' }, rule: 'PV-056' },
        ],
        refused: 'buildOther',
        done: { phase: 'produce', decider: [0] },
        solve: [{ type: 'sponsorBusiness', business: 'canvaser', site: 'B06', proof: ['hemp'] }],
      },
    },
    {
      say: 'make',
      at: { parts: ['make'], things: ['site:B05', 'site:B06'] },
      task: {
        open: MAY_PRODUCE,
        during: { phase: 'produce', turn: 18 },
        done: { seats: [{ favours: 1 }], decider: [1] },
        solve: [produce('B06'), produce('B05')],
        missed: 'makeMissed',
      },
    },
    { say: 'came', at: { parts: ['own'] } },
  ],
};

/** Two points for each business around it. */
export const statue: Scene = {
  id: 'statue',
  rules: ['PV-016', 'PV-020', 'PV-062', 'PV-063', 'PV-064', 'PV-079', 'PV-089'],
  facts: ['sponsoring', 'points'],
  given: {
    turn: 19,
    lead: 0,
    phase: 'sponsor',
    market: { wool: 2, iron: 1 },
    sites: {
      B02: built(0, 'draper'),
      B05: built(0, 'tentmaker'),
      B06: built(0, 'canvaser'),
      B07: built(1, 'canvaser'),
      B19: built(1, 'draper'),
      B12: built(2, 'canvaser'),
      B14: built(2, 'gondolaMaker'),
    },
    seats: [
      { ducats: 4, favours: 1, hand: { silk: 1 }, ships: fleet('iron', 'wool', 'grain') },
      { ducats: 2, favours: 1, hand: { wool: 1 }, ships: fleet('wool', 'silk', 'lumber') },
      { ducats: 1, favours: 1, hand: { iron: 1 }, ships: fleet('pepper', 'wool', 'wine') },
    ],
  },
  steps: [
    { say: 'double', at: { parts: ['polo'], things: ['campo:POLO'], site: 'POLO' } },
    {
      say: 'raise',
      at: { parts: ['statue'], things: ['campo:POLO'] },
      task: {
        open: [{ like: { type: 'sponsorStatue' }, rule: 'PV-062' }],
        refused: 'raiseOther',
        done: { statues: ['POLO'], decider: [1] },
        solve: [{ type: 'sponsorStatue', campo: 'POLO' }],
        missed: 'raiseMissed',
      },
    },
    { say: 'came', at: { parts: ['own'] } },
    { say: 'more', at: { parts: ['polo'], things: ['campo:POLO'], site: 'POLO' } },
  ],
};

/** The last turn of all. */
export const finale: Scene = {
  id: 'finale',
  rules: ['PV-022', 'PV-068', 'PV-087', 'PV-088', 'PV-091', 'PV-092'],
  facts: ['tempo', 'points', 'production'],
  given: {
    turn: 28,
    lead: 0,
    market: { wool: 2, iron: 1 },
    statues: ['POLO', 'BART'],
    sites: {
      B02: built(0, 'draper'),
      B05: built(0, 'tentmaker'),
      B08: built(0, 'wainwright'),
      B07: built(1, 'canvaser'),
      B17: built(1, 'armourer'),
      B19: built(1, 'draper'),
      B10: built(2, 'draper'),
      B12: built(2, 'canvaser'),
      B14: built(2, 'gondolaMaker'),
    },
    seats: [
      {
        ducats: 5,
        favours: 4,
        hand: { lumber: 2, silk: 1, iron: 1, canvas: 2 },
        ships: fleet('iron', 'wool', 'grain'),
      },
      { ducats: 9, favours: 5, hand: { wool: 1 }, ships: fleet('wool', 'silk', 'lumber') },
      { ducats: 7, favours: 4, hand: { hemp: 1 }, ships: fleet('pepper', 'wool', 'wine') },
    ],
  },
  bots: [
    { seat: 1, action: END_PRODUCE },
    { seat: 2, action: END_PRODUCE },
  ],
  steps: [
    { say: 'near', at: { parts: ['seats'] } },
    { say: 'last', at: { parts: ['own'] } },
    {
      say: 'lead',
      at: { parts: ['answers', 'hand'] },
      task: {
        open: [mayChoose('produce', 'PV-092')],
        refused: 'leadOther',
        done: { phase: 'produce', decider: [0] },
        solve: [choose('produce')],
      },
    },
    {
      say: 'make',
      at: { parts: ['make'], things: ['site:B05', 'site:B08'] },
      task: {
        open: MAY_PRODUCE,
        during: { phase: 'produce', turn: 28 },
        done: { phase: 'gameOver', result: { winners: [0] } },
        solve: [produce('B08'), produce('B05')],
        missed: 'makeMissed',
      },
    },
    { say: 'came', at: { parts: ['own'] } },
  ],
};
