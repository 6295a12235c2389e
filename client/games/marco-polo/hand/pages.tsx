/** The pages beside the turn's, on a phone: the own board with its cards, the map, the others. */

import { Offer, Spaces, WorldMap } from '../ledger/tables.tsx';
import { Own } from '../panels/Own.tsx';
import { Seats } from '../panels/Seats.tsx';
import type { Position } from '../position.ts';

export const Board = ({ position }: { position: Position }) => (
  <>
    <Own position={position} />
    <Offer view={position.view} />
  </>
);

export const World = ({ position: { view } }: { position: Position }) => (
  <>
    <WorldMap view={view} />
    <Spaces view={view} />
  </>
);

export { Own, Seats };
