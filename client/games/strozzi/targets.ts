/** Everything on the board that can be pointed at, in 3D, in a panel or by key. */

import type { City, Flag, Port } from '../../../engine/games/strozzi/data.ts';

export type BoardTarget =
  /** The ship at anchor. */
  | { readonly kind: 'ship' }
  /** A flag of a house that is still on its pole. */
  | { readonly kind: 'flag'; readonly seat: number; readonly flag: Flag }
  /** The mole of a port. */
  | { readonly kind: 'port'; readonly port: Port }
  /** The way up of a city. */
  | { readonly kind: 'city'; readonly city: City }
  /** A ship in its berth. */
  | { readonly kind: 'berth'; readonly port: Port; readonly card: string }
  /** A tile in the loggia. */
  | { readonly kind: 'tile'; readonly tile: string }
  | { readonly kind: 'palazzo'; readonly seat: number };
