/** English texts of the overlay’s parts. */

import { messages } from '../../../i18n/messages.ts';

export const overlay = messages({
  'overlay.partLine': 'The contracts along the bottom',
  'overlay.acts': '{name} places dice',
  'overlay.ends': '{name} may end the turn',
  'overlay.decides': '{names} decide',
  'overlay.decidesOne': '{name} decides',
  'overlay.dice': '{n, plural, =0 {no dice left} one {# die left} other {# dice left}}',
  'overlay.hourglass': '{name} travelled last and starts the next round',
  'overlay.khan':
    '{n, plural, =0 {The Khan’s favour is closed} one {One place at the Khan} other {# places at the Khan}}',
  'overlay.done': '{n, plural, one {# contract} other {# contracts}} completed',

  'source.track': 'During the match',
  'source.beijing': 'Beijing',
  'source.goods': 'Goods in Beijing',
  'source.coins': 'Coins',
  'source.contracts': 'Most contracts',
  'source.goalCards': 'Goal cards',
  'source.goalCities': 'Goal cities',
  'source.venice': 'Venice',
});
