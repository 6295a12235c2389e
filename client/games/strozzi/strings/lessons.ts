/** How to play, in five pictures. */

import { messages } from '../../../i18n/messages.ts';

export const lessons = messages({
  'lesson.ship': 'Take it or leave it',
  'lesson.shipText':
    'A ship comes in. Each of you decides once, in turn: let it pass, or play one of your three flags on it. You can take up to three ships a round.',
  'lesson.pirate': 'Beware of pirates',
  'lesson.pirateText':
    'The first flag on a ship wins it, unless an opponent plays a pirate flag. That takes the ship at once, and you get your flag back unused.',
  'lesson.harbour': 'Be fast in the harbour',
  'lesson.harbourText':
    'Send your ship to Naples, Rome or Venice, one to each port a round. The three fastest in every harbour earn 15, 10 and 5 ducats.',
  'lesson.tracks': 'Climb in the cities',
  'lesson.tracksText':
    'Venice wants gold, Naples cloth and Rome grain. Scrolls count in Florence, wherever the ship goes. The leaders of each city earn ducats every round, and its top steps pay extra.',
  'lesson.promotion': 'Be a patron',
  'lesson.promotionText':
    'A ship with a golden figurehead brings a tile of Art, Science or Architecture. At the end, the greatest patrons of each earn 30, 20 and 10. Scan and give it a try.',
});
