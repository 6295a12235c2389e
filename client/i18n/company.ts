/** English texts about muting, blocking and reporting somebody at a table. */

import { translator } from './index.ts';
import { messages } from './messages.ts';

const en = messages({
  about: 'Mute, block or report {name}',
  aboutLine: 'About this message: mute, block or report {name}',
  ways: 'What to do about {name}',
  muted: 'Muted',
  blocked: 'Blocked',
  mute: 'Mute {name}',
  unmute: 'Unmute {name}',
  block: 'Block {name}',
  unblock: 'Unblock {name}',
  report: 'Report {name}',
  help: 'Muted: you no longer get their messages, at any table. Blocked: you also never meet at open tables or in the queue. They aren’t told. You can undo it here or on the page “Me”.',
  onlyHere:
    'You’ve muted {name} on this page only, because one of you has no key. Nothing is remembered after you close it.',
  noBlock:
    'You’ve muted {name} on this page only. Blocking takes a key in both browsers, and one of you has none.',
  reportHelp: 'The server’s operator gets the latest messages here and the place in the match.',
  'reason.insults': 'Insults or threats',
  'reason.name': 'Offensive name',
  'reason.spam': 'Spam or advertising',
  'reason.cheating': 'Cheating',
  'reason.other': 'Something else',
  cancel: 'Don’t report',
  reported: 'Thank you. The operator has your report.',
  'error.malformed': 'The server didn’t understand this. Reload the page and try again.',
  'error.forged': 'The server didn’t accept your key. Reload the page and try again.',
  'error.keyless': 'This browser has no key here, so the server can’t remember it.',
  'error.unknown': 'That person isn’t here any more.',
  'error.self': 'That’s you.',
  'error.full':
    'Your list has 200 people, and there’s no room for another. Remove someone on the page “Me”.',
  'error.twice': 'You’ve already reported this person for this match. The operator has it.',
  'error.tooFast': 'Too many in a row. Wait a while and try again.',
  'error.storage': 'The server couldn’t save anything just now. Nothing was done. Try again.',
});

export const company = /* @__PURE__ */ translator({ en });
