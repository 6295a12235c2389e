/** Masters of Venice in the overlay of a broadcast. */

import './parts.css';
import { lowerPart } from '../../../table/overlay/lower.tsx';
import { makeOverlay } from '../../../table/overlay/make.ts';
import { stakes } from '../director/stakes.ts';
import { voice } from '../events/index.ts';
import { characters } from './characters.tsx';
import { demo } from './demo.ts';
import { score } from './score.tsx';
import { ticker } from './ticker.tsx';
import { turn } from './turn.ts';

/** A gondola. */
const PLAIN = 'M1 8c1.5 5 6 9 11 9s9.500-4 11-9c-4 4-7 5-11 5S4.500 12 1 8z';

export const overlay = makeOverlay({
  parts: { turn, score, display: characters, lower: lowerPart(PLAIN), ticker },
  voice,
  stakes,
  demo,
});
