/** Texts for somebody who waits for a match with others, on whatever page. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  'wait.some':
    '{n, plural, one {One person is} other {# people are}} waiting to play {game}. Their match begins in {s} s.',
  'wait.two': 'Someone else is waiting to play {game}, too.',
  'wait.chair': 'A match of {game} has a seat for you. A bot makes room.',
  'wait.soon':
    'Your match of {game} begins in {s} s. {n, plural, one {# of {seats} players is} other {# of {seats} players are}} here.',
  'wait.more':
    'You’re waiting to play {game}. {n, plural, one {# of {seats} players is} other {# of {seats} players are}} here.',
  'wait.join': 'Play with them',
  'wait.take': 'Take the seat',
  'wait.notYet': 'Not yet',
  'wait.stop': 'Leave the queue',
  'wait.replaced': 'You’re waiting in another tab now.',
  'wait.busy': 'The queue is full right now. Try again in a minute.',
  'wait.failed': 'The queue can’t be reached right now, so you’re not waiting any more.',
});

export const t = /* @__PURE__ */ translator({ en });
