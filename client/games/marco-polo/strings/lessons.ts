/** The rules in five pictures. */

import { messages } from '../../../i18n/messages.ts';

export const lessons = messages({
  'lesson.dice': 'Five dice a round',
  'lesson.diceText':
    'On your turn, place dice on one space. The lowest one sets the strength of the action. If dice are already there, you pay as many coins as your lowest die shows. If you roll low, you get coins or camels to make up for it.',
  'lesson.trade': 'Camels, goods, contracts',
  'lesson.tradeText':
    'The bazaar has pepper, silk and gold, and camels to carry them. Contracts ask for some of these, and give points and more. You can hold two, and complete them on any of your turns.',
  'lesson.travel': 'Travel east',
  'lesson.travelText':
    'Place two dice on Travel. Steps cost coins, and routes cost what they show. Where you stop in a city, you place a trading post: a small city pays you every round, a large one unlocks its card.',
  'lesson.venice': 'Agents in Venice',
  'lesson.veniceText':
    'A die can also place a post in a palazzo next to one of yours, until you reach the Palazzo Ducale. Companions from the drawer help you for a round.',
  'lesson.points': 'Beijing, goals, and the end',
  'lesson.pointsText':
    'The first player in Beijing scores 10 points, the next 7, 4 and 1. Goal cards reward posts in their cities, and the most completed contracts score 7 points. Your character breaks a rule: use it. Scan the code and try it.',
});
