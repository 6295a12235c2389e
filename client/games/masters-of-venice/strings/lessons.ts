/** How to play, in five pictures. */

import { messages } from '../../../i18n/messages.ts';

export const lessons = messages({
  'lesson.buy': 'Buy where it is cheap',
  'lesson.buyText':
    'Ships bring goods to the docks. Plentiful goods are cheap: take them before the others do.',
  'lesson.sell': 'Sell where it is wanted',
  'lesson.sellText':
    'Five shops pay for your goods as long as they have customers. Each sale lifts the shop’s share.',
  'lesson.share': 'Own a part of the city',
  'lesson.shareText':
    'Buy shares: you earn whenever anybody sells to your shop. A share that passes 100 splits and scores points.',
  'lesson.deliver': 'Deliver to the guild',
  'lesson.deliverText':
    'Secret orders ask for certain goods. Each one you deliver is worth more points than the last.',
  'lesson.win': 'Be Master of Venice',
  'lesson.winText':
    'At the end, every 100 ducats in cash or shares is worth a point. The player with the most points wins. Scan to try it.',
});
