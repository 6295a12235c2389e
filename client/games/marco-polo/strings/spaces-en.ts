/** English sentences of what the action spaces do. */

import { messages } from '../../../i18n/messages.ts';

export const spaces = messages({
  'space.does.coins5': 'One die: take {coins} coins.',
  'space.does.bazaar':
    '{n, plural, =1 {One die} =2 {Two dice} =3 {Three dice} other {# dice}}: take what the row of the lowest die gives, or a row below: {rows}.',
  'space.does.khan':
    'One die, at least as high as the last one here: take {camels} camels and a good of your choice. Nothing is paid for the dice that lie here.',
  'space.does.contracts':
    'One die: take one or two contracts from places up to its value. Place 5 brings a coin or a camel, place 6 two of them. You hold {most} at most.',
  'space.does.travel':
    'Two dice: travel up to as many steps as the lower one shows, for {costs} coins, and for what the routes cost. Where you end you found a post. Who travels last begins the next round.',
  'space.does.moneyBag': 'Any die of yours for {coins} coins, besides your action.',
  'space.does.venice':
    'One die, at least as high as the last one here: found a post in a palazzo, the first one in Palazzo Contarini.',
  'space.does.companions':
    'One die: take a good of your choice and an open companion, who helps you until the round ends.',
  'space.occupied': 'Where dice lie, placing costs as many coins as your lowest die shows.',
});
