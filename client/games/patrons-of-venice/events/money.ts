/** The sounds of sums of ducats. */

import type { Cue } from '../../../sound/cues.ts';

/** Ducats from which coins pour, and below which only a few fall. */
const MANY = 9;
const FEW = 4;

/**
 * Seconds by which the second of two sounds, the payment or the paid piece, waits for the first.
 */
export const PAYS = 0.7;

export const money = (amount: number): Cue =>
  amount >= MANY ? 'coinRain' : amount < FEW ? 'coinFew' : 'coins';
