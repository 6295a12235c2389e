/** The sounds of sums of ducats and of handfuls of cubes. */

import type { Cue } from '../../../sound/cues.ts';

/** Ducats from which coins pour, and below which only a few fall. */
const MANY = 60;
const FEW = 15;

export const money = (amount: number): Cue =>
  Math.abs(amount) >= MANY ? 'coinRain' : Math.abs(amount) < FEW ? 'coinFew' : 'coins';

export const cubes = (count: number): Cue => (count > 1 ? 'cubes' : 'cube');
