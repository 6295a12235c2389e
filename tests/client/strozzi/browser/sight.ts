/** Where things stand in the gulf of Italy, for tests that point at them as a person does. */

import { GulfPen } from '../../../../client/games/strozzi/board/gulf-pen.ts';
import { shownOf } from '../../../../client/games/strozzi/board/shown.ts';
import { sitesFor } from '../../../../client/games/strozzi/board/sites.ts';
import { composeStill } from '../../../../client/games/strozzi/board/still/all.ts';
import { SCENERY } from '../../../../client/games/strozzi/scenery/index.ts';
import type { Sight } from '../../browser/sight.ts';
import { match, viewsOf } from '../takes.ts';

/** Moles, cities and the ship at anchor stand in every match where they stand in this one. */
const anyView = viewsOf(match(6, 4, 0))[0];
export const SIGHT: Sight = {
  scenery: SCENERY,
  boxesOf(aspect) {
    const pen = new GulfPen({ put: () => undefined }, { cell: () => 0 });
    composeStill(shownOf(anyView), pen, sitesFor(aspect));
    return pen.picks;
  },
};
