/** Texts of the service worker: notices, and the page that it shows without a server. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  turn: 'Your turn: {game}',
  turnText: 'Table {code} waits for your decision.',
  plainTurn: 'Your turn',
  invited: 'Another match: {game}',
  plainInvited: 'Another match?',
  invitedText: 'Someone you’ve played with invites you to table {code}.',
  offlineTitle: 'The server can’t be reached',
  offline:
    'Laguna’s tables are on a server, and it doesn’t answer. Check your connection, or whether the server runs. Your seat is kept: you can go on as soon as it answers.',
  offlineAgain: 'Try again',
  offlineMenu: 'Open the menu',
  offlineHelp: 'Read the help',
});

export const t = translator({ en });
