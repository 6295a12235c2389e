/** The Voyages of Marco Polo in the overlay of a broadcast. */

import './parts.css';
import { lowerPart } from '../../../table/overlay/lower.ts';
import { makeOverlay } from '../../../table/overlay/make.ts';
import { stakes } from '../director/stakes.ts';
import { voice } from '../events/index.ts';
import { SIGNS } from '../faces/signs.ts';
import { demo } from './demo.ts';
import { line } from './line.ts';
import { score } from './score.ts';
import { turn } from './turn.ts';

/** The sign of a sentence without a seat: the rose of the winds. */
const [[ROSE]] = SIGNS.vp;

export const overlay = makeOverlay({
  parts: { turn, score, lower: lowerPart(ROSE), line },
  voice,
  stakes,
  demo,
});
