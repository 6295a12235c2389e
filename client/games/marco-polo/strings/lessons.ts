/** How to play, in five pictures. */

import { messages } from '../../../i18n/messages.ts';

export const lessons = messages({
  'lesson.dice': 'Five dice a round',
  'lesson.diceText':
    'In your turn place dice on one space: the lowest one says how strong the action is. Where dice lie already you pay as many coins as your lowest die shows. A low roll is made up for with coins or camels.',
  'lesson.trade': 'Camels, goods, contracts',
  'lesson.tradeText':
    'The bazaar sells pepper, silk and gold, and camels to carry them. A contract asks for some of them and brings points and more. Hold two, and complete them in any turn of yours.',
  'lesson.travel': 'Travel east',
  'lesson.travelText':
    'Two dice on Travel: steps cost coins, routes cost what they show. Where you stop in a city you found a trading post: a small city pays you in every round, a large one opens its card.',
  'lesson.venice': 'Agents in Venice',
  'lesson.veniceText':
    'A die founds a post in the palazzi as well, one next to the other, up to the Palazzo Ducale. Companions help for a round: they lie open in the drawer.',
  'lesson.points': 'Beijing, goals, and the end',
  'lesson.pointsText':
    'Who comes to Beijing first has 10 points, then 7, 4 and 1. Goal cards count posts in their cities, and most completed contracts bring 7 points. Your character breaks a rule: use it. Scan, and try it.',
});
