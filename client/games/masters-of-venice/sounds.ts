/** Which event of the game sounds how, and from which place. */

import type { GameEvent } from '../../../engine/core/contract.ts';
import type { MvEvent } from '../../../engine/games/masters-of-venice/events.ts';
import type { Cue } from '../../sound/cues.ts';
import type { Sounding } from '../../sound/listen.ts';
import { siteOf } from './event-sites.ts';

type Of<T extends MvEvent['type']> = Extract<MvEvent, { type: T }>;
type Sound<T extends MvEvent['type']> =
  | Cue
  | null
  | ((event: Of<T>, seat: number | null) => readonly (Cue | Sounding)[]);

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

/** null: silent, because other events sound for it. */
const SOUNDS: { readonly [T in MvEvent['type']]: Sound<T> } = {
  roundStarted({ round }) {
    const term = (round - 1) / 4;
    const motif = TERMS[term];
    return motif ? ['hours', { cue: motif, wait: BELLS_FIRST }] : ['hour'];
  },
  charactersReturned: null,
  committed: 'peg',
  bidsRevealed: 'dials',
  paid: ({ amount }) => [money(amount)],
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
  cubesBought: ({ cubes: bought }) => [cubes(countOf(bought))],
  cubeStolen: 'cube',
  majorityUsed: 'peg',
  sold: ({ count, total }) => [cubes(count), money(total)],
  dividendPaid: ({ amounts }) => [money(countOf(amounts))],
  sharesBought: 'card',
  sharesSold: 'card',
  orderDrawn: 'card',
  orderKept: 'card',
  orderDelivered: 'delivery',
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
  gondolaMoved: 'oars',
  rumorTaken: 'card',
  handsRevealed: 'dials',
  scoringStep: 'tally',
  finalScored: ({ winners }, seat) =>
    seat === null || winners.includes(seat) ? ['triumph'] : ['close'],
};

const isKnown = (type: string): type is MvEvent['type'] => Object.hasOwn(SOUNDS, type);

/**
 * What an event sounds like to the person on `seat` (null: a spectator); empty if it is silent or
 * not of this game.
 */
export function soundsOf(event: GameEvent, seat: number | null): readonly Sounding[] {
  if (!isKnown(event.type)) return [];
  const sound = SOUNDS[event.type];
  if (sound === null) return [];
  const site = siteOf(event);
  const own = typeof sound === 'string' ? [sound] : sound(event as never, seat);
  return own.map((one) => (typeof one === 'string' ? { cue: one, site } : { ...one, site }));
}
