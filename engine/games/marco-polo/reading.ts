/** The part of this game for reading views and events; see `core/reading.ts`. */

import type { Reading } from '../../core/reading.ts';
import { EVENT_WORDS } from './event-words.ts';
import { publicShape, VIEW_VERSION } from './view-shape.ts';

/** A test compares it with the whole game. */
export const reading: Reading = {
  id: 'marco-polo',
  publicShape,
  eventWords: EVENT_WORDS,
  viewVersion: VIEW_VERSION,
};
