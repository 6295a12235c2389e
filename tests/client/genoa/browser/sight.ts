/** Screen positions of the town's spaces, for tests that point at them as a person does. */

import { GenoaPen } from '../../../../client/games/genoa/board/genoa-pen.ts';
import { shownOf } from '../../../../client/games/genoa/board/shown.ts';
import { sitesFor } from '../../../../client/games/genoa/board/sites.ts';
import { composeStill } from '../../../../client/games/genoa/board/still/all.ts';
import { SCENERY } from '../../../../client/games/genoa/scenery/index.ts';
import { position } from '../../../../engine/games/genoa/position/index.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import type { Sight } from '../../browser/sight.ts';
import { game, infos } from '../matches.ts';

export { drafts } from '../../../../client/games/genoa/drafts.ts';

/** The town as this view has it. */
export const sightOf = (view: View): Sight => ({
  scenery: SCENERY,
  boxesOf(aspect) {
    const pen = new GenoaPen({ put: () => undefined }, { cell: () => 0 });
    composeStill(shownOf(view), pen, sitesFor(aspect));
    return pen.picks;
  },
});

/** Spaces have the same places in every match; trays of offers hang over them. */
const anyView = game.view(position({ seats: [{}, {}, {}] }, {}), 'public', infos(3)) as View;
export const SIGHT = sightOf(anyView);
