/** Texts of what can be answered in advance. */

import { messages } from '../../../i18n/messages.ts';

export const beforehand = messages({
  pass: 'Let every ship pass',
  passClaimed: 'Let ships pass that somebody has claimed',
  passSlow: 'Let ships pass that are slower than',
});
