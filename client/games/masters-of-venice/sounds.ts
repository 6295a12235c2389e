/** Which event of the game sounds how, and from which place. */

import type { MvEvent } from '../../../engine/games/masters-of-venice/events.ts';
import type { Cue } from '../../sound/cues.ts';
import { type Sounds, soundsBy } from '../../sound/sounding.ts';
import { CANAL } from './cues.ts';
import { siteOf } from './event-sites.ts';

/** Ducats from which coins pour, and below which only a few fall. */
const MANY = 60;
const FEW = 15;
/** The motif of each term, and how long the bells ring before it. Seconds. */
const TERMS = ['morning', 'noon', 'evening', 'night'] as const;
const BELLS_FIRST = 2.4;

const money = (amount: number): Cue =>
  Math.abs(amount) >= MANY ? 'coinRain' : Math.abs(amount) < FEW ? 'coinFew' : 'coins';
const cubes = (count: number): Cue => (count > 1 ? 'cubes' : 'cube');
const countOf = (bag: object): number =>
  Object.values(bag).reduce<number>((sum, n) => sum + Number(n), 0);

const SOUNDS: Sounds<MvEvent> = {
  roundStarted({ round }) {
    const term = (round - 1) / 4;
    const motif = TERMS[term];
    return motif ? ['hours', { cue: motif, wait: BELLS_FIRST }] : ['hour'];
  },
  charactersReturned: null,
  committed: 'peg',
  bidsRevealed: CANAL.dials,
  paid: ({ amount }) => [money(amount)],
  turnOrderSet: 'step',
  characterTaken: 'card',
  ordersMoved: 'peg',
  adjustSkipped: null,
  pegMoved: 'peg',
  stockSplit: CANAL.split,
  priceControl: CANAL.control,
  majorityChanged: CANAL.banner,
  vpGained: null,
  destinationsRevealed: 'step',
  placeActivated: null,
  turnStarted: null,
  turnEnded: null,
  windowOpened: null,
  windowDeclined: null,
  interrupted: CANAL.horn,
  interruptQueued: 'peg',
  interruptLapsed: null,
  stanceSet: null,
  pawnStepped: 'step',
  cubesBought: ({ cubes: bought }) => [cubes(countOf(bought))],
  cubeStolen: 'cube',
  majorityUsed: 'peg',
  sold: ({ count, total }) => [cubes(count), money(total)],
  dividendPaid: ({ amounts }) => [money(countOf(amounts))],
  sharesBought: 'card',
  sharesSold: 'card',
  orderDrawn: 'card',
  orderKept: 'card',
  orderDelivered: CANAL.delivery,
  favorBought: 'card',
  plazaRefilled: 'card',
  officeCubeTaken: 'cube',
  cubeDrawn: 'cubes',
  cubesPlaced: 'cubes',
  mercatoBought: ({ cubes: bought }) => [cubes(countOf(bought))],
  mercatoSold: ({ cubes: given }) => [cubes(countOf(given))],
  mercatoSwapped: 'cube',
  favorPlayed: 'card',
  rumorPlayed: 'card',
  gondolaMoved: CANAL.oars,
  rumorTaken: 'card',
  handsRevealed: CANAL.dials,
  scoringStep: 'tally',
  finalScored: ({ winners }, seat) =>
    seat === null || winners.includes(seat) ? ['triumph'] : ['close'],
};

/** What an event sounds like to the person on a seat, and from which place. */
export const soundsOf = soundsBy(SOUNDS, siteOf);
