/** The English catalogue of every page; what a turn says comes with it (`turn.ts`), what is told later. */

import { effects } from './effects-en.ts';
import { first } from './first.ts';
import { options } from './options.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import { terms } from './terms.ts';

export const en = { ...terms, ...effects, ...first, ...refusals, ...options, ...room } as const;
