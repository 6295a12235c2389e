/** Texts of the walk by key over everything with a note. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  how: 'Arrow keys: what is this? Tab: the next part of the page. Esc: end.',
});

export const t = translator({ en });
