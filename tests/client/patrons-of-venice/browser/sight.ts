/** Screen positions of the things of the campi, for tests that point at them as a person does. */

import { PatronsPen } from '../../../../client/games/patrons-of-venice/board/patrons-pen.ts';
import { shownOf } from '../../../../client/games/patrons-of-venice/board/shown.ts';
import { sitesFor } from '../../../../client/games/patrons-of-venice/board/sites.ts';
import { composeStill } from '../../../../client/games/patrons-of-venice/board/still/all.ts';
import { SCENERY } from '../../../../client/games/patrons-of-venice/scenery/index.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import type { Sight } from '../../browser/sight.ts';
import { played } from '../matches.ts';

export { drafts } from '../../../../client/games/patrons-of-venice/drafts.ts';

/** The campi as this view has them. */
export const sightOf = (view: View): Sight => ({
  scenery: SCENERY,
  boxesOf(aspect) {
    const pen = new PatronsPen({ put: () => undefined }, { cell: () => 0 });
    composeStill(shownOf(view), pen, sitesFor(aspect));
    return pen.picks;
  },
});

/** Seals, sites and campi have the same places in every match of three. */
export const anySight = (): Sight => sightOf(played(3, 4, 0)[0]?.before as View);
