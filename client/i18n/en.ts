/** English texts that any page may say: the connection, refusals, clocks, taking back. The games bring their own. */

import { messages } from './messages.ts';

export const en = messages({
  'app.name': 'Laguna',
  'app.tagline': 'Merchant games in a living Venice',
  'app.skip': 'Skip to the decision',

  'score.points': '{n, plural, one {# point} other {# points}}',
  'score.money': '{n, plural, one {# coin} other {# coins}}',

  'color.red': 'Red',
  'color.blue': 'Blue',
  'color.green': 'Green',
  'color.yellow': 'Yellow',
  'color.purple': 'Purple',
  'color.black': 'Black',

  'net.connecting': 'Sitting down at the table …',
  'net.lost': 'Connection lost. Coming back to your seat …',
  'net.gone': 'The server cannot be reached. Trying again every few seconds.',
  'net.retry': 'Try again now',
  'net.unknown': 'There is no table {code}',
  'net.unknownWhy': 'The code may be mistyped, or the table was closed long ago.',
  'net.watch': 'Watch this table',
  'net.busy': 'There is no room just now',
  'net.busyWhy':
    'The table or the server has taken in as many people as it can. Try again in a minute.',
  'net.otherTables': 'See which tables can be watched',
  'net.failed': 'The table could not be reached',
  'net.failedWhy': 'The server does not answer. Is it still running, and are you on its network?',
  'net.otherHand': 'This browser has another seat here',
  'net.otherHandWhy':
    'It has another chair at this table, or has seen another hand of this match. Open this seat in the browser where it was, or wait for the next match.',
  'net.closed': 'This table is closed',
  'net.closedWhy': 'The server has closed it. You can open another one.',
  'net.replaced': 'You have moved to another window',
  'net.replacedWhy': 'Your seat is open there. You can take it back to this one.',
  'net.held': 'A bot holds the seat of {name}.',

  'error.title': 'Something went wrong on this page',
  'error.why': 'The match itself is safe on the server.',
  'error.reload': 'Load the page again',
  'error.page': 'There is nothing at this address',
  'error.pageWhy': 'The menu has every road that exists.',
  'error.details': 'Details',

  'request.refused': 'The rules do not allow this now.',
  'request.malformed': 'The server did not understand this request.',
  'request.notSeated': 'You do not sit at this table.',
  'request.notHost': 'Only the host can do this.',
  'request.notNow': 'Not at this moment.',
  'request.stale': 'Too late: this has been decided.',
  'request.seatTaken': 'Somebody sits there already.',
  'request.full': 'All chairs are taken. Watch, and try again when one becomes free.',
  'request.contributed': 'Your first random bytes for this match stand.',
  'request.nothingToUndo': 'There is nothing to take back.',
  'request.changes':
    'You have taken back and changed so much in this match that no more fits into its record. What your turn asks of you goes on as before.',
  'request.options': 'These options do not fit together.',
  'request.tooFast': 'One moment: too many requests at once.',
  'request.daily':
    'So much was played at tables from this address today that no further match begins. Matches that run go on; come back tomorrow.',
  'request.nobody': 'Bots play on only for somebody: a person has to sit down first.',
  'request.storage': 'The server could not write its journal; nothing was done.',
  'request.internal':
    'The server failed at this; its log says why. Look whether it has happened, then try again.',
  'request.moved': 'The table has moved to another server; you are brought there.',
  'request.notRemovable': 'This person does not keep you waiting. Nothing was done.',
  'request.notAlone':
    'Nobody is removed by one person. Here that takes somebody who is away, or whose time is out.',
  'request.otherHand':
    'You have seen another hand of this match. You can have a chair again in the next one.',
  'request.oneSeat':
    'This browser has a chair at this table. A second person needs another device or browser.',
  'request.crowded':
    'So many people have sat down in this match that no more fit into its record. Wait for the next one.',
  'request.reserved':
    'One vote alone has emptied this chair: in this match only who sat there can have it back.',
  'request.paused': 'The match is paused. Anybody at the table can resume it.',
  'request.enough': 'This decision has been prolonged as often as may be.',
  'request.watchersOff': 'At this table those who watch do not talk.',
  'request.manyAsk': 'Many guests ask for a chair already. Try again when they have been answered.',
  'request.declined': 'The table has declined. You can ask again in a minute.',
  'request.chatOff': 'The chat of this table does not take this.',

  'hud.table': 'Table',
  'hud.ledger': 'Ledger',
  'hud.ledgerKey': 'Ledger (L)',
  'hud.board': 'Board',
  'hud.settings': 'Settings',
  'hud.replay': 'What just happened?',
  'hud.own': 'What you hold',
  'hud.log': 'Log',
  'hud.nothing': 'Nothing has happened yet.',
  'hud.withdrawn': 'taken back',
  'hud.undone': '{name} took a step back.',
  'hud.mute': 'Mute (M)',
  'hud.unmute': 'Sound on (M)',
  'hud.close': 'Close',
  'hud.lostGl':
    'The graphics system has taken the 3D picture away, and has not given it back. The ledger shows everything meanwhile.',
  'hud.againGl': 'Draw the board again',
  'hud.noGl': 'This browser shows no 3D here: the ledger is the table.',
  'hud.yourDecision': 'Your decision: {what}',
  'hud.code': 'Table {code}',

  'verify.link': 'Check the draws',

  'replay.link': 'Watch the replay',
  'replay.road': 'Replays',

  'stepper.less': '{label}: less',
  'stepper.more': '{label}: more',

  'help.link': 'Help',
  'help.apart': ' (opens a new window)',

  'clock.label': 'Clock',
  'clock.none': 'None',
  'clock.relaxed': 'Relaxed',
  'clock.standard': 'Standard',
  'clock.blitz': 'Blitz',
  'clock.noneHelp': 'Everybody thinks as long as they like.',
  'clock.bankHelp': 'Everybody has {time} minutes of reserve for the whole match.',
  'clock.outHelp': 'After that a bot plays on until you are back.',
  'clock.own': 'Set by hand: see the timers below.',
  'clock.left': '{n} s',
  'clock.grace': 'Others may still speak: {n} s',
  'clock.bank': 'Reserve {time}',
  'clock.bankLong': 'Time reserve of {name}: {time}',
  'clock.soon': '{n} seconds left.',
  'clock.soonBank': '{n} seconds left, then your reserve runs: {time}.',
  'clock.soonGoesOn': '{n} seconds left. Then {name} goes on without you.',
  'clock.soonIdle': '{n} seconds left. Then the bot has your chair again.',
  'clock.endBot': '{name} waits for you and goes on in {n} s.',
  'clock.endIdle': 'Without a sign of life the bot has your chair again in {n} s.',
  'clock.more': 'More time',
  'clock.moreHelp': '{n, plural, one {Once more} other {# times more}} for this decision',
  'clock.soonBot': '{n} seconds left. Then it is decided for you.',

  'undo.button': 'Undo',
  'undo.what': 'Takes back: {what}',
  'undo.whatHidden': 'Takes back your last setting.',
  'undo.line': 'Up to {n} steps, not further than: {what}',
  'undo.lineOne': 'Not further than: {what}',
  'undo.lineStart': 'Up to the beginning of your turn.',
  'undo.none': 'Nothing to take back: what was revealed or drawn stays.',

  'arrival.rising': 'The place takes shape',
});
