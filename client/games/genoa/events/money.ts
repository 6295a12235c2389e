/** The sounds of sums of ducats. */

import type { Cue } from '../../../sound/cues.ts';

/** Ducats from which coins pour; below the second number only a few fall. */
const MANY = 60;
const FEW = 20;

export const money = (amount: number): Cue =>
  amount >= MANY ? 'coinRain' : amount < FEW ? 'coinFew' : 'coins';
