/** The part of the caravan game for pages that only read its public messages. */

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
