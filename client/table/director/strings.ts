/** Texts of the director's bar and of the lower third. They load with it. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  bar: 'Director',
  directs: 'Director',
  free: 'Free camera',
  directsHelp: 'The director controls the camera (D)',
  freeHelp: 'You control the camera. Give it back to the director (D)',
  off: 'Director off',
  offHelp: 'Let the director choose what to show (D)',
  hold: 'Hold',
  holdHelp: 'Keep this shot (H)',
  release: 'Move on',
  releaseHelp: 'Let the director move on (H)',
  whole: 'Whole board',
  wholeHelp: '0 · The whole board',
  place: '{key} · {name}',
  places: 'Places',
  deciding: 'Current player',
  told: 'What’s happening',
  swing: 'The odds swing towards {name}: {from} % before, {to} % now.',
  swingLead: '{name} has the best odds now: {to} %, up from {from} %.',
});

export const t = translator({ en });
