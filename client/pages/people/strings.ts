/** Texts of the way to other people: the queue, and the list of open tables. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  title: 'Play with people',
  game: 'Game',
  find: 'Find players',
  findHelp:
    'The match begins as soon as enough players are here, or after {s} seconds with bots on the free seats. Those who come later take a bot’s seat, until half the match is over.',
  findHelpDays:
    'You get a seat at once and don’t have to wait. The match begins when all seats are taken, or after a day with bots on the free ones. The table is on your page “Me”.',
  finding: 'Joining the queue …',
  waiting: 'Waiting now',
  waitingLine: '{n, plural, one {# person} other {# people}}: {game}, clock {clock}',
  waitingLineBare: '{n, plural, one {# person} other {# people}}: {game}',
  join: 'Play with them',
  joinGame: 'Play {game} with those who are waiting',

  waited: 'You’ve been waiting for {time}.',
  here: '{n, plural, one {# of {seats} players is} other {# of {seats} players are}} here.',
  begins: 'The match begins in {s} s, with bots on the free seats.',
  starting: 'The match is about to begin …',
  busy: 'The server has no free table right now. It tries again every few seconds, and you keep your place.',
  lost: 'The connection was lost. Reconnecting …',
  others:
    '{n, plural, one {# more person plays} other {# more people play}} against bots and will be told.',
  elsewhere: 'You’re in the queue for {game}. You’ll be told when someone comes, on every page.',
  ready: 'I’m ready now',
  bots: 'Play against bots meanwhile',
  botsHelp: 'You’ll be told at the table when someone comes. One click leads you to them.',
  stop: 'Leave the queue',

  open: 'Open tables',
  openHelp: 'Tables that their hosts have opened to everybody. One click gives you a seat.',
  loading: 'Looking for tables …',
  failed: 'The list can’t be loaded right now. Trying again every few seconds.',
  empty: 'No open tables right now.',
  emptyHelp: 'You can make one, ask your friends, or wait:',
  emptyCreate:
    'Choose a game above, then “Create a table”, and tick “Open to everybody”. The table also shows a QR code for people near you.',
  emptyShare: 'Send your friends a link to this page.',
  emptyWait:
    'Press “Find players”, then “Play against bots meanwhile”. You’ll be told when someone comes.',
  share: 'Share the link',
  shareText: 'Come and play with me',
  more: 'Show more tables',
  seats: '{n} of {of} seats taken',
  free: '{n, plural, one {one seat for you} other {# seats for you}}',
  lobby: 'Starting soon',
  playing: 'Round {n}, in place of a bot',
  clock: 'Clock: {clock}',
  clockOwn: 'Clock: custom',
  pace: 'Bots: {pace}',
  bot: '{name} (bot)',
  unusual: '{n, plural, one {# unusual option} other {# unusual options}}',
  option: '{label}: {value}',
  sit: 'Take a seat',
  sitTable: 'Take a seat at table {code}: {names}',
});

export const t = translator({ en });
