/** The Voyages of Marco Polo in the overlay of a broadcast. */

import './parts.css';
import { lowerPart } from '../../../table/overlay/lower.tsx';
import { makeOverlay } from '../../../table/overlay/make.ts';
import { stakes } from '../director/stakes.ts';
import { voice } from '../events/index.ts';
import { SIGNS } from '../faces/signs.ts';
import { demo } from './demo.ts';
import { line } from './line.tsx';
import { score } from './score.tsx';
import { turn } from './turn.tsx';

/** The sign of a sentence without a seat: the rose of the winds. */
const [[ROSE]] = SIGNS.vp;

export const overlay = makeOverlay({
  parts: { turn, score, lower: lowerPart(ROSE), line },
  voice,
  stakes,
  demo,
});
