/** Strozzi in the overlay of a broadcast. */

import './parts.css';
import { lowerPart } from '../../../table/overlay/lower.tsx';
import { makeOverlay } from '../../../table/overlay/make.ts';
import { stakes } from '../director/stakes.ts';
import { voice } from '../events/index.ts';
import { demo } from './demo.ts';
import { loggia } from './loggia.tsx';
import { score } from './score.tsx';
import { SHIP_PATH } from './signs.ts';
import { tracks } from './tracks.tsx';
import { turn } from './turn.tsx';

export const overlay = makeOverlay({
  parts: { turn, score, loggia, lower: lowerPart(SHIP_PATH), tracks },
  voice,
  stakes,
  demo,
});
