/** English texts of a replay's charts. */

import { messages } from '../../../i18n/messages.ts';

export const replay = messages({
  'chart.points': 'The race',
  'chart.pointsAbout':
    'Each seat’s safe points at the start of each round, and with its goals at the end.',
  'chart.ways': 'Journeys',
  'chart.waysAbout': 'The routes of all figures during the match. A ring marks each new post.',
  'chart.sources': 'Where the points came from',
  'chart.sourcesAbout': 'The final points by what they were scored for.',
  'chart.posts': 'Trading posts',
  'chart.postsAbout': 'Trading posts each player had placed.',
  'chart.spaces': 'Where the dice went',
  'chart.spacesAbout': 'Dice each player placed on each space.',
  'kind.bazaar': 'Bazaar',
  'kind.travel': 'Travel',
  'kind.contracts': 'Contracts',
  'kind.cards': 'City cards',
  'kind.coins': 'Coins and the Khan',
  'kind.agents': 'Venice and companions',
  'source.goals': 'Goals',
});
