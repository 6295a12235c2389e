/** Texts of the replay. They load with the page. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  title: 'Replay',
  pageTitle: 'Replay · {game}',
  pageHeading: 'Watch a match again',
  intro:
    'Watch any finished match again, in the place it was played in. Its log is played and checked in your browser, and sent nowhere.',
  dropHere: 'Drop the log of a match here',
  or: 'or',
  openFile: 'Open a file',
  recent: 'Your last matches in this browser',
  recentRuns: 'Still being played: its replay comes with its end.',
  recentNone: 'Matches that you play or watch here will stand in this list.',
  recentSeat: 'You sat on seat {seat}',
  recentWatched: 'You watched',
  watch: 'Watch the replay',
  name: 'Name of the match',
  find: 'Find it',

  loading: 'Fetching the match …',
  checking: 'Checking the match: {done} of {of} commands',
  recording: 'Setting up the match: {done} of {of} commands',
  progress: 'Progress',

  back: 'Back to the menu',
  again: 'Try again',
  another: 'Open another match',
  details: 'Check it step by step',

  'problem.unknown': 'No such match here',
  'problem.unknownWhy':
    'This server knows no match {id}, or keeps it no longer. Check the address: it ends with the name of the match. If you have its log as a file, open that.',
  'problem.unfinished': 'This match is still being played',
  'problem.unfinishedWhy':
    'Its hands and its draws stay secret until the end. Come back when the scores stand.',
  'problem.offline': 'The server does not answer',
  'problem.offlineWhy': 'The log could not be fetched. Try again in a moment.',
  'problem.damaged': 'This file is damaged',
  'problem.damagedWhy':
    'It is no readable log: cut off, or something else altogether. Fetch the log again where it came from, or open another file.',
  'problem.foreign': 'This is no log of a match',
  'problem.foreignWhy':
    'It is a file of another kind, or of a later version of Laguna. Open the file that “Save the log” gave.',
  'problem.engine': 'Other rules played this match',
  'problem.engineWhy':
    'It was played by version {theirs} of the rules; this page has version {ours}. A server of that version can show it.',
  'problem.game': 'This page does not know the game',
  'problem.gameWhy':
    'The log is of a game that this server does not offer. A newer server may know it.',
  'problem.refused': 'This log is not to be trusted',
  'problem.refusedWhy':
    '{reason} It is not shown, since it is not the match that was played. Fetch the log again from the server of the match.',

  'note.unproven': 'An early log: every command is legal, but its draws cannot be proven.',

  timeline: 'Timeline',
  at: 'Decision {at} of {end}',
  atStart: 'The match begins',
  value: 'Decision {at} of {end}, {chapter}: {what}',
  play: 'Play',
  pause: 'Pause',
  next: 'Next decision',
  previous: 'Decision before',
  nextChapter: 'Next chapter',
  previousChapter: 'Chapter before',
  first: 'To the beginning',
  last: 'To the end',
  speed: 'Speed',
  times: '×{n}',
  nothing: '{name} decides.',

  tabs: 'More of the match',
  'tab.chapters': 'Chapters',
  'tab.decisions': 'Decisions',
  'tab.review': 'Review',
  'tab.hands': 'Hands',
  'tab.seats': 'Players',
  'tab.more': 'More',

  eye: 'Who sees it',
  'eye.public': 'The public',
  'eye.all': 'All hands',
  'eye.seat': '{name}',
  'eye.publicHelp': 'What everybody at the table could see.',
  'eye.allHelp': 'Every hand, and all that is secret.',
  'eye.seatHelp': 'What {name} knew, and nothing else.',
  handsPublic: 'The public sees no hands. Choose all hands or a seat above.',

  charts: 'Charts',
  table: 'As a table',
  round: 'Round',
  player: 'Player',
  total: 'Together',
  goThere: 'Go to {label}',
  chartOdds: 'Odds of winning',
  chartOddsAbout:
    'In parts of a hundred, by all hands: equal as long as nobody can know, and in the end the result.',
  chartRange: '{name}: from {first} to {last}',

  share: 'Share this moment',
  shareHelp: 'This link opens the match at decision {at}.',
  shareLocal:
    'This match was opened from a file. The link works where the server knows the match; others open the file first.',
  copy: 'Copy the link',
  copied: 'Copied',
  copyFailed: 'Select the link and copy it by hand.',
  save: 'Save the log',
  verify: 'Check the draws',

  clip: 'Record a clip',
  clipHelp:
    'Plays a part of the match once and records the board with score and sentence as a film, as large as this window. A higher picture quality gives a sharper one.',
  clipFrames:
    'This browser cannot record films. It saves pictures instead, numbered PNG files in one TAR archive.',
  clipFrom: 'From decision',
  clipTo: 'To decision',
  clipLength: '{n, plural, one {# decision} other {# decisions}}',
  clipStart: 'Record',
  clipStop: 'Stop and save',
  clipCancel: 'Throw away',
  cancel: 'Cancel',
  clipping: 'Recording · {s} s',
  clipSaved: 'Saved as {name}.',
  clipFailed: 'Nothing could be recorded. Is the board to be seen?',
  clipNoBoard: 'A clip needs the board; this browser shows the ledger.',
});

/** Texts of the page. */
export const t = translator({ en });
export type ReplayText = keyof typeof en;
