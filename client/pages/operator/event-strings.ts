/** Texts of the operator's desk for events. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  title: 'Events',
  none: 'No events yet.',
  new: 'Open an event',
  name: 'Name of the event',
  game: 'Game',
  loading: 'Unpacking the game …',
  form: 'Form',
  'form.swiss': 'Rounds by standing',
  'form.groups': 'Groups and a final',
  'formHelp.swiss':
    'Swiss: in each round players with similar points meet, and nobody twice if there’s another way.',
  'formHelp.groups':
    'As many groups as the final has seats play their rounds within the group. The best of each then play the final.',
  rounds: 'Rounds',
  seats: 'Seats at a table',
  spare: 'If the numbers don’t divide',
  'spare.sizes': 'Larger or smaller tables',
  'spare.bots': 'Bots on free seats',
  most: 'Players at most',
  rated: 'Matches count for ratings',
  ratedHelp: 'Only where everyone at the table has a key in the browser.',
  options: 'Options of the game',
  open: 'Open the event',

  choose: 'Event',
  line: '{name} ({code}): {stage}',
  'stage.entering': 'people are entering',
  'stage.round': 'round {n} of {of} is being played',
  'stage.between': 'round {n} of {of} is over',
  'stage.closed': 'closed',
  enterLink: 'Page to enter',
  screenLink: 'Big screen',
  people: 'Taking part: {n}',
  start: 'Begin round {n}',
  startFinal: 'Begin the final',
  end: 'End the round now',
  endHelp: 'Bots finish the matches that are still being played at once, and they count.',
  endSure:
    'Bots take every seat and finish {n, plural, one {one match} other {# matches}}. End the round?',
  endYes: 'Yes, end it',
  close: 'Close the event',
  closeSure: 'Nobody can enter or play any more. The results stay for 30 days. Close it?',
  closeYes: 'Yes, close it',
  no: 'No',
  csvStandings: 'Standings as CSV',
  csvResults: 'Results as CSV',

  entrants: 'Players',
  noEntrants: 'Nobody has entered yet. Show them the big screen, or the link.',
  someone: 'Someone (erased)',
  facts: '{points} points, {played, plural, one {# match} other {# matches}}',
  'status.in': 'taking part',
  'status.away': 'away: sits out until back',
  'status.left': 'has left',
  'status.removed': 'taken out',
  remove: 'Take out',
  removeWho: 'Take {name} out of the event',
  readmit: 'Let back in',
  readmitWho: 'Let number {id} back in',

  tables: 'Tables',
  tableOf: 'Round {round}, table {number}',
  replay: 'Play again',
  replayWhich: 'Play table {number} again',
  replaySure:
    'The match at table {number} no longer counts, and its players play a new one. Go on?',
  void: 'Don’t count',
  voidWhich: 'Don’t count table {number}',
  voidSure: 'The match at table {number} no longer counts, and nobody plays it again. Go on?',
  yes: 'Yes',

  'error.gone': 'That’s gone by now. Nothing was changed.',
  'error.notNow': 'The event is at another point by now. Nothing was changed.',
  'error.nobody': 'Nobody is taking part who could play.',
  'error.running': 'A round is being played. End it first.',
  'error.rules': 'The game doesn’t allow this. Choose other seats or options.',
  'error.tooMany': 'Too many events are running. Close one first.',
  'error.storage': 'The server couldn’t save this. Nothing was changed. Try again in a moment.',
  'error.other': 'The server didn’t accept this. Nothing was changed.',
});

export const t = translator({ en });
