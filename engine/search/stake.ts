/** The stake of a decision: the group of the evaluation in which the seat's choices differ. */

import type { Game, ViewBase } from '../core/contract.ts';
import { type Advice, Adviser, sensible } from './advice.ts';
import type { Searching } from './contract.ts';
import type { Side } from './gains.ts';

/**
 * Roll-outs for the stake: few, because it is computed before every decision and names no choice.
 */
const FEW = 12;
/** Choices that are compared. */
const LOOKED_AT = 3;

export interface Stake {
  /** A group of the game's features; '' if the choices are equivalent. */
  readonly group: string;
  /** Whether it concerns the seat itself, or the others. */
  readonly of: Side;
}

/** The group with the strongest reasons among the choices worth a thought. Pure. */
function stakeOf(advice: Pick<Advice, 'choices'>): Stake {
  for (const { reason, gain } of sensible(advice.choices)) {
    if (reason) return { group: reason.group, of: reason.of };
    if (gain && gain.group !== '') return { group: gain.group, of: gain.of };
  }
  return { group: '', of: 'own' };
}

/** The stake of the seat whose view this is; null if it has no choice. */
export function stakeIn(game: Game, searching: Searching, view: ViewBase): Stake | null {
  const mostRollouts = Math.min(searching.mostRollouts ?? FEW, FEW);
  const advice = new Adviser(game, { ...searching, mostRollouts }).advise(view, LOOKED_AT);
  return advice && stakeOf(advice);
}
