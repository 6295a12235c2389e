/** Positions of things in the gulf of Italy, for tests that point at them as a person does. */

import { GulfPen } from '../../../../client/games/strozzi/board/gulf-pen.ts';
import { shownOf } from '../../../../client/games/strozzi/board/shown.ts';
import { sitesFor } from '../../../../client/games/strozzi/board/sites.ts';
import { composeStill } from '../../../../client/games/strozzi/board/still/all.ts';
import { SCENERY } from '../../../../client/games/strozzi/scenery/index.ts';
import type { View } from '../../../../engine/games/strozzi/types.ts';
import type { Sight } from '../../browser/sight.ts';
import { match, viewsOf } from '../takes.ts';

export { drafts } from '../../../../client/games/strozzi/drafts.ts';

/** The gulf as this view has it. */
export const sightOf = (view: View): Sight => ({
  scenery: SCENERY,
  boxesOf(aspect) {
    const pen = new GulfPen({ put: () => undefined }, { cell: () => 0 });
    composeStill(shownOf(view), pen, sitesFor(aspect));
    return pen.picks;
  },
});

/** Moles, cities and the ship at anchor have the same places in every match. */
export const SIGHT = sightOf(viewsOf(match(6, 4, 0))[0]);
