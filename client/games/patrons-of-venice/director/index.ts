/**
 * The direction of The Patrons of Venice: the matter of a take in a sentence, and the camera's view
 * of it.
 */

import { sightsOf } from '../../../table/director/sighting.ts';
import { makeDirection } from '../../../table/director/telling.ts';
import { camera, voice } from '../events/index.ts';
import { SCENERY } from '../scenery/index.ts';
import { stakes } from './stakes.ts';

export const direction = makeDirection({ voice, camera, stakes, sight: sightsOf(SCENERY) });
