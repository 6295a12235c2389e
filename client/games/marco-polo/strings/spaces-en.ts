/** English sentences for the effects of the action spaces. */

import { messages } from '../../../i18n/messages.ts';

export const spaces = messages({
  'space.does.coins5': 'One die: take {coins} coins.',
  'space.does.bazaar':
    '{n, plural, =1 {One die} =2 {Two dice} =3 {Three dice} other {# dice}}: take the row of your lowest die, or a lower row. {rows}.',
  'space.does.khan':
    'One die, at least as high as the last one here: take {camels} camels and a good of your choice. You never pay to join the dice here.',
  'space.does.contracts':
    'One die: take one or two contracts from spaces up to its value. Space 5 also gives a coin or a camel, space 6 two of them. You may hold {most} contracts.',
  'space.does.travel':
    'Two dice: travel up to as many steps as the lower one shows, for {costs} coins plus the price of the routes. Place a post where you stop. The last player to travel starts the next round.',
  'space.does.moneyBag': 'Any of your dice for {coins} coins, as a bonus action.',
  'space.does.venice':
    'One die, at least as high as the last one here: place a post in a palazzo. Your first goes to Palazzo Contarini.',
  'space.does.companions':
    'One die: take a good of your choice and a face-up companion, who helps you until the end of the round.',
  'space.occupied': 'If dice are already there, you pay as many coins as your lowest die shows.',
});
