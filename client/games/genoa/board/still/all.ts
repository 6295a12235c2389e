/** Draws all still pieces. The pieces that change least come first: they are not sent again. */

import type { GenoaPen } from '../genoa-pen.ts';
import type { Shown } from '../shown.ts';
import type { Sites } from '../sites.ts';
import { composeOffers } from './offers.ts';
import { composeStores } from './stores.ts';
import { composeTerraces } from './terraces.ts';
import { composeTown } from './town.ts';

export function composeStill(shown: Shown, pen: GenoaPen, sites: Sites): void {
  composeStores(shown, pen);
  composeTown(shown, pen, sites);
  composeTerraces(shown, pen);
  composeOffers(shown, pen, sites);
}
