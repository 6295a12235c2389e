/** Everything that lies still. */

import type { GulfPen } from '../gulf-pen.ts';
import type { Shown } from '../shown.ts';
import type { Sites } from '../sites.ts';
import { composeLoggia } from './loggia.ts';
import { composePorts } from './ports.ts';
import { composeWays } from './ways.ts';
import { composeYards } from './yards.ts';

export function composeStill(shown: Shown, pen: GulfPen, sites: Sites): void {
  composeWays(shown, pen, sites);
  composePorts(shown, pen, sites);
  composeLoggia(shown, pen, sites);
  composeYards(shown, pen, sites);
  if (!shown.ship) return;
  pen.on(sites.anchorage).pick({ kind: 'ship' }, 0, 0, 5, 11, 3, 9.6, 'ring');
}
