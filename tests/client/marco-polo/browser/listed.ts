/** Whether the house lists the game: as long as it is rehearsed no page knows it, and its tests wait. */

import { games } from '../../../../engine/registry.ts';

export const LISTED = 'marco-polo' in games;
