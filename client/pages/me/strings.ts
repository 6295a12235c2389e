/** Texts of the page `/me`. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  pageTitle: 'Me · Laguna',
  title: 'Me',
  intro: 'You’re known here by a key in this browser. No account, no password.',
  loading: 'Loading …',
  back: 'Back to the menu',

  'why.insecure':
    'This page isn’t secure (no HTTPS), so browsers allow no keys here. You can play everything; the server just can’t tell which matches were yours.',
  'why.unsupported':
    'This browser can’t make keys of the kind used here (Ed25519). A newer one can. You can play everything; the server just can’t tell which matches were yours.',
  'why.blocked':
    'This browser stores nothing for this page, for example because the window is private. You can play everything; the server just can’t tell which matches were yours.',
  'why.off': 'You’ve erased everything. This browser has no key, and nothing is kept about you.',
  'why.start': 'Be known again, from your next match on',
  'why.struck':
    'This device was struck off by another one of its person. It can’t see or do anything there any more.',
  'why.anew': 'Start here as someone new',

  'error.offline': 'The server doesn’t answer. Check your connection and try again.',
  'error.wrongCode':
    'This code is wrong, was already used, or is older than five minutes. Make a new one on your first device.',
  'error.tooFast': 'Too many tries. Wait a minute and try again.',
  'error.full': 'One person can have 20 devices. There’s no room for another.',
  'error.name': 'This name can’t be used here. Choose another one.',
  'error.storage': 'The server couldn’t save anything just now. Nothing was done.',
  'error.other': 'That didn’t work, and nothing was done. Try again.',

  who: 'Name and colour',
  whoHelp: 'For tables that you open or join from now on. Your devices share them.',
  saved: 'Saved',

  invitations: 'You’re invited to a match',
  invitation: '{name} invites you',
  invitationNameless: 'Someone you’ve played with invites you',
  invitationYes: 'Take a seat',
  invitationYesName: 'Take a seat at table {code}, where {name} invites you',
  someone: 'someone',
  invitationNo: 'No, thanks',
  invitationNoName: 'Don’t come to table {code}',
  again: 'Invite them again',
  againName: 'Open a table for {names} again',
  againFailed: 'The table couldn’t be opened. Check your connection and try again.',
  running: 'Running matches',
  finished: 'Finished matches',
  mine: 'Your turn',
  mineLeft: 'Your turn, {time} left',
  mineReserve: 'Your turn, on your reserve',
  overDays: 'Over days',
  others: 'Waiting for others',
  awaits: 'Waiting for the host to begin',
  awaitsUntil: 'Waiting for players, until {date} at the latest',
  asleep: 'The table sleeps until someone comes.',
  play: 'Continue',
  watch: 'Watch',
  elsewhere: 'Your seat is on another device.',
  table: 'Table {code}',
  won: 'Won',
  place: 'Place {place}',
  score: 'Score {score}',
  unended: 'The end isn’t known here.',
  gone: 'No longer kept by the server',
  replay: 'Replay',
  proof: 'Proof',
  more: 'The latest {n} of {of} matches. The export has all of them.',
  emptyTitle: 'No matches yet.',
  empty:
    'Take a seat in any match, against bots or people, and it appears here by itself: what’s running, what’s finished, and how often you won.',
  emptyPlay: 'Choose a game',
  emptyPeople: 'Play with people',

  figures: 'By game',
  game: 'Game',
  played: 'Played',
  wonCount: 'Won',

  ratings: 'Ratings',
  ratedMatches: 'Rated matches',
  rating: 'Rating',
  ratingSoon: '{n} of {of} matches',
  ratingsHelp:
    'A rating says how strong you play, by the results of rated matches. Everyone begins at 1000, where the “Steady” bots are. You have a rating after ten rated matches of a game.',
  ratingsNone:
    'No rated matches yet. The host of a table can make its match a rated one, and matches from the queue are rated. You have a rating after ten of them.',
  ratingsShow: 'Show my ratings to others',
  notices: 'Notices',
  noticesHelp:
    'This device shows a notice when a match waits for you and you’re nowhere at a table. One notice a table; it goes when you’ve answered. The message is encrypted: your browser’s push service sees that something comes, not what.',
  noticesBegin: 'Tell me when it’s my turn',
  noticesOn: 'This device tells you when it’s your turn.',
  noticesEnd: 'Stop telling me here',
  told: 'Shows notices',
  'noPush.insecure':
    'Notices of your turn need a secure page (HTTPS), and this one isn’t. You see whose turn it is here, and in the title of an open table.',
  'noPush.home':
    'An iPhone or iPad shows notices only for pages on the home screen: press Share, then Add to Home Screen, and open Laguna from there.',
  'noPush.unsupported':
    'This browser can’t show notices while the page is closed. You see whose turn it is here, and in the title of an open table.',
  'noPush.denied':
    'Notices of this page are blocked, and that’s fine: you see whose turn it is here. To allow them, open the browser’s settings for this page.',
  'noPush.failed':
    'Your browser’s push service can’t be reached, so nothing was changed. Check your connection and try again.',
  'noPush.none': 'This server sends no notices. You see whose turn it is here.',

  devices: 'Devices',
  devicesHelp:
    'Each device has its own key. One that you strike off can’t do anything in your name any more. If you lose all of them, the name and its matches can’t be recovered: nobody else has the keys.',
  here: 'This device',
  used: 'Last used {date}',
  added: 'Added {date}',
  struck: 'Struck off {date}',
  strike: 'Strike off',
  strikeName: 'Strike off {name}',
  strikeSure: 'Strike off {name} for good?',
  strikeYes: 'Yes, strike it off',
  no: 'No',
  nameless: 'Unnamed device',
  deviceName: 'Name of this device',
  rename: 'Save the name',
  add: 'Add a device',
  addHelp:
    'Scan this code with the other device, or open /me there and enter the letters. It works once, for five minutes.',
  addLocal:
    'This address works on this machine alone, so only another browser here can use the code. Phones need an address with HTTPS.',
  addWarn: 'Anyone who uses it becomes you on this server. Don’t show it to anyone else.',
  code: 'Code: {code}',
  qr: 'QR code for adding a device',
  codeOver: 'This code has expired.',
  newCode: 'Make a new code',
  hide: 'Hide the code',

  joinTitle: 'Add this device',
  joinAsk:
    'This device will belong to the person who showed you the code, with name, colour and matches. Do this only with your own devices.',
  joinHave: 'The matches of this device come with it.',
  joinCode: 'Code from your other device',
  joinName: 'Name for this device',
  join: 'Add this device',
  joined: 'This device now belongs to you, too.',

  events: 'Events',
  eventsHelp: 'Entered at a stand or a club. The server forgets an event 30 days after it’s over.',
  eventAs: 'as {name}',
  'event.in': 'taking part',
  'event.away': 'away',
  'event.left': 'has left',
  'event.removed': 'taken out',
  eventOpen: 'To the event',
  eventResults: 'Results',

  ignored: 'Muted and blocked',
  ignoredHelp:
    'At a table, press the three dots beside a name or the name before a message to mute or block someone. It holds at every table and on all your devices, and they aren’t told.',
  muted: 'Muted {date}',
  blocked: 'Blocked {date}',
  unmute: 'Unmute',
  unblock: 'Unblock',
  unmuteName: 'Unmute {name} (muted {date})',
  unblockName: 'Unblock {name} (blocked {date})',
  erasedName: 'Someone who has erased their name',

  data: 'Your data',
  dataHelp:
    'The server keeps your name and colour, the devices, your ratings, which seats were yours, whom you mute or block, what you’ve reported and who invited whom to a table, until you erase them or haven’t come for 400 days. Nobody else can read it: each request is signed by your key.',
  export: 'Save everything as a file',
  exportHelp: 'All that the server and this browser keep about you, as JSON.',
  erase: 'Erase everything',
  eraseTitle: 'Erase everything about you?',
  eraseSure:
    'The server deletes your name, devices, ratings, lists of matches and of muted and blocked people. This browser deletes its key, settings, seats and receipts: running matches go on with bots in your place. This can’t be undone. Logs of matches stay with the name that you had there, because they belong to everyone who played.',
  eraseOthers:
    'Other devices of yours keep their own settings. Open this page there to erase them.',
  eraseYes: 'Yes, erase everything',
});

export const t = translator({ en });
