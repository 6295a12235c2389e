/** English names of the components. */

import { messages } from '../../../i18n/messages.ts';

export const terms = messages({
  'city.venice': 'Venice',
  'city.rome': 'Rome',
  'city.naples': 'Naples',
  'city.florence': 'Florence',
  'ware.gold': 'gold',
  'ware.cloth': 'cloth',
  'ware.grain': 'grain',
  'flag.ware': 'ware flag',
  'flag.plusOne': '+1 flag',
  'flag.pirate': 'pirate flag',
  'category.art': 'Art',
  'category.science': 'Science',
  'category.architecture': 'Architecture',

  // Places in an order, from the first.
  'rank.0': 'first',
  'rank.1': 'second',
  'rank.2': 'third',
  'rank.3': 'fourth',
  'rank.4': 'fifth',
  'rank.5': 'sixth',

  // The same as a figure, where there is little room; 1 = first.
  'rank.short': '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',

  'cargo.gold': '{n, plural, one {# chest of gold} other {# chests of gold}}',
  'cargo.cloth': '{n, plural, one {# bale of cloth} other {# bales of cloth}}',
  'cargo.grain': '{n, plural, one {# jar of grain} other {# jars of grain}}',
  'cargo.scrolls': '{n, plural, one {# scroll} other {# scrolls}}',
  'cargo.promotion': 'a promotion tile',
  'cargo.none': 'nothing on board',
  'ship.name': 'speed-{speed} ship',
  'ship.withCargo': 'speed-{speed} ship with {cargo}',
  'tile.name': '{category} {value}',
  'tile.withWare': '{category} {value} with {ware}',

  'place.headland': 'The headland',
  'place.ship': 'The ship',
  'place.loggia': 'The loggia of promotion',
  'place.own': 'Your palazzo',

  'sign.lost': 'lost',
  'sign.round': 'Round',
  'sign.toCome': 'Ships to come',

  'round.name': 'Round {n} of 3',
  'round.brief': 'Round {round} · {n, plural, one {# to come} other {# to come}}',
  'round.over': 'Final scoring',
});
