/** English texts of actions, of their consequences and of decisions. */

import { messages } from '../../../i18n/messages.ts';

export const acts = messages({
  'kind.chooseAction': 'Choose an action',
  'kind.reserve': 'Reserve a shipment',
  'kind.pass': 'Pass',
  'kind.unload': 'Unload',
  'kind.placeShipment': 'Take a new shipment',
  'kind.sell': 'Sell',
  'kind.buy': 'Buy',
  'kind.sponsorBusiness': 'Sponsor a business',
  'kind.sponsorStatue': 'Sponsor a statue',
  'kind.produce': 'Produce',
  'kind.endProduce': 'Stop producing',

  'line.chooseAction':
    'Choose {action, select, reserve {Reserve} sail {Sail} trade {Trade} sponsor {Sponsor} other {Produce}} for everyone',
  'line.reserve':
    'Reserve {good} on the {ship} of {name} for {n, plural, one {# ducat} other {# ducats}}',
  'line.reserveOwn':
    'Reserve {good} on your {ship} for {n, plural, one {# ducat} other {# ducats}}',
  'line.pass': 'Pass',
  'line.keep': 'Keep {good}',
  'line.sellLoad': 'Sell {good} for {n} ducats',
  'line.placeShipment': 'Load {good} onto your outer galley',
  'line.sell': 'Sell {goods} for {n} ducats',
  'line.sellNone': 'Sell nothing',
  'line.buy': 'Buy {good} at the {stall} for {n, plural, one {# ducat} other {# ducats}}',
  'line.sponsorBusiness': 'Set up {business} on {site} for {n} ducats',
  'line.sponsorShowing': 'Show {goods} and set up {business} on {site} for {n} ducats',
  'line.sponsorStatue': 'Raise a statue on {campo} for {n} ducats',
  'line.produce': 'Make {output} on {site}',
  'line.endProduce': 'Stop producing',

  'effect.worth': 'worth {n} ducats',
  'effect.favour': 'a favour: 1 point',
  'effect.ducats': '{n, plural, =0 {no ducats} one {# ducat} other {# ducats}} left',
  'effect.market': 'it goes to the market',
  'effect.discard': 'it is discarded',
  'effect.tradeOnly': 'can only be sold',
  'choose.reserve':
    '{free, plural, =0 {no shipments are} one {one shipment is} other {# shipments are}} free; you have {cubes, plural, one {# cube} other {# cubes}}',
  'choose.sail': 'you unload {cards}',
  'choose.sailOpen': 'you unload {cards}, unless pirates take the shipments without a cube',
  'choose.sailNone': 'you unload nothing',
  'choose.trade':
    'your hand sells for {ducats, plural, one {# ducat} other {# ducats}}; {n, plural, =0 {no cards are} one {one card is} other {# cards are}} for sale',
  'choose.sponsor': 'you can sponsor {what}',
  'choose.sponsorNone': 'you can’t sponsor anything',
  'choose.statue': 'a statue',
  'choose.produce':
    'you make {goods}: {ducats, plural, one {# ducat} other {# ducats}}{favours, plural, =0 {} one {, a favour (# point)} other {, # favours (# points)}}',
  'choose.produceNone': 'you make nothing',

  'decide.chooseAction': 'you lead: which action for everyone?',
  'decide.reserve': 'reserve a shipment, or pass?',
  'decide.unload': 'keep {good}, or sell it?',
  'decide.place': 'take a new shipment',
  'decide.sell': 'what will you sell?',
  'decide.buy': 'buy a card, or pass?',
  'decide.sponsor': 'what will you sponsor?',
  'decide.produce': 'which of your businesses will produce?',
  'decide.finished': 'the match is over',
});
