/** How to play, in five pictures. */

import { messages } from '../../../i18n/messages.ts';

export const lessons = messages({
  'lesson.buy': 'Buy where it is cheap',
  'lesson.buyText':
    'Ships bring goods to the docks. What comes in abundance is cheap: take it before the others do.',
  'lesson.sell': 'Sell where it is wanted',
  'lesson.sellText':
    'Five shops pay for your goods as long as they have customers. Each sale lifts the shop’s share.',
  'lesson.share': 'Own a part of the city',
  'lesson.shareText':
    'Buy shares: when anybody sells to your shop, you earn. A share that passes 100 splits and brings points.',
  'lesson.deliver': 'Deliver to the guild',
  'lesson.deliverText':
    'Secret orders ask for certain goods. Each one that you fulfil is worth more points than the last.',
  'lesson.win': 'Be Master of Venice',
  'lesson.winText':
    'At the end, 100 ducats or shares worth 100 are a point. Whoever has most wins. Scan, and try it.',
});
