/** What the menu and the stand say of the game. */

import { messages } from '../../../i18n/messages.ts';

export const card = messages({
  'game.name': 'Strozzi',
  'game.summary':
    'Ships arrive, and everybody says take it or leave it: speed for the harbours, wares for the cities, scrolls for Florence. A pirate’s flag beats every other.',
  'game.picture':
    'A bay between four towns: Naples under its smoking mountain, the round dome of Rome, the campanile of Venice, and Florence above them all; a ship with a large figure on its sail lies at anchor.',
  'game.quick': 'Four houses, open money, three bankers against you.',
  'stand.one': 'The last round',
  'stand.two': 'The last two rounds',
  'stand.full': 'A whole match',
  'stand.banker': 'Bankers',
  'stand.random': 'Random',
});
