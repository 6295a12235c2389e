/** English texts of the table's options, of presets and of bots. */

import { messages } from '../../../i18n/messages.ts';

export const options = messages({
  'option.guestProduction': 'Producing at others',
  'option.guestProductionHelp':
    'Whether goods may be made in businesses of others. Their owner gets the ducats.',
  'option.guestProductionOff': 'Own businesses only',
  'option.guestProductionOn': 'Any business',
  'option.chainProduction': 'Goods just made',
  'option.chainProductionHelp': 'Whether cloth and canvas go into a luxury in the same action.',
  'option.chainProductionOff': 'From the next Produce on',
  'option.chainProductionOn': 'At once',
  'option.openHands': 'Hands',
  'option.openHandsHelp': 'Open: everybody sees all cards.',
  'option.openHandsOff': 'Closed',
  'option.openHandsOn': 'Open',
  'option.openMoney': 'Money',
  'option.openMoneyHelp': 'Open: everybody sees all ducats. Closed: a chest for the others.',
  'option.openMoneyOff': 'Closed',
  'option.openMoneyOn': 'Open',
  'option.startPlayer': 'First to lead',
  'option.startPlayerHelp': 'Who chooses the first action of the match.',
  'option.maxTurns': 'Turns at most',
  'option.maxTurnsHelp': 'After so many turns the match is scored as at its end.',
  'option.maxTurnsNone': 'No limit',
  'option.actionTimer': 'Time for an action',
  'option.actionTimerHelp':
    'For choosing an action, for selling, sponsoring and producing. Who is late passes.',
  'option.answerTimer': 'Time for an answer',
  'option.answerTimerHelp':
    'For reserving, unloading, taking a shipment and buying. Who is late passes or keeps.',

  'clock.help':
    '{action} s for an action, a sale, a business or a production, {answer} s for a short answer. Who is late passes.',

  'bot.patron': 'Patron bot',
  'bot.random': 'Random bot',
});
