/** Texts of the director's bar and of the lower third. They load with it. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  bar: 'Director',
  directs: 'Director',
  free: 'Free camera',
  directsHelp: 'The director has the camera (D)',
  freeHelp: 'You have the camera. Give it back to the director (D)',
  off: 'Director off',
  offHelp: 'Let the director choose what is seen (D)',
  hold: 'Hold',
  holdHelp: 'Keep this shot (H)',
  release: 'Go on',
  releaseHelp: 'Let the director go on (H)',
  whole: 'Whole board',
  wholeHelp: '0 · All of it',
  place: '{key} · {name}',
  places: 'Places',
  deciding: 'Whoever decides',
  told: 'What happens',
  swing: 'The odds turn towards {name}: {from} % before, {to} % now.',
  swingLead: '{name} has the best odds now: {to} %, up from {from} %.',
});

export const t = translator({ en });
