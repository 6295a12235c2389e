/** English texts of the table's options, of presets and of bots. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  'option.openMoney': 'Ducats',
  'option.openMoneyHelp': 'Open: everybody sees everybody’s ducats. Closed: you only see your own.',
  'option.openMoneyOff': 'Closed',
  'option.openMoneyOn': 'Open',
  'option.offerCards': 'Cards in an offer',
  'option.offerCardsHelp': 'These players see the face of a card, unless the offer says otherwise.',
  'option.offerCardsTaker': 'The player it’s offered to',
  'option.offerCardsNobody': 'Nobody',
  'option.offerCardsAll': 'Everybody',
  'option.fivePlayerRounds': 'Rounds with five merchants',
  'option.fivePlayerRoundsHelp': 'The 2001 edition had seven or more.',
  'option.shortGame': 'Length',
  'option.shortGameHelp': 'A short match is two rounds shorter.',
  'option.shortGameOff': 'Full',
  'option.shortGameOn': 'Short',
  'option.startTimer': 'Time to start a turn',
  'option.startTimerHelp': 'Then the dice roll by themselves.',
  'option.graceTimer': 'Time for offers before a move',
  'option.graceTimerHelp': 'How long the tower waits, unless all others have passed.',
  'option.merchantTimer': 'Time for the merchant',
  'option.merchantTimerHelp': 'For the whole turn. Then the tower stops.',
  'option.merchantMore': 'Extra time for the merchant',
  'option.merchantMoreHelp': 'For each decision after that time has run out.',
  'option.claimTimer': 'Time for offers on a building',
  'option.claimTimerHelp': 'Then everybody who hasn’t answered passes.',
  'option.claimMore': 'Extra time with each offer',
  'option.claimMoreHelp': 'The least time left after each new or changed offer.',
  'option.claimCap': 'Longest time for a building',
  'option.claimCapHelp': 'No matter how many offers come in.',
  'option.windowTimer': 'Time for an action',
  'option.windowTimerHelp': 'Then the action is carried out automatically.',
  'option.acquireTimer': 'Time to acquire',
  'option.acquireTimerHelp': 'Then no building is acquired.',
  'option.chat': 'Talk',
  'option.chatHelp': 'Whether people may write freely, or only haggle with ready sentences.',
  'option.chatFree': 'Free text',
  'option.chatPresets': 'Ready sentences',
  'option.chatOff': 'Off',

  'clock.fast': 'Fast',
  'clock.none': 'No clock. A bot with the tower moves on after twenty quiet seconds.',
  'clock.help':
    '{claim} s for offers on a building, plus more with each offer. {merchant} s for the merchant’s whole turn.',

  'bot.trader': 'Trader bot',
  'bot.random': 'Random bot',
});

/** Separate from the texts of the table: a player's page does not load this catalogue. */
export const t = translator({ en });
