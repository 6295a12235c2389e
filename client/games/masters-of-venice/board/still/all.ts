/** Everything that lies still. */

import type { Pen } from '../pen.ts';
import type { Shown } from '../shown.ts';
import type { Sites } from '../sites.ts';
import { composeCanal } from './canal.ts';
import { composeMarket } from './market.ts';
import { composePlaces } from './places.ts';
import { composeStanding } from './standing.ts';
import { composeYards } from './yards.ts';

export function composeStill(shown: Shown, pen: Pen, sites: Sites): void {
  composeCanal(shown, pen, sites);
  composeMarket(shown, pen, sites);
  composePlaces(shown, pen, sites);
  composeYards(shown, pen, sites);
  composeStanding(shown, pen, sites);
}
