/** Genoa in the overlay of a broadcast. */

import './parts.css';
import { lowerPart } from '../../../table/overlay/lower.tsx';
import { makeOverlay } from '../../../table/overlay/make.ts';
import { stakes } from '../director/stakes.ts';
import { voice } from '../events/index.ts';
import { demo } from './demo.ts';
import { offers } from './offers.tsx';
import { score } from './score.tsx';
import { TOWER_PATH } from './signs.ts';
import { town } from './town.tsx';
import { turn } from './turn.tsx';

export const overlay = makeOverlay({
  parts: { turn, score, town, lower: lowerPart(TOWER_PATH), offers },
  voice,
  stakes,
  demo,
});
