/** Texts of rated matches and of ratings. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  field: 'Rated match',
  fieldHelp:
    'The result changes the ratings of the people at the table. You decide before the match, and everyone here sees it.',
  isRated: 'This is a rated match: the result changes your rating.',
  queue: 'Matches from the queue are rated.',
  short: 'Rated',
  seat: 'Rating {rating}',
  named: '{name} ({rating})',

  counted: 'This match counts for ratings.',
  unproved:
    'This match doesn’t count for ratings: one of the players has no key in their browser, so nobody can tell later who played there.',
  few: 'This was your rated match {n} of {of}. You’ll have a rating after {of}.',
  first: 'You now have a rating: {rating}.',
  now: 'Your rating is {rating} now ({change}).',
  hidden: 'Only you can see it.',
});

export const t = /* @__PURE__ */ translator({ en });
