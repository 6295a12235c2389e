/** The help's texts on Strozzi. */

import { clocks } from '../../../engine/games/strozzi/clock-presets.ts';
import { rules } from '../../../engine/games/strozzi/rule-index.ts';
import { translator } from '../../i18n/index.ts';
import { makeHelp } from '../../table/help.ts';
import { card } from './card.ts';
import { lessons } from './lessons.ts';
import { help as en } from './strings/help.ts';

export const help = makeHelp(
  translator({ en }),
  [
    'play',
    'flags',
    'prizes',
    'advice',
    'clocks',
    'phone',
    'director',
    'overlay',
    'replay',
    'stand',
  ],
  { clocks, rules, lessons, card },
);
