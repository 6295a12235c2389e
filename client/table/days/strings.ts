/** Texts of matches over days. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  title: 'A match over days',
  about:
    'You don’t have to stay: the match goes on while nobody is here, and it’s on your page “Me”.',
  night: 'My night doesn’t count',
  from: 'Night from',
  to: 'Night to',
  nightHelp: 'In your time zone, {zone}. A change counts from your next decision.',
  nightLong: 'A night can have up to {n} hours. Choose a shorter one.',
  reserve: 'Your reserve for this match: {time}.',
  reserveHelp: 'It runs by itself when the time for a turn is over.',
  away: 'Away for',
  awayDays: '{n, plural, one {# day} other {# days}}',
  awayHelp: 'Your turns wait until then, and your reserve pays for the waiting.',
  go: 'Say that you’re away',
  isAway: 'You’re away until {date}.',
  back: 'Say that you’re back',
  awayUntil: 'Away until {date}',
  waitTitle: 'Waiting for players',
  seated: '{n} of {of} seats taken.',
  beginsBy:
    'The match begins when all seats are taken. On {date} it begins with bots on the free seats.',
  needNotStay: 'On your page “Me” you can also switch on notices for your turn.',
  beginNow: 'I’d begin now, with bots on the free seats',
  beginNowHelp: 'It begins as soon as everyone here wants that.',
  toMe: 'To my page',
  standUp: 'Give up my seat',
  answers: 'Answer in advance',
  answersHelp:
    'Short decisions don’t have to wait for you. These answers are given for you at once, and the others don’t know that you’ve given them.',
  answersNone:
    'This game has no short decisions out of turn, so there’s nothing to answer in advance.',
  answersOn:
    '{n, plural, =0 {No answers given in advance.} one {# answer given in advance.} other {# answers given in advance.}}',
  stays: 'Until I take it back',
  staysHelp: 'Without that, an answer ends at your next decision that none of your answers fits.',
  answeredFor: 'Answered in advance: {text}',
  since: 'Since your last turn',
  sinceFirst: 'What has happened so far',
  decide: 'Go to your decision',
  earlier: '{n, plural, one {# earlier event} other {# earlier events}}: see the log.',
});

export const t = translator({ en });
