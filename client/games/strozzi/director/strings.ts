/** What the lower third says, one sentence each: what happens, and `{why}` it matters. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  'round.1': 'Morning: three rounds, and three ships for every house in each of them.',
  'round.2':
    'Noon: the flags are back, the harbours are empty, the banners stay. {name} leads Florence and draws first.',
  'round.3': 'Evening, the last round: {name} leads Florence and draws first.',
  drawn: 'A {ship} rounds the headland{why}.',
  'drawn.last': ': the last one of this round',
  'drawn.fast': ', nothing is faster',
  claimed: '{name} lays the {flag} on it{why}.',
  'claimed.pirates':
    ', and {n, plural, one {one pirate may still strike} other {# pirates may still strike}}',
  'claimed.safe': ': nobody is left to take it',
  pirate: '{name} strikes as a pirate and takes the ship{why}.',
  'pirate.from': ' from {name}, whose flag flies home',
  'pirate.first': ' before anybody else is asked',
  unclaimed: 'Nobody wants the {ship}: it vanishes in the haze.',
  placed: '{name} berths in {port} with speed {speed}, {place} in the harbour{why}.',
  'placed.finish': ', one step behind {other}, who came earlier with the same',
  'placed.plus': ': the +1 flag wins it by a nose from {other}',
  'placed.pushes': ' and pushes {others} down the mole',
  'placed.lost': '; overboard: {wares}',
  'placed.bonus': ', and climbs to step {to}: {bonus} ducats a round',
  'placed.lead': ', and takes the lead in {city}',
  tile: '{name} takes {tile} in the loggia{why}.',
  'tile.lead': ' and is now the first patron of {category}',
  'tile.level': ' and draws level in {category}',
  scored: '{city} pays {paid}{why}.',
  'scored.payment': '{name} {amount}',
  'scored.top': ', most of it to {name}',
  'scored.nobody': '{city} pays nobody.',
  arts: '{category}: {paid}.',
  'arts.payment': '{name} {amount}',
  'arts.nobody': 'Nobody has been a patron of {category}.',
  won: '{name} wins with {money} ducats{why}.',
  'won.ahead': ', {gap} ahead of {second}',
  'won.tie': ', level with {second}: Florence decides',
  robbed: '{name} must look for another ship.',

  'at.claim': '{name} is the first to be asked: take the {ship}, or leave it?',
  'at.overbid':
    'The {flag} of {holder} lies on the ship: {n, plural, one {will the last pirate strike} other {will one of # pirates strike}}?',
  'at.pirates': '{holder} has the ship unless a pirate comes.',
  'at.place': '{name} has the {ship} and chooses a port: {free}.',
  'at.finish': 'In {port} a {speed} would berth right behind the {speed} of {other}.',
  'at.promo': '{name} chooses a tile: {display}.',
  'at.deck':
    '{n, plural, =0 {This is the last ship} one {One more ship is to come} other {# more ships are to come}} in this round, and {flags, plural, one {one flag is} other {# flags are}} unused.',
  'at.top': '{name} stands in {city} one step below {bonus} ducats a round.',
  'at.florence': '{name} leads Florence: it breaks every tie and draws first in the next round.',
  'at.lead': '{name} leads with {money} ducats, {gap} ahead of {second}.',
});

export const t = translator({ en });
