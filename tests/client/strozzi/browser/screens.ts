/** The screens of a table by the question to seat 0, as positions for the stage. */

import type { Screen } from '../../browser/stage.ts';

/** In the second round: everybody's ships are in the ports, tiles beside two houses. */
const midway = {
  round: 2,
  drawer: 0,
  seats: [
    { money: 60, tiles: ['art-2-1', 'architecture-2-1'] },
    { money: 45, tiles: ['science-1-gold-3'] },
    { money: 55 },
    { money: 30 },
  ],
  ports: {
    venice: [{ card: 'S5a', owner: 1, flag: 'ware' }],
    rome: [
      { card: 'S7a', owner: 0, flag: 'plusOne' },
      { card: 'S4b', owner: 2, flag: 'plusOne' },
    ],
    naples: [{ card: 'S3c', owner: 3, flag: 'pirate' }],
  },
};
const ship = (claim: object | null): object => ({ card: 'S8a', claim });
const own = ship({ seat: 0, flag: 'ware' });

export const SCREENS: readonly Screen[] = [
  { name: 'claim', position: { ...midway, current: ship(null) }, decides: true },
  {
    name: 'overbid',
    position: { ...midway, drawer: 1, decider: [0], current: ship({ seat: 2, flag: 'ware' }) },
    decides: true,
  },
  { name: 'place', position: { ...midway, phase: 'place', current: own }, decides: true },
  { name: 'promo', position: { ...midway, phase: 'promo', current: own }, decides: true },
  {
    name: 'waiting',
    position: { ...midway, drawer: 1, decider: [1], current: ship(null) },
    decides: false,
  },
  { name: 'result', position: { ...midway, round: 3, phase: 'gameOver' }, decides: false },
];

/** Screens that are also examined in the ledger. */
export const LEDGER: readonly string[] = ['claim', 'promo', 'waiting', 'result'];
