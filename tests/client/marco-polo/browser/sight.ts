/** Positions of things on the map and beside it, for tests that point at them as a person does. */

import { MarcoPoloPen } from '../../../../client/games/marco-polo/board/marco-polo-pen.ts';
import { type Shown, shownOf } from '../../../../client/games/marco-polo/board/shown.ts';
import { sitesFor } from '../../../../client/games/marco-polo/board/sites.ts';
import { composeStill } from '../../../../client/games/marco-polo/board/still/all.ts';
import { SCENERY } from '../../../../client/games/marco-polo/scenery/index.ts';
import type { View } from '../../../../engine/games/marco-polo/types.ts';
import type { Sight } from '../../browser/sight.ts';

export { drafts } from '../../../../client/games/marco-polo/drafts.ts';

/**
 * The boards of this view.
 * @param change to the shown picture at that moment
 */
export const sightOf = (view: View, change: (shown: Shown) => Shown = (shown) => shown): Sight => ({
  scenery: SCENERY,
  boxesOf(aspect) {
    const pen = new MarcoPoloPen({ put: () => undefined }, { cell: () => 0 });
    composeStill(change(shownOf(view)), pen, sitesFor(aspect));
    return pen.picks;
  },
});

/**
 * A companion's action has no tray of its own, only its dice are before the seat: the panel has it.
 */
export const BEHIND: readonly string[] = ['space:moneylender'];
