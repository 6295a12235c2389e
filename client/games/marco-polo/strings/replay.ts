/** English texts of a replay: chapters and charts. */

import { messages } from '../../../i18n/messages.ts';

export const replay = messages({
  'chapter.round': 'Round {round}: {name} starts',
  'chapter.contract': '{name} completes a contract for {n, plural, one {# point} other {# points}}',
  'chapter.post': '{name} places a post in {node}',
  'chapter.beijing': '{name} reaches Beijing',
  'chapter.ducale': '{name} enters the Palazzo Ducale',
  'chapter.lastPost': '{name} places the last post',
  'chapter.lead': '{name} takes the lead',
  'chapter.end': 'Final scoring',

  'chart.points': 'The race',
  'chart.pointsAbout':
    'Each seat’s safe points at the start of each round, and with its goals at the end.',
  'chart.ways': 'Journeys',
  'chart.waysAbout': 'Where all figures travelled during the match. A ring marks each new post.',
  'chart.sources': 'Where the points came from',
  'chart.sourcesAbout': 'The final points by what they were scored for.',
  'chart.posts': 'Trading posts',
  'chart.postsAbout': 'How many posts each seat had placed.',
  'chart.spaces': 'Where the dice went',
  'chart.spacesAbout': 'How many dice each seat placed where.',
  'kind.bazaar': 'Bazaar',
  'kind.travel': 'Travel',
  'kind.contracts': 'Contracts',
  'kind.cards': 'City cards',
  'kind.coins': 'Coins and the Khan',
  'kind.agents': 'Venice and companions',
  'source.goals': 'Goals',
});
