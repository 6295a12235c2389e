/** Texts of the replay. They load with the page. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  title: 'Replay',
  pageTitle: 'Replay · {game}',
  pageHeading: 'Watch a match again',
  intro:
    'Watch any finished match again, on its own board. Its log is played and checked in your browser, and isn’t sent anywhere.',
  dropHere: 'Drop a match log here',
  or: 'or',
  openFile: 'Open a file',
  recent: 'Your last matches in this browser',
  recentRuns: 'Still being played. Its replay will be here when it ends.',
  recentNone: 'Matches that you play or watch here will be listed here.',
  recentSeat: 'You had seat {seat}',
  recentWatched: 'You watched',
  watch: 'Watch the replay',
  name: 'Match ID',
  find: 'Find match',

  loading: 'Loading the match …',
  checking: 'Checking the match: {done} of {of} commands',
  recording: 'Setting up the match: {done} of {of} commands',
  progress: 'Progress',

  back: 'Back to the menu',
  again: 'Try again',
  another: 'Open another match',
  details: 'Check it step by step',

  'problem.unknown': 'There’s no such match here',
  'problem.unknownWhy':
    'This server doesn’t know match {id}, or no longer keeps it. Check the address: it ends with the match ID. If you have the log as a file, open that instead.',
  'problem.unfinished': 'This match is still being played',
  'problem.unfinishedWhy':
    'Its hands and draws stay secret until the end. Come back when the match is over.',
  'problem.offline': 'The server isn’t answering',
  'problem.offlineWhy': 'The log couldn’t be loaded. Try again in a moment.',
  'problem.damaged': 'This file is damaged',
  'problem.damagedWhy':
    'It isn’t a readable log. It’s cut off, or is something else altogether. Download the log again, or open another file.',
  'problem.foreign': 'This isn’t a match log',
  'problem.foreignWhy':
    'It’s another kind of file, or comes from a newer version of Laguna. Open a file that was saved with “Save the log”.',
  'problem.engine': 'This match was played with other rules',
  'problem.engineWhy':
    'It was played with version {theirs} of the rules, and this page has version {ours}. A server with that version can show it.',
  'problem.game': 'This page doesn’t know the game',
  'problem.gameWhy':
    'The log is for a game that this server doesn’t offer. A newer server may know it.',
  'problem.refused': 'This log can’t be trusted',
  'problem.refusedWhy':
    '{reason} It isn’t shown, because it isn’t the match that was played. Get the log again from the server where the match was played.',

  'note.unproven': 'An early log: every command is legal, but its draws can’t be proven.',

  timeline: 'Timeline',
  at: 'Decision {at} of {end}',
  atStart: 'The match begins',
  value: 'Decision {at} of {end}, {chapter}: {what}',
  play: 'Play',
  pause: 'Pause',
  next: 'Next decision',
  previous: 'Previous decision',
  nextChapter: 'Next chapter',
  previousChapter: 'Previous chapter',
  first: 'To the start',
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

  eye: 'Point of view',
  'eye.public': 'The public',
  'eye.all': 'All hands',
  'eye.seat': '{name}',
  'eye.publicHelp': 'Shows only the things that everyone at the table could see.',
  'eye.allHelp': 'Every hand and every secret.',
  'eye.seatHelp': 'What {name} knew, and nothing else.',
  handsPublic: 'The public sees no hands. Choose all hands or a player above.',

  charts: 'Charts',
  table: 'As a table',
  round: 'Round',
  player: 'Player',
  total: 'Total',
  goThere: 'Go to {label}',
  chartOdds: 'Odds of winning',
  chartOddsAbout:
    'In percent, from all hands. Equal while it’s too early to tell, and the result at the end.',
  chartRange: '{name}: from {first} to {last}',

  share: 'Share this moment',
  shareHelp: 'This link opens the match at decision {at}.',
  shareLocal:
    'You opened this match from a file. The link works where the server knows the match. Others have to open the file first.',
  copy: 'Copy the link',
  copied: 'Copied',
  copyFailed: 'Select the link and copy it yourself.',
  save: 'Save the log',
  verify: 'Check the draws',

  clip: 'Record a clip',
  clipHelp:
    'Plays part of the match once and records the board, the score and the captions as a video, at the size of this window. A higher picture quality makes it sharper.',
  clipFrames:
    'This browser can’t record video. It saves pictures instead: numbered PNG files in one TAR archive.',
  clipFrom: 'From decision',
  clipTo: 'To decision',
  clipLength: '{n, plural, one {# decision} other {# decisions}}',
  clipStart: 'Record',
  clipStop: 'Stop and save',
  clipCancel: 'Discard',
  cancel: 'Cancel',
  clipping: 'Recording · {s} s',
  clipSaved: 'Saved as {name}.',
  clipFailed: 'Nothing was recorded. Is the board visible?',
  clipNoBoard: 'A clip needs the board, but this browser shows the ledger.',
});

/** Texts of the page. */
export const t = translator({ en });
export type ReplayText = keyof typeof en;
