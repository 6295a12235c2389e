/**
 * The direction of The Voyages of Marco Polo: the stakes, in a sentence, and the camera's view of
 * them.
 */

import { sightsOf } from '../../../table/director/sighting.ts';
import { makeDirection } from '../../../table/director/telling.ts';
import { camera, voice } from '../events/index.ts';
import { SCENERY } from '../scenery/index.ts';
import { stakes } from './stakes.ts';

export const direction = makeDirection({ voice, camera, stakes, sight: sightsOf(SCENERY) });
