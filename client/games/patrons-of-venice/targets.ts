/** Everything on the board that can be pointed at, in 3D, in a panel or by key. */

import type {
  Good,
  LeadAction,
  RawGood,
  Ship,
} from '../../../engine/games/patrons-of-venice/data.ts';
import type { CampoId, SiteId } from '../../../engine/games/patrons-of-venice/map.ts';
import type { Stall } from '../../../engine/games/patrons-of-venice/types.ts';

export type BoardTarget =
  /** A seal on the dais: one of the lead's possible actions. */
  | { readonly kind: 'seal'; readonly action: LeadAction }
  /** A building site, vacant or not. */
  | { readonly kind: 'site'; readonly site: SiteId }
  | { readonly kind: 'campo'; readonly campo: CampoId }
  /** A galley at a house's quay, with its cargo. */
  | { readonly kind: 'galley'; readonly seat: number; readonly ship: Ship }
  /** A new shipment on the raft. */
  | { readonly kind: 'raft'; readonly good: RawGood }
  /** A stall of the market, or a heap at the wharf. */
  | { readonly kind: 'stall'; readonly from: Stall; readonly good: Good }
  /** The quay of a house, with its ducats. */
  | { readonly kind: 'house'; readonly seat: number };
