/** Texts of the operator's page. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  'op.pageTitle': 'Laguna: operator',
  'op.title': 'Operator of the showcase',
  'op.login':
    'The token was printed in the server’s window when the showcase first opened, or is the setting LAGUNA_OPERATOR.',
  'op.token': 'Operator’s token',
  'op.enter': 'Enter',
  'op.forget': 'It is kept until this page is closed, and nowhere else.',
  'op.401': 'This is not the token of the operator. Nothing was done.',
  'op.403': 'This page may not use this server. Open it under the server’s own address.',
  'op.404': 'This server has no showcase: LAGUNA_SHOWCASE is off.',
  'op.409': 'The table sleeps: open /showcase on the big screen first. Nothing was changed.',
  'op.422': 'The server does not take this. Nothing was changed.',
  'op.429': 'Too many wrong tokens from this address. Wait a minute and try again.',
  'op.away': 'The server does not answer. Nothing was changed; try again in a moment.',
  'op.saved': 'Saved.',
  'op.back': 'Back to the big screen',

  'op.match': 'Match',
  'op.game': 'Game',
  'op.allGames': 'All in turn',
  'op.gameHelp': 'Counts from the next match on. Each game has a table and a code of its own.',
  'op.length': 'Length',
  'op.length.one': 'The end of a match',
  'op.length.two': 'The second half',
  'op.length.full': 'Whole match',
  'op.lengthHelp': 'Counts from the next match on. The bots play what comes before, at full speed.',
  'op.bot': 'Bots',
  'op.bot.mixed': 'Mixed',
  'op.idle': 'Seconds until an idle seat goes back to its bot',
  'op.restart': 'Begin the next match now',
  'op.restartSure': 'The running match ends without a result. Begin the next one?',
  'op.yes': 'Yes, begin',
  'op.no': 'No',

  'op.chairs': 'At the table',
  'op.chairsHelp':
    'Takes the chair of somebody who has gone, or who gave a name that nobody should read. The bot plays on, and the screen names nobody.',
  'op.free': 'Give back to the bot',
  'op.freeWhose': 'Give back to the bot: the chair of {name}',
  'op.nobody': 'Bots hold all chairs.',

  'op.screen': 'Big screen',
  'op.volume': 'Volume',
  'op.off': 'off',
  'op.lock': 'Kiosk lock',
  'op.lockHelp':
    'Keys and pointer do nothing. Hold Escape or the upper left corner for three seconds to come here.',
  'op.sleep': 'Sleep hours',
  'op.sleepHelp':
    'The screen is dark and the bots rest; somebody who still plays is not disturbed.',
  'op.from': 'From',
  'op.to': 'to',

  'op.scores': 'Best of the day',
  'op.noScores': 'Nobody has played to the end today.',
  'op.unlist': 'Remove',
  'op.unlistWhose': 'Remove {name} from the list',
  'op.clear': 'Clear the list',

  'op.status': 'Status',
  'op.phase': 'Now',
  'op.phase.preparing': 'bots play the opening',
  'op.phase.waiting': 'waiting for somebody to sit down',
  'op.phase.playing': 'a match is played',
  'op.phase.result': 'the result is shown',
  'op.phase.sleeping': 'asleep',
  'op.code': 'Code',
  'op.persons': 'Persons seated',
  'op.screens': 'Screens connected',
  'op.noScreens': 'none: open /showcase on the big screen',
  'op.matches': 'Matches today',
  'op.uptime': 'Server running',
  'op.hours': '{h} h {m} min',
  'op.memory': 'Memory of the server',
  'op.mb': '{n} MB',
  'op.still': 'Last move',
  'op.ago': '{n} s ago',
});

export type OperatorText = keyof typeof en;
export const t = translator({ en });
