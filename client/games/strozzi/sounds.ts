/** Which event of the game sounds how, and from which place. */

import type { Payment, StEvent } from '../../../engine/games/strozzi/types.ts';
import type { Cue } from '../../sound/cues.ts';
import { type Sounds, soundsBy } from '../../sound/sounding.ts';
import { GULF } from './cues.ts';
import { siteOf } from './event-sites.ts';

/** Ducats from which coins pour, and below which only a few fall. */
const MANY = 60;
const FEW = 15;
/** The motif of each round, and how long the bells ring before it. Seconds. */
const MOTIFS = ['morning', 'noon', 'evening'] as const;
const BELLS_FIRST = 2.4;
/** Seconds after which it is seen at the usual pace. */
const MAST = 0.45;
const TORN = 0.6;
const HOME = 1.1;
const ALONGSIDE = 0.9;
const UNLOADS = 1.5;
const SINKS = 2;
const CLIMBS = 1.8;
const SHOWN = 0.7;

const sum = (...paid: readonly (readonly Payment[])[]): number =>
  paid.flat().reduce((total, { amount }) => total + amount, 0);
const money = (amount: number): Cue =>
  amount >= MANY ? 'coinRain' : amount < FEW ? 'coinFew' : 'coins';

const SOUNDS: Sounds<StEvent> = {
  roundStarted({ round }) {
    const motif = MOTIFS[round - 1];
    return motif ? ['hours', { cue: motif, wait: BELLS_FIRST }] : ['hour'];
  },
  shipDrawn: GULF.shipBell,
  passed: 'peg',
  claimed: ({ flag }) => (flag === 'pirate' ? [GULF.pirate] : [{ cue: GULF.hoist, seen: MAST }]),
  flagReturned: () => [
    { cue: GULF.rip, seen: TORN },
    { cue: GULF.flutter, seen: HOME },
  ],
  shipUnclaimed: GULF.sail,
  // A pirate's drum has said it.
  shipWon: ({ flag }) => (flag === 'pirate' ? [] : [GULF.won]),
  shipPlaced: ({ lost }) =>
    Object.keys(lost).length > 0
      ? [
          { cue: GULF.berth, seen: ALONGSIDE },
          { cue: GULF.splash, seen: SINKS },
        ]
      : [{ cue: GULF.berth, seen: ALONGSIDE }],
  advanced: ({ because }) =>
    because === 'cargo'
      ? [
          { cue: GULF.crane, seen: UNLOADS },
          { cue: GULF.climb, seen: CLIMBS },
        ]
      : [GULF.climb],
  tileTaken: GULF.unveil,
  tileRevealed: () => [{ cue: 'card', seen: SHOWN }],
  cityScored({ ships, track, bonus }) {
    const paid = sum(ships, track, bonus);
    if (paid === 0) return [];
    return ships.length > 0
      ? [GULF.finish, GULF.fanfare, money(paid)]
      : [GULF.fanfare, money(paid)];
  },
  promotionScored: ({ prizes }) => (prizes.length === 0 ? [] : [GULF.laurels, money(sum(prizes))]),
  matchEnded: ({ winner }, seat) => (seat === null || seat === winner ? ['triumph'] : ['close']),
};

/** What an event sounds like to the person on a seat, and from which place. */
export const soundsOf = soundsBy(SOUNDS, siteOf);
