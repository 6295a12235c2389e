/** English texts of a replay: chapters and charts. */

import { messages } from '../../../i18n/messages.ts';

export const replay = messages({
  'chapter.turn': 'Turn {turn}: {name} leads, {action}',
  'chapter.business': '{name} sets up {business}',
  'chapter.luxury': '{name} makes {output} for {income}',
  'chapter.statue': '{name} raises a statue on {campo}',
  'chapter.raid': 'Pirates! {n, plural, one {one shipment is} other {# shipments are}} lost',
  'chapter.lead': '{name} takes the lead',
  'chapter.end': 'Final scoring',

  'chart.points': 'Points',
  'chart.pointsAbout': 'Each player’s points at the start of each turn, and at the end.',
  'chart.ducats': 'Ducats',
  'chart.ducatsAbout': 'Each player’s ducats at the start of each turn, and at the end.',
  'chart.kinds': 'Where the points came from',
  'chart.kindsAbout': 'Points at the end, from businesses, statues beside them, and favours.',
  'chart.income': 'Where the ducats came from',
  'chart.incomeAbout': 'Everything each player was paid in the match.',
  'chart.stalls': 'Market and Pirate Wharf',
  'chart.stallsAbout': 'Cards on sale at the start of each turn, and at the end.',
  'chart.led': 'Actions chosen',
  'chart.ledAbout': 'Actions each player chose as the leader.',

  'kind.businesses': 'Businesses',
  'kind.besideStatue': 'Statues beside them',
  'kind.favours': 'Favours',
  'source.production': 'Production',
  'source.quay': 'Sold at the quay',
  'source.trade': 'Sold in a Trade',
  'source.reservations': 'Reservations by opponents',
});
