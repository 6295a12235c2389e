/** The direction of Strozzi: the matter of a take in a sentence, and the camera's view of it. */

import { makeDirection } from '../../../table/director/telling.ts';
import { camera, voice } from '../events/index.ts';
import { sight } from './sights.ts';
import { stakes } from './stakes.ts';

export const direction = makeDirection({ voice, camera, stakes, sight });
