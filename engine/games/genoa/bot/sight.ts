/**
 * What a seat may know, as figures: how far the match is, and how surely each hand holds each card.
 * Whatever is valued is valued through the eyes of one seat; nothing else is read of hidden things.
 */

import { CARDS, COMMODITIES, KINDS, TILES } from '../data.ts';
import type * as S from '../state.ts';
import type { Style, Values } from './style.ts';

export interface Sight {
  readonly s: S.State;
  /** Whose eyes. */
  readonly p: number;
  readonly style: Style;
  /** Turns to be played, the running one included. */
  readonly turns: number;
  /** How surely a seat holds a card, 0 … 1. [seat × cards + card] */
  readonly holds: Float64Array;
  /** Cards that this seat has seen nowhere. [kind] */
  readonly unseen: readonly (readonly number[])[];
  /** What each seat has, as far as this one can tell, and what that is worth. [seat] */
  readonly held: readonly Holding[];
  readonly base: readonly number[];
}

/** Everything that a seat has, or would have. */
export class Holding {
  /** What things are worth to whoever has it. */
  readonly values: Values;
  ducats = 0;
  markers = 0;
  /** Whether its owner has a building to use again. */
  owns = false;
  readonly goods = new Float64Array(COMMODITIES.length);
  readonly tiles = new Float64Array(TILES.length);
  /** How surely it is there. [card] */
  readonly cards = new Float64Array(CARDS);
  /** Cards of which only the back is known. [kind] */
  readonly blind = new Float64Array(KINDS.length);

  constructor(values: Values) {
    this.values = values;
  }
}

/** What is moved about in thought. */
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
