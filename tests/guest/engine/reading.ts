/** What a page needs that only reads what is told of the caravan game. */

import type { Reading } from '../../../engine/core/reading.ts';
import { publicShape } from './knowledge.ts';

export const EVENT_WORDS = [
  'offerMade',
  'offerAccepted',
  'offerEnded',
  'passed',
  'travelled',
  'rolled',
];

export const reading: Reading = {
  id: 'caravan',
  publicShape,
  eventWords: EVENT_WORDS,
  viewVersion: 'cv-view/1',
};
