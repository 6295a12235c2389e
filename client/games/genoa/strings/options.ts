/** English texts of the table's options, of presets and of bots. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  'option.openMoney': 'Ducats',
  'option.openMoneyHelp': 'Open: everybody sees all ducats. Closed: a purse for the others.',
  'option.openMoneyOff': 'Closed',
  'option.openMoneyOn': 'Open',
  'option.offerCards': 'Cards in an offer',
  'option.offerCardsHelp': 'Who sees its face, unless the offer says so.',
  'option.offerCardsTaker': 'Whom it is offered to',
  'option.offerCardsNobody': 'Nobody',
  'option.offerCardsAll': 'Everybody',
  'option.fivePlayerRounds': 'Rounds with five merchants',
  'option.fivePlayerRoundsHelp': 'The edition of 2001 had seven and more.',
  'option.shortGame': 'Length',
  'option.shortGameHelp': 'A short game begins two rounds later.',
  'option.shortGameOff': 'Whole',
  'option.shortGameOn': 'Short',
  'option.startTimer': 'Time to start a turn',
  'option.startTimerHelp': 'Then the dice are rolled.',
  'option.graceTimer': 'Time for offers before a move',
  'option.graceTimerHelp': 'The tower waits so long, unless all others have passed.',
  'option.merchantTimer': 'Time of the merchant',
  'option.merchantTimerHelp': 'For a whole turn; then the tower stops.',
  'option.merchantMore': 'More time for the merchant',
  'option.merchantMoreHelp': 'For each further decision once that has run out.',
  'option.claimTimer': 'Time for offers on a building',
  'option.claimTimerHelp': 'Then whoever has said nothing has passed.',
  'option.claimMore': 'More time with each offer',
  'option.claimMoreHelp': 'Left at least after each new or changed offer.',
  'option.claimCap': 'Most time on a building',
  'option.claimCapHelp': 'However many offers come.',
  'option.windowTimer': 'Time for an action',
  'option.windowTimerHelp': 'Then the action is carried out as it stands.',
  'option.acquireTimer': 'Time to acquire',
  'option.acquireTimerHelp': 'Then no building is acquired.',
  'option.chat': 'Talk',
  'option.chatHelp': 'Whether people may write to each other, or haggle in ready sentences alone.',
  'option.chatFree': 'Free text',
  'option.chatPresets': 'Ready sentences',
  'option.chatOff': 'Off',

  'clock.fast': 'Fast',
  'clock.none':
    'People take their time; a bot that leads the tower goes on after twenty silent seconds.',
  'clock.help':
    '{claim} s for offers on a building, more with each of them; {merchant} s for the merchant’s whole turn.',

  'bot.trader': 'Trader bot',
  'bot.random': 'Random bot',
});

/** Apart from the texts of the table: a page with a person at it does not load them. */
export const t = translator({ en });
