/** The things of the board that can be pointed at, and their screen positions. */

import type { Page } from 'playwright-core';
import { Pen } from '../../../../client/games/masters-of-venice/board/pen.ts';
import { SCENERY } from '../../../../client/games/masters-of-venice/board/scenery.ts';
import { shownOf } from '../../../../client/games/masters-of-venice/board/shown.ts';
import { sitesFor } from '../../../../client/games/masters-of-venice/board/sites.ts';
import { composeCanal } from '../../../../client/games/masters-of-venice/board/still/canal.ts';
import { composeMarket } from '../../../../client/games/masters-of-venice/board/still/market.ts';
import { composePlaces } from '../../../../client/games/masters-of-venice/board/still/places.ts';
import { composeYards } from '../../../../client/games/masters-of-venice/board/still/yards.ts';
import type { PickBox } from '../../../../client/table/board/pen.ts';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { pointsIn, type Sight } from '../../browser/sight.ts';

export { drafts } from '../../../../client/games/masters-of-venice/intent.ts';

function boxesOf(view: View, aspect: number): readonly PickBox[] {
  const sites = sitesFor(aspect);
  const pen = new Pen({ put: () => undefined }, { cell: () => 0 });
  const shown = shownOf(view);
  composeCanal(shown, pen, sites);
  composeMarket(shown, pen, sites);
  composePlaces(shown, pen, sites);
  composeYards(shown, pen, sites);
  return pen.picks;
}

/** The board of this view. */
export const sightOf = (view: View): Sight => ({
  scenery: SCENERY,
  boxesOf: (aspect) => boxesOf(view, aspect),
});

/** Screen points of a target of this board, best first. @param key as in `data-target`: `dock:2` */
export const pointsOf = (page: Page, view: View, key: string) => pointsIn(page, sightOf(view), key);
