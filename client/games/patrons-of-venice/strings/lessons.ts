/** How to play, in five pictures. */

import { messages } from '../../../i18n/messages.ts';

export const lessons = messages({
  'lesson.action': 'One chooses, all act',
  'lesson.actionText':
    'Each turn, a different player leads and picks one of five actions: Reserve, Sail, Trade, Sponsor or Produce. Everyone then performs it, the leader first. Choose what helps you more than the others.',
  'lesson.galleys': 'Goods come by galley',
  'lesson.galleysText':
    'Each Sail moves your three galleys one berth on. What’s at the quay comes ashore, to keep or to sell. Pirates! take shipments without a cube, so reserve what you want, even on an opponent’s galley.',
  'lesson.workshops': 'Sponsor businesses',
  'lesson.workshopsText':
    'To sponsor a business, show goods from its recipe and pay its cost. It can go on any free site and is worth a point. Two of a kind on one campo each earn a ducat more.',
  'lesson.statues': 'Raise statues',
  'lesson.statuesText':
    'A statue belongs to nobody. Every business beside it is worth two points, yours and your opponents’. Each statue costs a ducat more than the last.',
  'lesson.luxuries': 'Sell to the aristocracy',
  'lesson.luxuriesText':
    'A business can turn three different goods into a luxury, which brings ducats and a favour worth a point. Twelve points end the match, or ten with five players. Scan and give it a try.',
});
