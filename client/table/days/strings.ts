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
  answers: 'Answer in advance',
  answersHelp:
    'Short questions don’t have to wait for you: these answers are given for you at once. Nobody else knows that you’ve given them.',
  answersNone: 'This game asks nothing short out of turn, so there’s nothing to answer in advance.',
  answersOn:
    '{n, plural, =0 {No answers given in advance.} one {# answer given in advance.} other {# answers given in advance.}}',
  stays: 'Until I take it back',
  staysHelp: 'Without that, an answer ends with the next question that none of your answers fits.',
  answeredFor: 'Answered in advance: {text}',
  since: 'Since your last turn',
  sinceFirst: 'What has happened so far',
  decide: 'Go to your decision',
  earlier: '{n, plural, one {# earlier event} other {# earlier events}}: see the log.',
});

export const t = translator({ en });
