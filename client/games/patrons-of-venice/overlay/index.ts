/** The Patrons of Venice in the overlay of a broadcast. */

import './parts.css';
import { lowerPart } from '../../../table/overlay/lower.ts';
import { makeOverlay } from '../../../table/overlay/make.ts';
import { stakes } from '../director/stakes.ts';
import { voice } from '../events/index.ts';
import { campi } from './campi.ts';
import { demo } from './demo.ts';
import { market } from './market.ts';
import { score } from './score.ts';
import { SEAL_PATHS } from './signs.ts';
import { turn } from './turn.ts';

export const overlay = makeOverlay({
  parts: { turn, score, market, lower: lowerPart(SEAL_PATHS.sail), campi },
  voice,
  stakes,
  demo,
});
