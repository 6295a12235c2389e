/** The screens of a table by the question to seat 0, as positions for the stage. */

import type { Screen } from '../../browser/stage.ts';

const built = (owner: number, business: string): object => ({ business, owner });
const cargo = (good: string, reservedBy: number | null = null): object => ({ good, reservedBy });

/** In the ninth turn: everybody's workshops are on the campi, two statues, cubes on galleys. */
const midway = {
  turn: 9,
  lead: 0,
  statues: ['POLO', 'BART'],
  market: { lumber: 2, silk: 1, cloth: 1 },
  wharf: { iron: 1, pepper: 1 },
  discard: { wool: 3, grain: 1, pirates: 2 },
  sites: {
    B02: built(0, 'draper'),
    B05: built(0, 'tentmaker'),
    B07: built(1, 'canvaser'),
    B17: built(1, 'gondolaMaker'),
    B19: built(2, 'draper'),
  },
  seats: [
    {
      ducats: 12,
      favours: 1,
      hand: { wool: 2, lumber: 1, silk: 1, canvas: 1, wine: 1 },
      ships: { left: cargo('hemp'), middle: cargo('pepper', 1), right: cargo('iron') },
    },
    {
      ducats: 4,
      favours: 0,
      hand: { hemp: 1, iron: 1 },
      ships: { left: cargo('grain'), middle: cargo('silk', 0), right: cargo('wool') },
    },
    {
      ducats: 7,
      favours: 2,
      hand: { lumber: 1 },
      ships: { left: cargo('wine'), middle: cargo('lumber'), right: cargo('hemp', 0) },
    },
  ],
};
const emptied = midway.seats.map((seat) => ({ ...seat, ships: { ...seat.ships, left: null } }));

export const SCREENS: readonly Screen[] = [
  { name: 'chooseAction', position: midway, decides: true },
  { name: 'reserve', position: { ...midway, phase: 'reserve' }, decides: true },
  {
    name: 'sailUnload',
    position: { ...midway, phase: 'sailUnload', sail: { newShipments: ['wool', 'silk', 'iron'] } },
    decides: true,
  },
  {
    name: 'sailPlace',
    position: {
      ...midway,
      seats: emptied,
      phase: 'sailPlace',
      sail: { newShipments: ['wool', 'silk', 'iron'] },
    },
    decides: true,
  },
  { name: 'tradeSell', position: { ...midway, phase: 'tradeSell' }, decides: true },
  { name: 'tradeBuy', position: { ...midway, phase: 'tradeBuy' }, decides: true },
  { name: 'sponsor', position: { ...midway, phase: 'sponsor' }, decides: true },
  { name: 'produce', position: { ...midway, phase: 'produce' }, decides: true },
  {
    name: 'waiting',
    position: { ...midway, phase: 'produce', lead: 1, decider: [1] },
    decides: false,
  },
  { name: 'result', position: { ...midway, phase: 'gameOver' }, decides: false },
];

/** Screens that are also examined in the ledger. */
export const LEDGER: readonly string[] = [
  'chooseAction',
  'sponsor',
  'produce',
  'waiting',
  'result',
];

/** Seat 0 is asked last in the last turn: with its answer the match is over. */
export const LAST = {
  ...midway,
  phase: 'produce',
  turn: 20,
  lead: 1,
  decider: [0],
  seats: midway.seats.map((seat, k) => (k === 0 ? { ...seat, favours: 8 } : seat)),
};
