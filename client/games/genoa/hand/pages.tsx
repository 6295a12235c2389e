/** The pages beside the turn's, on a phone: the player's own chest with its wishes, the town, the merchants. */

import { Own } from '../panels/Own.tsx';
import { Stores } from '../panels/Stores.tsx';
import { Town } from '../panels/Town.tsx';
import { WishList } from '../panels/WishList.tsx';
import type { Position } from '../position.ts';

export const Chest = ({ position }: { position: Position }) => (
  <>
    <Own position={position} />
    <WishList view={position.view} />
  </>
);

export const TownPage = ({ position: { view } }: { position: Position }) => (
  <>
    <Town view={view} />
    <Stores view={view} />
  </>
);

export { SeatsNow as Seats } from '../ended.tsx';
