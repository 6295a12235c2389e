/** How to play, in five pictures. */

import { messages } from '../../../i18n/messages.ts';

export const lessons = messages({
  'lesson.action': 'One chooses, all act',
  'lesson.actionText':
    'In each turn another house leads and picks one of five actions: Reserve, Sail, Trade, Sponsor or Produce. Then everybody performs it, the lead first. Choose what helps you more than the others.',
  'lesson.galleys': 'Goods come by galley',
  'lesson.galleysText':
    'Each Sail moves your three galleys one berth on; what is at the quay comes ashore, to keep or to sell. Pirates! take what no cube protects: reserve it, also on the galley of somebody else.',
  'lesson.workshops': 'Found workshops',
  'lesson.workshopsText':
    'Show the goods that a workshop works with and pay for it: it may stand on any free site and is a point. Two of a kind on one campo both earn a ducat more.',
  'lesson.statues': 'Raise statues',
  'lesson.statuesText':
    'A statue belongs to nobody: every workshop beside it counts two points, yours and theirs. Each one costs a ducat more than the last.',
  'lesson.luxuries': 'Sell to the aristocracy',
  'lesson.luxuriesText':
    'A workshop turns three different goods into a luxury: ducats, and a favour that is a point. Twelve points end the match, ten when five play. Scan, and try it.',
});
