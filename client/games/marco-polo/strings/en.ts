/** The English catalogue of every page; the texts of turns (`turn.ts`) and of events load later. */

import { effects } from './effects-en.ts';
import { first } from './first.ts';
import { options } from './options.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import { terms } from './terms.ts';

export const en = { ...terms, ...effects, ...first, ...refusals, ...options, ...room } as const;
