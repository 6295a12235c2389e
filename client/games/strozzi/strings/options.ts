/** English texts of the table's options, of presets and of bots. */

import { messages } from '../../../i18n/messages.ts';

export const options = messages({
  'option.openMoney': 'Money',
  'option.openMoneyHelp': 'Open: everyone sees all ducats. Hidden: you see only your own.',
  'option.openMoneyOff': 'Hidden',
  'option.openMoneyOn': 'Open',
  'option.unclaimed': 'Unclaimed ships',
  'option.unclaimedHelp': 'Says who draws next after a ship that nobody wants.',
  'option.unclaimedSame': 'The same player draws again',
  'option.unclaimedLeft': 'The player to the left draws',
  'option.topBonus': 'Top steps',
  'option.topBonusHelp': 'Ducats paid each round by the top three steps of every city.',
  'option.topBonusList': '{first}, {second} and {third}',
  'option.topBonusNone': 'Nothing',
  'option.trackTop': 'Steps in each city',
  'option.trackTopHelp': 'The number of steps above the quay. The printed board has 10.',
  'option.startPlayer': 'First to draw',
  'option.startPlayerHelp': 'This player draws the first ship of the match.',
  'option.pollTimer': 'Time to answer',
  'option.pollTimerHelp': 'A player who runs out of time passes on the ship.',
  'option.choiceTimer': 'Time for a port or a tile',
  'option.choiceTimerHelp': 'If a player runs out of time, the choice is made for them.',

  'clock.help':
    '{poll} s to answer about a ship, {choice} s for a port or a tile. If you run out of time on a ship, you pass.',

  'bot.banker': 'Banker bot',
  'bot.random': 'Random bot',
});
