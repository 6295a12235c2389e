/** English texts of a replay: chapters and charts. */

import { messages } from '../../../i18n/messages.ts';

export const replay = messages({
  'chapter.bids': 'The bids are open',
  'chapter.delivery': '{name} delivers an order: {vp} VP',
  'chapter.split': 'Shares of the {shop} split',
  'chapter.lead': '{name} takes the lead',
  'chapter.end': 'Final scoring',

  'chart.points': 'If it had ended there',
  'chart.pointsAbout':
    'What each merchant would have scored at the start of each round, and what each did score.',
  'chart.track': 'Victory points on the track',
  'chart.trackAbout': 'Points from deliveries and splits, at the start of each round.',
  'chart.wealth': 'Wealth',
  'chart.wealthAbout': 'Ducats, with shares and cubes at the prices of the day.',
  'chart.prices': 'Prices of resources',
  'chart.pricesAbout': 'Ducats for one cube, at the start of each round.',
  'chart.shares': 'Prices of shares',
  'chart.sharesAbout': 'Ducats for one share, at the start of each round. A fall is a split.',
  'chart.earned': 'Who earned by what',
  'chart.earnedAbout': 'Ducats that came in over the whole match, by their cause.',
  'chart.spent': 'Who spent on what',
  'chart.spentAbout': 'Ducats that went out over the whole match, by their cause.',

  'cause.sale': 'Sales to shops',
  'cause.dividend': 'Dividends',
  'cause.taxCollector': 'Tax Collector',
  'cause.sharesSold': 'Shares sold',
  'cause.mercatoSell': 'Sales at the Mercato',
  'cause.order': 'Guild Orders',
  'cause.bid': 'Bids',
  'cause.dock': 'Docks',
  'cause.sharesBought': 'Shares bought',
  'cause.favor': 'Favors',
  'cause.mercatoBuy': 'Purchases at the Mercato',
  'cause.tax': 'Tax',
});
