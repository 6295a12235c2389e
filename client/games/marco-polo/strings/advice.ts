/** What speaks for a choice, by what the evaluation looks at. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { reasonsOf } from '../../../table/reasons.ts';

const en = messages({
  points:
    '{of, select, own {It leads to more victory points.} other {It costs the rivals victory points.}}',
  purse:
    '{of, select, own {It leaves more coins and camels.} other {It leaves the rivals with fewer coins and camels.}}',
  goods:
    '{of, select, own {It leaves more goods that are of use.} other {It leaves the rivals with fewer goods that are of use.}}',
  contracts:
    '{of, select, own {It comes closer to completing contracts.} other {It keeps the rivals from their contracts.}}',
  posts:
    '{of, select, own {The own trading posts bring more.} other {The rivals’ trading posts bring less.}}',
  venice:
    '{of, select, own {It leads further through the palazzi of Venice.} other {It holds the rivals back in Venice.}}',
  goals:
    '{of, select, own {It comes closer to the own goal cards.} other {It keeps the rivals from cities of their goals.}}',
  map: '{of, select, own {The figure stands nearer to the cities that count.} other {It leaves the rivals farther from the cities that count.}}',
  dice: '{of, select, own {It keeps the better dice for later.} other {It leaves the rivals with the weaker dice.}}',
  tempo:
    '{of, select, own {It acts earlier in the round to come.} other {The rivals act later in the round to come.}}',
  helpers:
    '{of, select, own {Companions and cards are of more use after it.} other {The rivals’ companions and cards are of less use after it.}}',
  people:
    '{of, select, own {The character suits the table better.} other {The rivals’ characters suit the table less.}}',
});
const t = translator({ en });

export const reasonLine = reasonsOf({
  points: (of) => t('points', { of }),
  purse: (of) => t('purse', { of }),
  goods: (of) => t('goods', { of }),
  contracts: (of) => t('contracts', { of }),
  posts: (of) => t('posts', { of }),
  venice: (of) => t('venice', { of }),
  goals: (of) => t('goals', { of }),
  map: (of) => t('map', { of }),
  dice: (of) => t('dice', { of }),
  tempo: (of) => t('tempo', { of }),
  helpers: (of) => t('helpers', { of }),
  people: (of) => t('people', { of }),
});
