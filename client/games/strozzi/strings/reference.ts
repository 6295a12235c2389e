/** Texts of the reference card. */

import { messages } from '../../../i18n/messages.ts';

export const reference = messages({
  'turn.draw':
    'Ship :: in each of the {rounds} rounds, one player after another turns up a ship. Players decide clockwise, once each, starting with the one who turned it up.',
  'turn.claim':
    'Flags :: the first player to play a flag gets the ship. After that, only a pirate flag can take it.',
  'turn.used':
    'One per ship :: the flag that wins stays used until the end of the round. Without flags, you’re skipped.',
  'turn.port':
    'Port :: the ship goes to Venice, Rome or Naples. You can send one ship to each port in a round.',
  'turn.steps':
    'Steps :: each ware that the port wants is one step in its city. Other wares are lost. Each scroll is one step in Florence.',
  'turn.tile':
    'Promotion :: a ship with a laurel also brings one of the {tiles} tiles. A tile counts 1 or 2 in its category. With a ware on it, it’s also a step in the city of that ware.',
  'turn.next':
    'Next :: the player to the left of the winner draws. If nobody wants a ship, the same player draws again.',
  'scores.ships':
    'Harbours, each round :: the three fastest ships in each port earn {ship1}, {ship2} and {ship3}. Of equally fast ships, the earlier one is ahead.',
  'scores.cities':
    'Cities, each round :: the first three in each of the four cities earn {city1}, {city2} and {city3}, but nothing on the lowest space.',
  'scores.top':
    'Top three spaces, each round :: everyone there also earns {top1}, {top2} or {top3}, unless the table plays with other prizes.',
  'scores.tiles':
    'Promotion, at the end :: the three highest sums in art, in science and in architecture earn {tile1}, {tile2} and {tile3}. Ties go to the player ahead in Florence.',
  'end.round':
    'Round :: ends when all flags are used or the last ship is decided. The leader in Florence draws first in the next one.',
  'end.match':
    'Match :: ends after round {rounds}. The player with the most money wins. Ties go to the player ahead in Florence.',
  'sign.ware': 'Ware flag :: one more step in the city of the port',
  'sign.plusOne': '+1 flag :: the ship is one faster',
  'sign.pirate': 'Pirate flag :: takes the ship at once',
  'sign.gold': 'Gold :: wanted in Venice',
  'sign.grain': 'Grain :: wanted in Rome',
  'sign.cloth': 'Cloth :: wanted in Naples',
  'sign.scroll': 'Scroll :: a step in Florence',
  'sign.laurel': 'Laurel :: a promotion tile',
  'sign.art': 'Art',
  'sign.science': 'Science',
  'sign.architecture': 'Architecture',
});
