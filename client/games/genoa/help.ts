/** The help's texts about Genoa. */

import { clocks } from '../../../engine/games/genoa/clock-presets.ts';
import { rules } from '../../../engine/games/genoa/rule-index.ts';
import { translator } from '../../i18n/index.ts';
import { makeHelp } from '../../table/help.ts';
import { card } from './card.ts';
import { lessons } from './lessons.ts';
import { help as en } from './strings/help.ts';

export const help = makeHelp(
  translator({ en }),
  [
    'play',
    'turn',
    'deals',
    'bound',
    'wishes',
    'income',
    'tiles',
    'advice',
    'two',
    'clocks',
    'talk',
    'phone',
    'director',
    'overlay',
    'replay',
    'stand',
  ],
  { clocks, rules, lessons, card },
);
