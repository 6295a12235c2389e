/** Draws all still pieces. The pieces that change least come first: they are not sent again. */

import type { MarcoPoloPen } from '../marco-polo-pen.ts';
import type { Shown } from '../shown.ts';
import type { Sites } from '../sites.ts';
import { composeMap } from './map.ts';
import { composeMarket } from './market.ts';
import { composeSeats } from './seats.ts';
import { composeTrays } from './trays.ts';

export function composeStill(shown: Shown, pen: MarcoPoloPen, sites: Sites): void {
  composeMap(shown, pen, sites);
  composeTrays(shown, pen);
  composeMarket(shown, pen);
  composeSeats(shown, pen);
}
