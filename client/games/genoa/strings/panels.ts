/** English texts of the panels around the board. */

import { messages } from '../../../i18n/messages.ts';

export const panels = messages({
  'progress.round': '{n, plural, one {Last round} other {# rounds left}}',
  'progress.over': 'Final scoring',

  'seat.action.left': 'An action left',
  'seat.action.used': 'Action used',
  'seat.action.more': '{n} actions left',

  'own.title': 'Your chest',
  'own.cards': 'Your cards',
  'own.noCards': 'No cards.',
  'own.ready': 'you have the goods',
  'own.missing': 'missing: {goods}',

  'town.owner': '{you, select, yes {yours} other {{name}’s}}',
  'town.gives': 'gives {what}',

  'tab.town': 'Town',
  'tab.merchants': 'Merchants',

  'place.market': 'The Market',
  'place.dice': 'The dice',
  'place.tower': 'The tower',
  'place.own': 'Your house',
});
