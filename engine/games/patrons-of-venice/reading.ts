/**
 * The part of the game for pages that only read public messages: the shape of the public view and
 * the words of the events, without any rules.
 */

import type { Reading } from '../../core/reading.ts';
import { EVENT_WORDS } from './event-words.ts';
import { publicShape, VIEW_VERSION } from './view-shape.ts';

/** A test compares it with the whole game. */
export const reading: Reading = {
  id: 'patrons-of-venice',
  publicShape,
  eventWords: EVENT_WORDS,
  viewVersion: VIEW_VERSION,
};
