/** The Patrons of Venice in the overlay of a broadcast. */

import './parts.css';
import { lowerPart } from '../../../table/overlay/lower.tsx';
import { makeOverlay } from '../../../table/overlay/make.ts';
import { stakes } from '../director/stakes.ts';
import { voice } from '../events/index.ts';
import { campi } from './campi.tsx';
import { demo } from './demo.ts';
import { market } from './market.tsx';
import { score } from './score.tsx';
import { SEAL_PATHS } from './signs.ts';
import { turn } from './turn.tsx';

export const overlay = makeOverlay({
  parts: { turn, score, market, lower: lowerPart(SEAL_PATHS.sail), campi },
  voice,
  stakes,
  demo,
});
