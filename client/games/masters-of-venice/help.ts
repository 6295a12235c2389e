/** The help's texts on Masters of Venice. */

import { clocks } from '../../../engine/games/masters-of-venice/clock-presets.ts';
import { rules } from '../../../engine/games/masters-of-venice/rule-index.ts';
import { translator } from '../../i18n/index.ts';
import { makeHelp } from '../../table/help.ts';
import { card } from './card.ts';
import { lessons } from './lessons.ts';
import { help as en } from './strings/help.ts';

export const help = makeHelp(
  translator({ en }),
  ['play', 'round', 'trade', 'score', 'clocks', 'phone', 'director', 'overlay', 'replay', 'stand'],
  { clocks, rules, lessons, card },
);
