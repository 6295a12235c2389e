/** All targets on the boards, for pointing in 3D, in a panel or by key. */

import { targetKey } from '../../table/seat/targets.ts';

export type BoardTarget =
  /** An action space: `coins5`, `bazaarCamel`, …, `khan`, `contracts`, `travel`, `moneyBag`, … */
  | { readonly kind: 'space'; readonly space: string }
  /** Venezia, an oasis or a city; with the City of Venice a palazzo. */
  | { readonly kind: 'node'; readonly node: string }
  /** A city card, by its slot. */
  | { readonly kind: 'slot'; readonly slot: string }
  /** A contract on the board, by its space 1 to 6. */
  | { readonly kind: 'offer'; readonly place: number }
  /** A contract that a seat holds. */
  | { readonly kind: 'contract'; readonly contract: string }
  /** An own die that is not placed, tokens included. */
  | { readonly kind: 'die'; readonly die: string }
  /** A companion that lies face-up. */
  | { readonly kind: 'companion'; readonly companion: string }
  /** An own city card for use without a die, or a kept gift. */
  | { readonly kind: 'held'; readonly card: string }
  /** The tray of a seat, with its character. */
  | { readonly kind: 'house'; readonly seat: number };

/** The key of a target in boards, panels and tests. */
export const keyOf = (target: BoardTarget): string => targetKey(target);
