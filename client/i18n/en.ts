/**
 * English texts that any page may use: the connection, refusals, clocks, undo. The games bring
 * their own.
 */

import { messages } from './messages.ts';

export const en = messages({
  'app.name': 'Laguna',
  'app.tagline': 'Merchant games in a living Venice',
  'app.skip': 'Skip to your decision',
  'offline.note':
    'The server can’t be reached. You see the menu and the help that this device has kept; playing needs the server.',
  'offline.again': 'Try again',

  'score.points': '{n, plural, one {# point} other {# points}}',
  'score.money': '{n, plural, one {# coin} other {# coins}}',

  'color.red': 'Red',
  'color.blue': 'Blue',
  'color.green': 'Green',
  'color.yellow': 'Yellow',
  'color.purple': 'Purple',
  'color.black': 'Black',

  'net.connecting': 'Taking your seat …',
  'net.lost': 'Connection lost. Returning to your seat …',
  'net.gone': 'The server can’t be reached. Trying again every few seconds.',
  'net.retry': 'Try again now',
  'net.unknown': 'There is no table {code}',
  'net.unknownWhy': 'The code may be mistyped, or the table may have closed long ago.',
  'net.watch': 'Watch this table',
  'net.busy': 'There’s no room right now',
  'net.busyWhy': 'The table or the server is full. Try again in a minute.',
  'net.otherTables': 'See other tables to watch',
  'net.failed': 'The table couldn’t be reached',
  'net.failedWhy': 'The server isn’t answering. Is it still running, and are you on its network?',
  'net.otherHand': 'This browser already has a seat here',
  'net.otherHandWhy':
    'It has another seat at this table, or has seen another hand in this match. Open this seat in the browser where it was taken, or wait for the next match.',
  'net.withdrawn': 'The host has just closed this table to others',
  'net.withdrawnWhy': 'Nothing is lost. Choose another table, or join the queue.',
  'net.barred': 'You’re barred from this server',
  'net.barredWhy':
    'Its operator has barred you until {until}. The reason: {why}. After that you can play again.',
  'net.name': 'This name can’t be used here',
  'net.nameWhy': 'Nothing is lost. Choose another name in the menu, then open the table again.',
  'net.removed': 'The operator has removed you',
  'net.removedWhy':
    'The operator of this server has barred you, and a bot plays on in your seat. Try again to read why and until when.',
  'net.seatGone': 'Someone else has just taken the last seat',
  'net.seatGoneWhy': 'Nothing is lost. Choose another table, or join the queue.',
  'net.openTables': 'See the open tables',
  'net.waitOn': 'Back to the queue',
  'net.closed': 'This table is closed',
  'net.closedWhy': 'The server closed it. You can open a new one.',
  'net.replaced': 'You’ve moved to another window',
  'net.replacedWhy': 'Your seat is open there. You can bring it back here.',
  'net.dropped': 'The server ended this connection',
  'net.droppedWhy':
    'This page sent too much at once, or something the server couldn’t read. Nothing at the table is lost, so just come back. If it happens again, reload the page.',
  'net.held': 'A bot is playing for {name}.',

  'error.title': 'Something went wrong on this page',
  'error.why': 'The match itself is safe on the server.',
  'error.reload': 'Reload the page',
  'error.page': 'There’s nothing at this address',
  'error.pageWhy': 'You can get everywhere from the menu.',
  'error.details': 'Details',

  'request.refused': 'The rules don’t allow this now.',
  'request.malformed': 'The server didn’t understand this request.',
  'request.silenced':
    'The operator of this server has switched off your messages for now. You can go on playing.',
  'request.name': 'This name can’t be used here. Choose another one.',
  'request.notSeated': 'You don’t have a seat at this table.',
  'request.notHost': 'Only the host can do this.',
  'request.notNow': 'You can’t do this right now.',
  'request.stale': 'Too late: this has already been decided.',
  'request.seatTaken': 'That seat is already taken.',
  'request.full': 'All seats are taken. Watch for now, and try again when one is free.',
  'request.contributed': 'Your random bytes for this match are already in and can’t be changed.',
  'request.nothingToUndo': 'There’s nothing to undo.',
  'request.beforehand':
    'This can’t be answered in advance in this game. Reload the page, and choose again.',
  'request.changes':
    'You’ve used all the undos and changes that one match allows. You can still finish your turn.',
  'request.options': 'These options don’t go together.',
  'request.tooFast': 'Too many requests at once. Wait a moment.',
  'request.daily':
    'Tables opened from this address have reached today’s limit, so no new match can start. Matches in progress continue. Come back tomorrow.',
  'request.nobody': 'Bots don’t play on without people. Someone has to sit down first.',
  'request.storage': 'The server couldn’t save this, so nothing was done.',
  'request.internal':
    'Something went wrong on the server. Its log says why. Check whether your action went through, then try again.',
  'request.moved': 'The table has moved to another server. Taking you there.',
  'request.notRemovable': 'This person isn’t keeping you waiting. Nothing was done.',
  'request.notAlone': 'You can’t remove a person on your own unless they’re away or out of time.',
  'request.otherHand':
    'You’ve seen another hand in this match. You can take a seat again in the next one.',
  'request.oneSeat':
    'This browser already has a seat at this table. A second person needs another device or browser.',
  'request.crowded':
    'Too many people have already taken a seat in this match. Wait for the next one.',
  'request.reserved':
    'One vote alone removed this seat’s player, so nobody else can take it in this match.',
  'request.paused': 'The match is paused. Anyone at the table can resume it.',
  'request.enough': 'You’ve used all the extra time for this decision.',
  'request.watchersOff': 'Spectators can’t chat at this table.',
  'request.manyAsk':
    'Many guests are already asking for a seat. Try again when they’ve been answered.',
  'request.declined': 'The table declined. You can ask again in a minute.',
  'request.chatOff': 'The chat at this table doesn’t allow this.',

  'hud.table': 'Table',
  'hud.ledger': 'Ledger',
  'hud.ledgerKey': 'Ledger (L)',
  'hud.board': 'Board',
  'hud.settings': 'Settings',
  'hud.replay': 'What just happened?',
  'hud.own': 'Your possessions',
  'hud.log': 'Log',
  'hud.nothing': 'Nothing has happened yet.',
  'hud.withdrawn': 'undone',
  'hud.undone': '{name} undid a step.',
  'hud.mute': 'Mute (M)',
  'hud.unmute': 'Sound on (M)',
  'hud.close': 'Close',
  'hud.lostGl':
    'Your graphics system dropped the 3D picture and hasn’t brought it back. The ledger shows everything in the meantime.',
  'hud.againGl': 'Redraw the board',
  'hud.noGl': 'This browser can’t show 3D here. You play in the ledger instead.',
  'hud.yourDecision': 'Your decision: {what}',
  'hud.code': 'Table {code}',

  'verify.link': 'Check the draws',

  'replay.link': 'Watch the replay',
  'replay.road': 'Replays',

  'stepper.less': '{label}: less',
  'stepper.more': '{label}: more',
  'stepper.note': '{label}: {value}. From {min} to {max}.',

  'help.link': 'Help',
  'help.here': 'Help with this decision (opens a new window)',
  'help.apart': ' (opens a new window)',

  'clock.label': 'Clock',
  'clock.none': 'None',
  'clock.relaxed': 'Relaxed',
  'clock.standard': 'Standard',
  'clock.blitz': 'Blitz',
  'clock.halfDay': 'Two turns a day',
  'clock.day': 'A turn a day',
  'clock.twoDays': 'A turn in two days',
  'clock.week': 'A turn a week',
  'clock.daysLabel': 'Clock: over days',
  'clock.daysHelp':
    'Each turn may take {time}, and your night doesn’t count. Nobody has to stay: the match goes on while you’re away. Everyone also has {reserve} in reserve for the whole match. When that’s over too, the rules decide the turn, and after three such turns a bot plays until you’re back.',
  'clock.noneHelp': 'Everyone can think as long as they like.',
  'clock.bankHelp': 'Everyone has a time bank of {time} minutes for the whole match.',
  'clock.outHelp': 'When it runs out, a bot plays until you’re back.',
  'clock.own': 'Custom: see the timers below.',
  'clock.left': '{n} s',
  'clock.leftLong': '{time} left',
  'clock.grace': 'Others can still respond: {n} s',
  'clock.bank': 'Time bank {time}',
  'clock.bankLong': '{name}’s time bank: {time}',
  'clock.soon': '{n, plural, one {# second} other {# seconds}} left.',
  'clock.soonBank':
    '{n, plural, one {# second} other {# seconds}} left, then your time bank starts: {time}.',
  'clock.soonGoesOn':
    '{n, plural, one {# second} other {# seconds}} left. Then {name} moves on without you.',
  'clock.soonIdle':
    '{n, plural, one {# second} other {# seconds}} left. Then the bot takes your seat back.',
  'clock.endBot': '{name} is waiting for you and moves on in {n} s.',
  'clock.endIdle': 'Still there? The bot takes your seat back in {n} s.',
  'clock.more': 'More time',
  'clock.moreHelp': '{n, plural, one {Once more} other {# more times}} for this decision',
  'clock.soonBot':
    '{n, plural, one {# second} other {# seconds}} left. Then a decision is made for you.',

  'choice.final': 'This can’t be undone.',
  'undo.button': 'Undo',
  'undo.what': 'Undoes: {what}',
  'undo.whatHidden': 'Undoes your last change.',
  'undo.line': 'You can undo {n, plural, one {# step} other {# steps}}, but not this one: {what}',
  'undo.lineOne': 'You can’t undo this one: {what}',
  'undo.lineStart': 'You can go back to the start of your turn.',
  'undo.none':
    'There’s nothing to undo now. Anything drawn, revealed or passed on to others is final.',
  'undo.title': 'Undo your last step?',
  'undo.composed': 'The choice you haven’t sent yet will be lost too.',
  'undo.others': 'Others have acted since then. Some of that may be undone too.',
  'undo.sure': 'Undo it',
  'undo.stay': 'Keep it',

  'arrival.rising': 'Loading the board',
});
