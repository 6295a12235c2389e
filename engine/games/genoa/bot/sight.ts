/**
 * A seat's knowledge as figures: the progress of the match, and the probability of each card in
 * each hand. All values are computed from one seat's point of view; no other hidden data is read.
 */

import { CARDS, COMMODITIES, KINDS, TILES } from '../data.ts';
import type * as S from '../state.ts';
import type { Style, Values } from './style.ts';

export interface Sight {
  readonly s: S.State;
  /** The viewing seat. */
  readonly p: number;
  readonly style: Style;
  /** Turns to be played, the running one included. */
  readonly turns: number;
  /** Probability that a seat holds a card, 0 … 1. [seat × cards + card] */
  readonly holds: Float64Array;
  /** Cards that this seat has seen nowhere. [kind] */
  readonly unseen: readonly (readonly number[])[];
  /** Holdings of each seat, as far as this one knows. [seat] */
  readonly held: readonly Holding[];
  readonly base: readonly number[];
}

/** Actual or imagined holdings of a seat. */
export class Holding {
  /** The owner's values of things. */
  readonly values: Values;
  ducats = 0;
  markers = 0;
  /** Whether its owner has a building to use again. */
  owns = false;
  readonly goods = new Float64Array(COMMODITIES.length);
  readonly tiles = new Float64Array(TILES.length);
  /** Probability of each card. [card] */
  readonly cards = new Float64Array(CARDS);
  /** Cards known only by their back. [kind] */
  readonly blind = new Float64Array(KINDS.length);

  constructor(values: Values) {
    this.values = values;
  }
}

/** A copy for trial changes. */
export function copyOf(from: Holding): Holding {
  const copy = new Holding(from.values);
  copy.ducats = from.ducats;
  copy.markers = from.markers;
  copy.owns = from.owns;
  copy.goods.set(from.goods);
  copy.tiles.set(from.tiles);
  copy.cards.set(from.cards);
  copy.blind.set(from.blind);
  return copy;
}
