/** The screens of a table by phase, as positions that the stage shows. */

import type { Screen } from '../../browser/stage.ts';
import { CASES } from './cases.ts';

/** The position of the case in which such an action is taken. */
export const given = (type: string): object =>
  CASES.find(({ action }) => action.type === type)?.given ?? {};

const RESULT = {
  phase: 'finished',
  seats: [
    { seat: 0, vp: 21, track: 17, cash: 340, cubes: { iron: 2, gems: 1 }, shares: { tailor: 3 } },
    { seat: 1, vp: 18, track: 15, cash: 265, shares: { miller: 4 }, guildOrders: ['GO-03'] },
    { seat: 2, vp: 12, track: 7, cash: 410, shares: { officeNorth: 3, jeweler: 2 } },
  ],
};

export const SCREENS: readonly Screen[] = [
  { name: 'bid', position: given('submitBid'), decides: true },
  { name: 'character', position: given('chooseCharacter'), decides: true },
  { name: 'destination', position: given('submitDestination'), decides: true },
  { name: 'docks', position: given('useDock'), decides: true },
  { name: 'shops', position: given('sellAtShop'), decides: true },
  { name: 'market', position: given('buyShares'), decides: true },
  { name: 'guild', position: given('deliverOrder'), decides: true },
  { name: 'placing', position: given('placeCubes'), decides: true },
  { name: 'mercato', position: given('mercatoSwap'), decides: true },
  { name: 'window', position: given('useInterrupt'), decides: true },
  { name: 'waiting', position: given('queueInterrupt'), decides: false },
  { name: 'result', position: RESULT, decides: false },
];

/** Screens that are also examined in the ledger. */
export const LEDGER: readonly string[] = ['bid', 'shops', 'waiting', 'result'];
