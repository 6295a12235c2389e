/** Texts of the way between an event and its tables. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  over: 'This match counts for the event. Back there in {s} s.',
  overStay: 'This match counts for the event.',
  back: 'Back to the event',
  stay: 'Stay here',
  gathers: 'The match is about to begin',
  gathersHelp:
    'It begins as soon as everyone is here, or after {s} seconds: bots then play for those who are missing, until they come.',
});

export const t = translator({ en });
