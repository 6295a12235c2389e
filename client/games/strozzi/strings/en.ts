/** The English catalogue, put together from its parts; the texts of events come later. */

import { acts } from './acts.ts';
import { notes } from './notes.ts';
import { options } from './options.ts';
import { overlay } from './overlay.ts';
import { panels } from './panels.ts';
import { purpose } from './purpose.ts';
import { refusals } from './refusals.ts';
import { replay } from './replay.ts';
import { terms } from './terms.ts';

export const en = {
  ...terms,
  ...acts,
  ...refusals,
  ...options,
  ...overlay,
  ...panels,
  ...notes,
  ...purpose,
  ...replay,
} as const;
