/** The direction of Strozzi: what matters, in a sentence, and from where it is seen. */

import { makeDirection } from '../../../table/director/telling.ts';
import { camera, voice } from '../events/index.ts';
import { sight } from './sights.ts';
import { stakes } from './stakes.ts';

export const direction = makeDirection({ voice, camera, stakes, sight });
