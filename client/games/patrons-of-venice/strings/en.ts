/** The English catalogue, put together from its parts; what events are told with comes later. */

import { acts } from './acts.ts';
import { hand } from './hand.ts';
import { ledger } from './ledger.ts';
import { options } from './options.ts';
import { overlay } from './overlay.ts';
import { panels } from './panels.ts';
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
  ...replay,
  ...ledger,
  ...hand,
} as const;
