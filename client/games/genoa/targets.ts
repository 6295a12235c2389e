/** All targets on the board, for pointing in 3D, in a panel or by key. */

import type { SpaceId } from '../../../engine/games/genoa/map.ts';

export type BoardTarget =
  /** A building, a street or the Market. */
  | { readonly kind: 'space'; readonly space: SpaceId }
  /** The tray of a standing offer, by its id. */
  | { readonly kind: 'offer'; readonly offer: string }
  /** The counter of a house, with its ducats. */
  | { readonly kind: 'house'; readonly seat: number }
  /** The dice in their shell. */
  | { readonly kind: 'dice' };
