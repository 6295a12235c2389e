/** Which event of the game sounds how. */

import type { MvEvent } from '../../../engine/games/masters-of-venice/events.ts';
import type { Cue } from '../../sound/cues.ts';

/** null: silent, because other events sound for it. */
const CUES: { readonly [type in MvEvent['type']]: Cue | null } = {
  roundStarted: 'bell',
  charactersReturned: null,
  committed: 'peg',
  bidsRevealed: 'reveal',
  paid: 'coin',
  turnOrderSet: 'step',
  characterTaken: 'card',
  ordersMoved: 'peg',
  adjustSkipped: null,
  pegMoved: 'peg',
  stockSplit: 'split',
  priceControl: 'control',
  majorityChanged: 'banner',
  vpGained: null,
  destinationsRevealed: 'step',
  placeActivated: null,
  turnStarted: null,
  turnEnded: null,
  windowOpened: null,
  windowDeclined: null,
  interrupted: 'horn',
  interruptQueued: 'peg',
  interruptLapsed: null,
  stanceSet: null,
  pawnStepped: 'step',
  cubesBought: 'cube',
  cubeStolen: 'cube',
  majorityUsed: 'peg',
  sold: 'cube',
  dividendPaid: 'coin',
  sharesBought: 'card',
  sharesSold: 'card',
  orderDrawn: 'card',
  orderKept: 'card',
  orderDelivered: 'delivery',
  favorBought: 'card',
  plazaRefilled: 'card',
  officeCubeTaken: 'cube',
  cubeDrawn: 'cube',
  cubesPlaced: 'cube',
  mercatoBought: 'cube',
  mercatoSold: 'cube',
  mercatoSwapped: 'cube',
  favorPlayed: 'card',
  rumorPlayed: 'card',
  gondolaMoved: 'water',
  rumorTaken: 'card',
  handsRevealed: 'reveal',
  scoringStep: 'peg',
  finalScored: 'final',
};

/** The cue of an event; null if it is silent. */
export function cueOf(type: string): Cue | null {
  return Object.hasOwn(CUES, type) ? CUES[type as MvEvent['type']] : null;
}
