/** Texts of the numbers behind events. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  gets: '{you, select, yes {You get} other {{name} gets}} {what}',
  pays: '{you, select, yes {You pay} other {{name} pays}} {what}',
  occupied: 'The taken space costs {n, plural, one {# coin} other {# coins}}',
  lowest: 'lowest die placed',
  free: 'Nothing is paid for a free space.',
  steps: '{n, plural, one {# step} other {# steps}}',
  guarded: 'step with the Bodyguard',
  routes: 'routes on the way',
  passing: 'city passed with a post',
  less: 'the Cartographer’s discount',
  journey: 'steps and routes of the movement',
  space: 'action {space}',
  bag: 'a die on the money bag',
  reroll: 'a reroll, an adjustment or a black die',
  scribe: 'the Scribe',
  card: 'use of the city card',
  outpost: 'outpost tile',
  bonus: 'city bonus',
  character: 'ability of {who}',
  rusticiano: 'Rusticiano’s card',
  halfPosts: 'pair of posts',
  gift: 'gift tile',
  post: 'each of your posts',
  completed: 'each completed contract',
  point: 'each point below 15',
  lastPost: 'one of the last posts of the supply',
  way: 'connection in Venice',
  saracen: 'the Saracen, one for one',
  all: '{you, select, yes {You get} other {{name} gets}} {n} VP in the final scoring, {total} in all',
  beijing: 'place in Beijing',
  goods: 'goods, 2 for a point',
  coins: 'coins, 10 for a point',
  contracts: 'most completed contracts',
  goalCards: 'goal cards',
  goalCities: 'goal cities',
  venice: 'palazzi',
});

export const t = translator({ en });
