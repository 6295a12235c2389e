/** Strozzi in the overlay of a broadcast. */

import './parts.css';
import { lowerPart } from '../../../table/overlay/lower.ts';
import type { OverlayGame } from '../../../table/overlay/part.ts';
import { demo } from './demo.ts';
import { linesOf, quietLine } from './lines.ts';
import { loggia } from './loggia.ts';
import { score } from './score.ts';
import { SHIP_PATH } from './signs.ts';
import { tracks } from './tracks.ts';
import { turn } from './turn.ts';

export const overlay: OverlayGame = {
  parts: { turn, score, loggia, lower: lowerPart(SHIP_PATH), tracks },
  lines: linesOf,
  quiet: quietLine,
  demo,
};
