/** The Patrons of Venice in the overlay of a broadcast. */

import './parts.css';
import { lowerPart } from '../../../table/overlay/lower.ts';
import type { OverlayGame } from '../../../table/overlay/part.ts';
import { campi } from './campi.ts';
import { demo } from './demo.ts';
import { linesOf, quietLine } from './lines.ts';
import { market } from './market.ts';
import { score } from './score.ts';
import { SEAL_PATHS } from './signs.ts';
import { turn } from './turn.ts';

export const overlay: OverlayGame = {
  parts: { turn, score, market, lower: lowerPart(SEAL_PATHS.sail), campi },
  lines: linesOf,
  quiet: quietLine,
  demo,
};
