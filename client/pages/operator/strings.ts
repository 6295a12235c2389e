/** Texts of the operator's page. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  'op.pageTitle': 'Laguna: operator',
  'op.title': 'Operator',
  'op.login':
    'The token was printed in the server’s window when the showcase first opened, or is set in LAGUNA_OPERATOR.',
  'op.token': 'Operator token',
  'op.enter': 'Enter',
  'op.forget': 'It’s kept until you close this page, and nowhere else.',
  'op.401': 'That isn’t the operator token. Nothing was changed.',
  'op.403': 'This page isn’t allowed to use this server. Open it at the server’s own address.',
  'op.404': 'This server has no showcase: LAGUNA_SHOWCASE is off.',
  'op.409': 'The table is asleep. Open /showcase on the big screen first. Nothing was changed.',
  'op.422': 'The server doesn’t accept this. Nothing was changed.',
  'op.429': 'Too many wrong tokens from this address. Wait a minute and try again.',
  'op.away': 'The server isn’t answering. Nothing was changed. Try again in a moment.',
  'op.saved': 'Saved.',
  'op.back': 'Back to the big screen',

  'op.match': 'Match',
  'op.game': 'Game',
  'op.allGames': 'All in turn',
  'op.gameHelp': 'Applies from the next match. Each game has its own table and code.',
  'op.length': 'Length',
  'op.length.one': 'The end of a match',
  'op.length.two': 'The second half',
  'op.length.full': 'Whole match',
  'op.lengthHelp': 'Applies from the next match. Bots play everything before it at full speed.',
  'op.bot': 'Bots',
  'op.bot.mixed': 'Mixed',
  'op.idle': 'Seconds until an idle seat goes back to its bot',
  'op.restart': 'Start the next match now',
  'op.restartSure': 'The current match will end without a result. Start the next one?',
  'op.yes': 'Yes, start',
  'op.no': 'No',

  'op.chairs': 'At the table',
  'op.chairsHelp':
    'Takes the seat of someone who has gone, or whose name isn’t fit to show. The bot plays on, and the screen shows no name.',
  'op.free': 'Give back to the bot',
  'op.freeWhose': 'Give back to the bot: {name}’s seat',
  'op.nobody': 'Bots have all the seats.',

  'op.screen': 'Big screen',
  'op.volume': 'Volume',
  'op.off': 'off',
  'op.lock': 'Kiosk lock',
  'op.lockHelp':
    'Keys and mouse do nothing. Hold Escape or the top left corner for three seconds to get here.',
  'op.sleep': 'Sleep hours',
  'op.sleepHelp': 'The screen is dark and the bots rest. Anyone still playing isn’t disturbed.',
  'op.from': 'From',
  'op.to': 'to',

  'op.scores': 'Best of the day',
  'op.noScores': 'No one has finished a match today.',
  'op.unlist': 'Remove',
  'op.unlistWhose': 'Remove {name} from the list',
  'op.clear': 'Clear the list',

  'op.status': 'Status',
  'op.phase': 'Now',
  'op.phase.preparing': 'bots are playing the opening',
  'op.phase.waiting': 'waiting for someone to sit down',
  'op.phase.playing': 'a match is being played',
  'op.phase.result': 'the result is on screen',
  'op.phase.sleeping': 'asleep',
  'op.code': 'Code',
  'op.persons': 'People seated',
  'op.screens': 'Screens connected',
  'op.noScreens': 'none: open /showcase on the big screen',
  'op.matches': 'Matches today',
  'op.uptime': 'Server uptime',
  'op.hours': '{h} h {m} min',
  'op.memory': 'Server memory',
  'op.mb': '{n} MB',
  'op.still': 'Last move',
  'op.ago': '{n} s ago',
});

export type OperatorText = keyof typeof en;
export const t = translator({ en });
