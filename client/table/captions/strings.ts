/** Texts of the captions over others' turns. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  label: 'Turns of the others',
  next: 'Next',
  skip: 'Skip to now',
  came: '{changes}: {causes}',
});

export const t = translator({ en });
