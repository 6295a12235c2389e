/** The texts of the lower third, one sentence each: the event, and `{why}` it matters. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  'round.1': 'Morning. There are three rounds, and each player can take three ships in each.',
  'round.2':
    'Noon. The flags are back and the harbours are empty, but the banners stay. {name} leads Florence and draws first.',
  'round.3': 'Evening, the last round. {name} leads Florence and draws first.',
  drawn: 'A {ship} rounds the headland{why}.',
  'drawn.last': ', the last one of this round',
  'drawn.fast': ', as fast as they come',
  claimed: '{name} plays the {flag} on it{why}.',
  'claimed.pirates':
    ', but {n, plural, one {one pirate may still strike} other {# pirates may still strike}}',
  'claimed.safe': ', and nobody is left to take it',
  pirate: '{name} plays the pirate flag and takes the ship{why}.',
  'pirate.from': ' from {name}, whose flag goes back unused',
  'pirate.first': ' before anyone else can decide',
  unclaimed: 'Nobody wants the {ship}, and it vanishes into the haze.',
  placed: '{name} berths in {port} at speed {speed}, {place} in the harbour{why}.',
  'placed.finish': ', right behind {other}, who got there first with the same speed',
  'placed.plus': ', and the +1 flag wins it by a nose from {other}',
  'placed.pushes': ' and pushes {others} back',
  'placed.lost': ', with {wares} lost overboard',
  'placed.bonus': ' and climbs to step {to}, worth {bonus} ducats a round',
  'placed.lead': ', and takes the lead in {city}',
  tile: '{name} takes {tile} from the loggia{why}.',
  'tile.lead': ' and is now the top patron of {category}',
  'tile.level': ' and draws level in {category}',
  scored: '{city} pays {paid}{why}.',
  'scored.payment': '{name} {amount}',
  'scored.top': ', most of it to {name}',
  'scored.nobody': '{city} pays nobody.',
  arts: '{category}: {paid}.',
  'arts.payment': '{name} {amount}',
  'arts.nobody': 'Nobody is a patron of {category}.',
  won: '{name} wins with {money} ducats{why}.',
  'won.ahead': ', {gap} ahead of {second}',
  'won.tie': ', tied with {second} but ahead in Florence',
  robbed: '{name} has to find another ship.',

  'at.claim': '{name} decides first: take the {ship}, or leave it?',
  'at.overbid':
    '{holder} has the {flag} on the ship. {n, plural, one {Will the last pirate strike?} other {Will one of # pirates strike?}}',
  'at.pirates': '{holder} gets the ship unless a pirate strikes.',
  'at.place': '{name} has the {ship} and chooses a port: {free}.',
  'at.finish': 'In {port} the {speed} would berth right behind {other}, who has the same speed.',
  'at.promo': '{name} chooses a tile: {display}.',
  'at.deck':
    '{n, plural, =0 {This is the last ship} one {One more ship is to come} other {# more ships are to come}} this round, and {flags, plural, one {one flag is} other {# flags are}} unused.',
  'at.top': '{name} is one step below a bonus of {bonus} ducats a round in {city}.',
  'at.florence': '{name} leads Florence, which breaks ties, and draws first next round.',
  'at.lead': '{name} leads with {money} ducats, {gap} ahead of {second}.',
});

export const t = translator({ en });
