/** Genoa in the overlay of a broadcast. */

import './parts.css';
import { lowerPart } from '../../../table/overlay/lower.ts';
import { makeOverlay } from '../../../table/overlay/make.ts';
import { stakes } from '../director/stakes.ts';
import { voice } from '../events/index.ts';
import { demo } from './demo.ts';
import { offers } from './offers.ts';
import { score } from './score.ts';
import { TOWER_PATH } from './signs.ts';
import { town } from './town.ts';
import { turn } from './turn.ts';

export const overlay = makeOverlay({
  parts: { turn, score, town, lower: lowerPart(TOWER_PATH), offers },
  voice,
  stakes,
  demo,
});
