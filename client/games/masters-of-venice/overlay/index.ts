/** Masters of Venice in the overlay of a broadcast. */

import type { OverlayGame } from '../../../table/overlay/part.ts';
import { characters } from './characters.ts';
import { demo } from './demo.ts';
import { linesOf, quietLine } from './lines.ts';
import { lower } from './lower.ts';
import { score } from './score.ts';
import { ticker } from './ticker.ts';
import { turn } from './turn.ts';

export const overlay: OverlayGame = {
  parts: { score, ticker, turn, characters, lower },
  lines: linesOf,
  quiet: quietLine,
  demo,
};
