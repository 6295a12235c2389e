/** English texts of a replay: chapters and charts. */

import { messages } from '../../../i18n/messages.ts';

export const replay = messages({
  'chapter.ship': '{name}: a {speed} to {port}',
  'chapter.pirate': '{name} takes a {speed} from {from} as a pirate',
  'chapter.tile': '{name} promotes {tile}',
  'chapter.lead': '{name} takes the lead',
  'chapter.end': 'The three arts',

  'chart.worth': 'If it had ended there',
  'chart.worthAbout':
    'Ducats of each house if the match had ended after each ship, with all prizes of that moment.',
  'chart.money': 'Ducats in the chest',
  'chart.moneyAbout': 'What each house had been paid by then.',
  'chart.city': 'Steps in {city}',
  'chart.cityAbout': 'How far each banner had climbed in {city} after each ship.',
  'chart.scrolls': 'Scrolls: the road to Florence',
  'chart.scrollsAbout':
    'How many milestones each house had passed after each ship. Florence breaks all ties.',
  'chart.sources': 'Who earned by what',
  'chart.sourcesAbout': 'Ducats over the whole match, by their source.',
  'chart.places': 'Who earned where',
  'chart.placesAbout': 'Ducats over the whole match, by the city that paid them.',

  'source.ships': 'Fast ships',
  'source.track': 'Order in the cities',
  'source.bonus': 'Top steps',
  'source.promotion': 'Promotion',
});
