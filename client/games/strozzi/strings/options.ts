/** English texts of the table's options, of presets and of bots. */

import { messages } from '../../../i18n/messages.ts';

export const options = messages({
  'option.openMoney': 'Money',
  'option.openMoneyHelp': 'Open: everybody sees all ducats. Closed: a chest for the others.',
  'option.openMoneyOff': 'Closed',
  'option.openMoneyOn': 'Open',
  'option.unclaimed': 'A ship that nobody wants',
  'option.unclaimedHelp': 'Who draws the next ship after it.',
  'option.unclaimedSame': 'The same house draws again',
  'option.unclaimedLeft': 'The house to the left draws',
  'option.topBonus': 'Top steps',
  'option.topBonusHelp': 'Ducats that the last three steps of every city pay each round.',
  'option.topBonusList': '{first}, {second} and {third}',
  'option.topBonusNone': 'Nothing',
  'option.trackTop': 'Steps in each city',
  'option.trackTopHelp': 'How many steps there are above the quay. The printed board has 10.',
  'option.startPlayer': 'First to draw',
  'option.startPlayerHelp': 'Who draws the first ship of the match.',
  'option.pollTimer': 'Time for an answer',
  'option.pollTimerHelp': 'After this time whoever is asked about a ship has let it pass.',
  'option.choiceTimer': 'Time for a port or a tile',
  'option.choiceTimerHelp': 'After this time the choice is made for whoever is absent.',

  'clock.help':
    '{poll} s for an answer about a ship, {choice} s for a port or a tile. Who is late has let the ship pass.',

  'bot.banker': 'Banker bot',
  'bot.random': 'Random bot',
});
