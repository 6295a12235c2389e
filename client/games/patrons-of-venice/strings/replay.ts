/** English texts of a replay: chapters and charts. */

import { messages } from '../../../i18n/messages.ts';

export const replay = messages({
  'chapter.turn': 'Turn {turn}: {name} leads, {action}',
  'chapter.business': '{name} sets up {business}',
  'chapter.luxury': '{name} makes {output} for {income}',
  'chapter.statue': '{name} raises a statue in {campo}',
  'chapter.raid': 'Pirates! {n, plural, one {one shipment is} other {# shipments are}} lost',
  'chapter.lead': '{name} takes the lead',
  'chapter.end': 'The walk over the campi',

  'chart.points': 'The race',
  'chart.pointsAbout': 'Points of each house at the beginning of each turn, and at the end.',
  'chart.ducats': 'Ducats in the purse',
  'chart.ducatsAbout': 'What each house had at the beginning of each turn, and at the end.',
  'chart.kinds': 'What the points stand for',
  'chart.kindsAbout': 'Points at the end: workshops, statues beside them, and favours.',
  'chart.income': 'Where the ducats came from',
  'chart.incomeAbout': 'Everything that a house was paid over the match.',
  'chart.stalls': 'Market and Pirate Wharf',
  'chart.stallsAbout': 'How many cards lay there at the beginning of each turn, and at the end.',
  'chart.led': 'Who led what',
  'chart.ledAbout': 'Which actions each house chose for all.',

  'kind.businesses': 'Workshops',
  'kind.besideStatue': 'Statues beside them',
  'kind.favours': 'Favours',
  'source.production': 'Production',
  'source.quay': 'Sold at the quay',
  'source.trade': 'Sold in a Trade',
  'source.reservations': 'Reservations of others',
});
