/** Texts of what can be answered in advance. */

import { messages } from '../../../i18n/messages.ts';

export const beforehand = messages({
  compensation: 'For a low roll, take',
  'compensation.camels': 'camels',
  'compensation.coins': 'coins',
  goods: 'For goods of my choice between turns, take',
  noCompanion: 'Take no companion',
  figure: 'At the end of the round, remove figure',
});
