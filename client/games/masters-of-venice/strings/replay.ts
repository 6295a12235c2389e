/** English texts of a replay: chapters and charts. */

import { messages } from '../../../i18n/messages.ts';

export const replay = messages({
  'chapter.bids': 'The bids are revealed',
  'chapter.delivery': '{name} delivers an order: {vp} VP',
  'chapter.split': 'Shares of the {shop} split',
  'chapter.lead': '{name} takes the lead',
  'chapter.end': 'Final scoring',

  'chart.points': 'If the match had ended then',
  'chart.pointsAbout':
    'The points of each merchant if the match had ended at the start of each round, and the final scores.',
  'chart.track': 'Victory points on the track',
  'chart.trackAbout': 'Points from deliveries and splits, at the start of each round.',
  'chart.wealth': 'Wealth',
  'chart.wealthAbout': 'Ducats, plus shares and cubes at current prices.',
  'chart.prices': 'Prices of resources',
  'chart.pricesAbout': 'Ducats for one cube, at the start of each round.',
  'chart.shares': 'Prices of shares',
  'chart.sharesAbout': 'Ducats for one share, at the start of each round. A sharp fall is a split.',
  'chart.earned': 'Where the money came from',
  'chart.earnedAbout': 'Ducats each merchant took in over the whole match, by source.',
  'chart.spent': 'Where the money went',
  'chart.spentAbout': 'Ducats each merchant spent over the whole match, by purpose.',

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
