/** English texts of the purpose of each decision. */

import { messages } from '../../../i18n/messages.ts';

export const purpose = messages({
  'purpose.claim': 'Play a flag if this ship earns more than a later one could.',
  'purpose.overbid':
    'A pirate flag takes the ship from {name} at once, and {name} gets the {flag} back.',
  'purpose.place':
    'The port decides where the ship’s speed is paid after the round, and up which city its cargo moves you.',
  'purpose.promo':
    'After round 3 the three highest totals in each category earn 30, 20 and 10 ducats.',
  'only.pass': 'You have no flag that can be played on this ship.',
  'only.place': 'It’s the only port without a ship of yours this round.',
  'only.takeTile': 'It’s the last tile.',
});
