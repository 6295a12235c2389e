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
/** Seconds by which the crane and the water wait for the ship. */
const UNLOADS = 0.5;
const SINKS = 1.1;

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
  claimed: ({ flag }) => [flag === 'pirate' ? GULF.pirate : GULF.hoist],
  flagReturned: GULF.flutter,
  shipUnclaimed: GULF.sail,
  shipWon: null,
  shipPlaced: ({ lost }) =>
    Object.keys(lost).length > 0 ? [GULF.berth, { cue: GULF.splash, wait: SINKS }] : [GULF.berth],
  advanced: ({ because }) =>
    because === 'cargo' ? [{ cue: GULF.crane, wait: UNLOADS }, GULF.climb] : [GULF.climb],
  tileTaken: GULF.unveil,
  tileRevealed: null,
  cityScored({ ships, track, bonus }) {
    const paid = sum(ships, track, bonus);
    return paid === 0 ? [] : [GULF.fanfare, money(paid)];
  },
  promotionScored: ({ prizes }) => (prizes.length === 0 ? [] : [GULF.fanfare, money(sum(prizes))]),
  matchEnded: ({ winner }, seat) => (seat === null || seat === winner ? ['triumph'] : ['close']),
};

/** What an event sounds like to the person on a seat, and from which place. */
export const soundsOf = soundsBy(SOUNDS, siteOf);
