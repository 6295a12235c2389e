/** English texts of actions, of their consequences and of what is decided. */

import { messages } from '../../../i18n/messages.ts';

export const acts = messages({
  'kind.chooseAction': 'Choose the action',
  'kind.reserve': 'Reserve a shipment',
  'kind.pass': 'Pass',
  'kind.unload': 'Unload',
  'kind.placeShipment': 'Take a new shipment',
  'kind.sell': 'Sell',
  'kind.buy': 'Buy',
  'kind.sponsorBusiness': 'Sponsor a business',
  'kind.sponsorStatue': 'Sponsor a statue',
  'kind.produce': 'Produce',
  'kind.endProduce': 'Produce no more',

  'line.chooseAction':
    'Have everybody {action, select, reserve {reserve} sail {sail} trade {trade} sponsor {sponsor} other {produce}}',
  'line.reserve':
    'Reserve {good} on the {ship} of {name} for {n, plural, one {# ducat} other {# ducats}}',
  'line.reserveOwn':
    'Reserve {good} on your {ship} for {n, plural, one {# ducat} other {# ducats}}',
  'line.pass': 'Pass',
  'line.keep': 'Keep {good}',
  'line.sellLoad': 'Sell {good} for {n} ducats',
  'line.placeShipment': 'Take {good} onto your outer galley',
  'line.sell': 'Sell {goods} for {n} ducats',
  'line.sellNone': 'Sell nothing',
  'line.buy': 'Buy {good} at the {stall} for {n, plural, one {# ducat} other {# ducats}}',
  'line.sponsorBusiness': 'Set up {business} on {site} for {n} ducats',
  'line.sponsorShowing': 'Show {goods} and set up {business} on {site} for {n} ducats',
  'line.sponsorStatue': 'Raise a statue on {campo} for {n} ducats',
  'line.produce': 'Make {output} on {site}',
  'line.endProduce': 'Produce no more',

  'effect.worth': 'worth {n} ducats',
  'effect.favour': 'a favour: 1 point',
  'effect.ducats': '{n, plural, =0 {no ducat} one {# ducat} other {# ducats}} left',
  'effect.market': 'it goes to the market',
  'effect.discard': 'it is discarded',
  'effect.tradeOnly': 'good for selling only',
  'choose.reserve':
    '{free, plural, =0 {no shipment is} one {one shipment is} other {# shipments are}} free; you have {cubes, plural, one {# cube} other {# cubes}}',
  'choose.sail': 'you unload {cards}',
  'choose.sailOpen': 'you unload {cards}, unless pirates take what bears no cube',
  'choose.sailNone': 'nothing is unloaded for you',
  'choose.trade':
    'your hand sells for {ducats, plural, one {# ducat} other {# ducats}}; {n, plural, =0 {no card is} one {one card is} other {# cards are}} for sale',
  'choose.sponsor': 'you could sponsor {what}',
  'choose.sponsorNone': 'you could sponsor nothing',
  'choose.statue': 'a statue',
  'choose.produce':
    'you make {goods}: {ducats, plural, one {# ducat} other {# ducats}}{favours, plural, =0 {} one {, a favour (# point)} other {, # favours (# points)}}',
  'choose.produceNone': 'you make nothing',

  'decide.chooseAction': 'you lead: which action for everybody?',
  'decide.reserve': 'reserve a shipment, or pass?',
  'decide.unload': 'keep {good}, or sell it?',
  'decide.place': 'take a new shipment',
  'decide.sell': 'what do you sell?',
  'decide.buy': 'buy a card, or pass?',
  'decide.sponsor': 'what do you sponsor?',
  'decide.produce': 'which of your businesses produce?',
  'decide.finished': 'the match is over',
});
