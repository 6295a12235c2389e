/** Texts of the numbers behind events. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  gets: '{you, select, yes {You get} other {{name} gets}} {n, plural, one {# ducat} other {# ducats}}',
  'gets.ship': '{rank} in the harbour',
  'gets.track': '{rank} in the city',
  'gets.top': 'top spaces',
  'gets.tiles': '{rank} in {category}',
  speed: 'Speed {n} in the harbour',
  'speed.ship': 'ship',
  'speed.flag': '+1 flag',
  steps:
    '{you, select, yes {You move} other {{name} moves}} {n, plural, one {# space} other {# spaces}}',
  'steps.ware': '{ware} on board',
  'steps.flag': 'ware flag',
  'steps.scrolls': 'scrolls on board',
  'steps.tile': '{ware} on the tile',
  'steps.top': 'beyond the top space',
  tiles: '{you, select, yes {You have} other {{name} has}} {n} in {category}',
  'tiles.one': 'tile of value',
  nobody: 'Nobody qualifies for a prize here.',
});

export const t = translator({ en });
