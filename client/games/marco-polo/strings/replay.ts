/** English texts of a replay: chapters and charts. */

import { messages } from '../../../i18n/messages.ts';

export const replay = messages({
  'chapter.round': 'Round {round}: {name} begins',
  'chapter.contract': '{name} completes a contract for {n, plural, one {# point} other {# points}}',
  'chapter.post': '{name} founds a post in {node}',
  'chapter.beijing': '{name} comes to Beijing',
  'chapter.ducale': '{name} enters the Palazzo Ducale',
  'chapter.lastPost': '{name} founds the last post',
  'chapter.lead': '{name} takes the lead',
  'chapter.end': 'The walk along the table',

  'chart.points': 'The race',
  'chart.pointsAbout':
    'What each seat had for sure at the beginning of each round, and with its goals at the end.',
  'chart.ways': 'The travelled map',
  'chart.waysAbout':
    'The ways of all figures over the match; a ring stands where a post was founded.',
  'chart.sources': 'Where the points came from',
  'chart.sourcesAbout': 'The points of the end by what they were given for.',
  'chart.posts': 'Trading posts',
  'chart.postsAbout': 'How many posts each seat had placed.',
  'chart.spaces': 'Where the dice went',
  'chart.spacesAbout': 'How many dice each seat placed on what.',
  'kind.bazaar': 'Bazaar',
  'kind.travel': 'Travel',
  'kind.contracts': 'Contracts',
  'kind.cards': 'City cards',
  'kind.coins': 'Coins and the Khan',
  'kind.agents': 'Venice and companions',
  'source.goals': 'Goals',
});
