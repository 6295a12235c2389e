/** How to play, in five pictures. */

import { messages } from '../../../i18n/messages.ts';

export const lessons = messages({
  'lesson.ship': 'Take it or leave it',
  'lesson.shipText':
    'A ship comes in. One after the other is asked once: let it pass, or lay one of your three flags on it. You take three ships a round at most.',
  'lesson.pirate': 'Beware of pirates',
  'lesson.pirateText':
    'The first flag on the ship wins it, unless a pirate strikes: his flag takes the ship at once, and yours flies home unused.',
  'lesson.harbour': 'Be fast in the harbour',
  'lesson.harbourText':
    'Send it to Naples, Rome or Venice, one ship to each. The three fastest in every harbour earn 15, 10 and 5 ducats.',
  'lesson.tracks': 'Climb in the cities',
  'lesson.tracksText':
    'Venice wants gold, Naples cloth, Rome grain; scrolls count in Florence, wherever the ship goes. Who leads a city earns every round, and its top steps pay more.',
  'lesson.promotion': 'Be a patron',
  'lesson.promotionText':
    'A golden figurehead brings a tile of Art, Science or Architecture. At the end the greatest patrons earn 30, 20 and 10. Scan, and try it.',
});
