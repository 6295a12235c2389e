/** The direction of Masters of Venice: what matters, in a sentence, and from where it is seen. */

import { makeDirection } from '../../../table/director/telling.ts';
import { camera } from './moments.ts';
import { voice } from './sentences.ts';
import { sight } from './sights.ts';
import { stakes } from './stakes.ts';

export const direction = makeDirection({ voice, camera, stakes, sight });
