/** Everything that lies still. */

import type { GulfPen } from '../gulf-pen.ts';
import type { Shown } from '../shown.ts';
import type { Sites } from '../sites.ts';
import { composeLoggia } from './loggia.ts';
import { composePorts } from './ports.ts';
import { composeWays } from './ways.ts';
import { composeYards } from './yards.ts';

/** `away`: what a motion carries and draws itself. */
export function composeStill(
  shown: Shown,
  pen: GulfPen,
  sites: Sites,
  away: ReadonlySet<string>,
): void {
  pen.picks.length = 0;
  composeWays(shown, pen, sites, away);
  composePorts(shown, pen, sites, away);
  composeLoggia(shown, pen, sites);
  composeYards(shown, pen, sites, away);
  if (!shown.ship) return;
  pen.on(sites.anchorage).pick({ kind: 'ship' }, 0, 0, 5, 11, 3, 9.6, 'hull');
}
