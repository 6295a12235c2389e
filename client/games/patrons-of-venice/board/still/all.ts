/** Everything that lies still. The pieces that change least come first: they are not sent anew. */

import type { PatronsPen } from '../patrons-pen.ts';
import type { Shown } from '../shown.ts';
import type { Sites } from '../sites.ts';
import { composeCity } from './city.ts';
import { composeDais } from './dais.ts';
import { composeQuays } from './quays.ts';
import { composeGalleys, composeRafts } from './sea.ts';
import { composeMarket, composeWharf } from './trade.ts';

export function composeStill(shown: Shown, pen: PatronsPen, sites: Sites): void {
  composeDais(shown, pen, sites);
  composeCity(shown, pen, sites);
  composeGalleys(shown, pen, sites);
  composeMarket(shown, pen, sites);
  composeWharf(shown, pen, sites);
  composeRafts(shown, pen, sites);
  composeQuays(shown, pen, sites);
}
