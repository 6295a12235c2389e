/** English texts of the table's options, of presets and of bots. */

import { messages } from '../../../i18n/messages.ts';

export const options = messages({
  'option.guestProduction': 'Guest production',
  'option.guestProductionHelp':
    'Whether you may make goods in other players’ businesses. Their owners get the ducats.',
  'option.guestProductionOff': 'Your own businesses only',
  'option.guestProductionOn': 'Any business',
  'option.chainProduction': 'Newly made goods',
  'option.chainProductionHelp': 'When newly made cloth and canvas can go into a luxury.',
  'option.chainProductionOff': 'From the next Produce',
  'option.chainProductionOn': 'At once',
  'option.openHands': 'Hands',
  'option.openHandsHelp': 'Open: everyone sees all cards. Hidden: you see only your own.',
  'option.openHandsOff': 'Hidden',
  'option.openHandsOn': 'Open',
  'option.openMoney': 'Money',
  'option.openMoneyHelp': 'Open: everyone sees all ducats. Hidden: you see only your own.',
  'option.openMoneyOff': 'Hidden',
  'option.openMoneyOn': 'Open',
  'option.startPlayer': 'First to lead',
  'option.startPlayerHelp': 'This player chooses the first action of the match.',
  'option.maxTurns': 'Turn limit',
  'option.maxTurnsHelp': 'The match ends and is scored after this many turns.',
  'option.maxTurnsNone': 'No limit',
  'option.actionTimer': 'Time for an action',
  'option.actionTimerHelp':
    'To choose an action, sell, sponsor or produce. If a player runs out of time, they pass.',
  'option.answerTimer': 'Time to answer',
  'option.answerTimerHelp':
    'To reserve, unload, take a shipment or buy. If a player runs out of time, they pass, or keep the shipment.',

  'clock.help':
    '{action} s to choose an action, sell, sponsor or produce, {answer} s for a short answer. If you run out of time, you pass.',

  'bot.patron': 'Patron bot',
  'bot.random': 'Random bot',
});
