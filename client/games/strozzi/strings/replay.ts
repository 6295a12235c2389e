/** English texts of a replay: chapters and charts. */

import { messages } from '../../../i18n/messages.ts';

export const replay = messages({
  'chapter.ship': '{name}: a {speed} to {port}',
  'chapter.pirate': '{name} takes a {speed} from {from} with a pirate flag',
  'chapter.tile': '{name} takes {tile}',
  'chapter.lead': '{name} takes the lead',
  'chapter.end': 'Final scoring',

  'chart.worth': 'If the match had ended then',
  'chart.worthAbout':
    'Ducats each player would have had if the match had ended after each ship, prizes included.',
  'chart.money': 'Ducats paid so far',
  'chart.moneyAbout': 'Ducats each player had been paid after each ship.',
  'chart.city': 'Steps in {city}',
  'chart.cityAbout': 'How far each banner had climbed in {city} after each ship.',
  'chart.scrolls': 'Scrolls: the road to Florence',
  'chart.scrollsAbout':
    'Milestones each player had passed after each ship. Florence breaks all ties.',
  'chart.sources': 'Ducats by source',
  'chart.sourcesAbout': 'Ducats each player earned in the whole match, by source.',
  'chart.places': 'Ducats by city',
  'chart.placesAbout': 'Ducats each player earned in the whole match, by city.',

  'source.ships': 'Fast ships',
  'source.track': 'Rank in the cities',
  'source.bonus': 'Top steps',
  'source.promotion': 'Promotion',
});
