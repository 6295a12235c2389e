/** Where the director's camera stands for the places of the quarter: the sites of its scenery. */

import { sightsOf } from '../../../table/director/sighting.ts';
import { SCENERY } from '../scenery/index.ts';

export const sight = sightsOf(SCENERY);
