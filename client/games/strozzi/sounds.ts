/** Which event of the game sounds how, and from which place. */

import type { GameEvent } from '../../../engine/core/contract.ts';
import type { Payment, StEvent } from '../../../engine/games/strozzi/types.ts';
import type { Sounding } from '../../sound/listen.ts';
import { GULF } from './cues.ts';
import { siteOf } from './event-sites.ts';

type Of<T extends StEvent['type']> = Extract<StEvent, { type: T }>;
type Sound<T extends StEvent['type']> =
  | Sounding['cue']
  | null
  | ((event: Of<T>, seat: number | null) => readonly (Sounding['cue'] | Sounding)[]);

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
const money = (amount: number): Sounding['cue'] =>
  amount >= MANY ? 'coinRain' : amount < FEW ? 'coinFew' : 'coins';

/** null: silent, because other events sound for it. */
const SOUNDS: { readonly [T in StEvent['type']]: Sound<T> } = {
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

const isKnown = (type: string): type is StEvent['type'] => Object.hasOwn(SOUNDS, type);

/**
 * What an event sounds like to the person on `seat` (null: a spectator); empty if it is silent or
 * not of this game.
 */
export function soundsOf(event: GameEvent, seat: number | null): readonly Sounding[] {
  if (!isKnown(event.type)) return [];
  const sound = SOUNDS[event.type];
  if (sound === null) return [];
  const site = siteOf(event);
  const own = typeof sound === 'function' ? sound(event as never, seat) : [sound];
  return own.map((one) =>
    typeof one === 'object' && 'cue' in one ? { ...one, site } : { cue: one, site },
  );
}
