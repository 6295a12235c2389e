/** Texts of the page of an event, for its people and for its big screen. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  pageTitle: 'Laguna: {name}',
  title: 'Event',
  loading: 'Looking for the event …',
  offline: 'The server isn’t answering. Trying again every few seconds.',
  gone: 'There’s no event {code} here',
  goneHelp: 'It may be over and deleted. Ask at the stand for the right code.',
  menu: 'To the menu',

  swiss: '{n, plural, one {# round} other {# rounds}}, opponents by standing',
  groups: '{n, plural, one {# round} other {# rounds}} in groups, then a final',
  perTable: '{n} at a table',
  people: '{n, plural, one {# player} other {# players}}',
  rated: 'counts for ratings',

  enter: 'Enter the event',
  enterHelp:
    'When a round begins, this device opens your table by itself. You can come later and leave at any time.',
  find: 'I’ve already entered on another device',
  entering: 'Entering …',

  youAre: 'You’re in as {name}',
  waitFirst: 'The first round begins soon. Keep this page open: it opens your table by itself.',
  waitNext: 'Round {n} begins soon. Keep this page open: it opens your table by itself.',
  waitOthers:
    'Your match is over. {n, plural, one {One table is} other {# tables are}} still playing.',
  waitLate: 'Round {round} has already begun. You play from the next one on.',
  waitFinal: 'The final is being played.',
  outOfFinal: 'The final comes next: the best of each group play it.',
  done: 'All rounds have been played.',
  closed: 'The event is over.',
  yourTable: 'Your match at table {number} is on.',
  toTable: 'To your table',
  away: 'You were away, so a bot played for you, and you sit out until you’re back.',
  left: 'You’ve left. You won’t be given a table.',
  back: 'I’m back',
  leave: 'Leave the event',
  leaveSure: 'You won’t be given a table any more. Leave?',
  leaveYes: 'Yes, leave',
  no: 'No',
  removed: 'The operator has taken you out of this event. Ask at the desk.',

  'error.malformed': 'Enter a name.',
  'error.gone': 'There’s no such event any more.',
  'error.closed': 'The event is over.',
  'error.unknown': 'Nobody has entered with this device or its owner’s key.',
  'error.removed': 'The operator has taken you out of this event. Ask at the desk.',
  'error.name': 'This name can’t be used here. Choose another one.',
  'error.twice': 'You’ve already entered, on this device or another one.',
  'error.full': 'The event is full. Ask at the desk.',
  'error.barred': 'You’ve been barred from this server.',
  'error.tooFast': 'Too many requests from this address. Wait a minute.',
  'error.storage': 'The server couldn’t save this. Try again in a moment.',
  'error.offline': 'The server isn’t answering. Try again in a moment.',

  standings: 'Standings',
  noStandings: 'Nobody has entered yet.',
  place: 'Place',
  name: 'Name',
  group: 'Group',
  points: 'Points',
  played: 'Matches',
  opponents: 'Opponents',
  above: 'Score',
  someone: 'Someone',
  you: 'you',
  'status.away': 'away',
  'status.left': 'has left',
  'status.removed': 'taken out',
  how: 'How it’s counted',
  howHelp:
    'The first at a table gets {first} points, the last none, and the others are spread evenly between. Ties share. A table that you never came to gives you no points. If points are equal, the points of the people you’ve met decide, then your scores compared with your tables’ averages.',
  howFinal: 'The final decides the places of those who play it.',
  howSizes:
    'If the numbers don’t divide, some tables have one seat more or fewer. Bots sit only where a table would be too small for the game.',
  howBots: 'If the numbers don’t divide, bots take the free seats.',
  howPairs:
    'Players with similar points meet, and the same people meet again only if there’s no other way.',

  tables: 'Tables',
  round: 'Round {n} of {of}',
  final: 'Final',
  before: 'Before round 1 of {of}',
  after: 'After round {n} of {of}',
  table: 'Table {n}',
  bot: 'bot',
  starting: 'starting',
  inRound: 'round {n}',
  ahead: '{name} ahead',
  finished: 'finished',
  void: 'doesn’t count',
  watch: 'Watch',
  watchTable: 'Watch table {n}',

  scan: 'Scan to enter',
  qr: 'QR code of the link {link}',
  screenWait: 'The next round begins when the operator says so.',
  screenFirst: 'The event begins when the operator says so.',
});

export const t = translator({ en });
