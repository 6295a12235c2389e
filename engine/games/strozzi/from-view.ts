/** A state that the viewer of a view considers possible: clients and bots reason on it. */

import type { Chance } from '../../core/chance.ts';
import type { JsonObject } from '../../core/contract.ts';
import { position } from './position/index.ts';
import { determinize } from './secrets.ts';
import { at, MONEY, type State } from './state.ts';
import type { View } from './types.ts';

/** A state that would give the same viewer the same view; unknown facts are drawn from `chance`. */
export function fromView(view: View, chance: Chance): State {
  const { shipDeck: _deck, removedCards: _removed, promoStack: _stack, ...table } = view.public;
  const seats = table.seats.map(({ money, ...seat }) => ({ ...seat, money: money ?? 0 }));
  const state = position({ ...table, seq: view.seq, seats });
  if (view.you) state[MONEY + at(view.you.seat)] = view.you.money;
  determinize(state, view.you ? view.you.seat : 'public', chance);
  return state;
}

/** The same from all hands: only the piles are unknown. */
export function fromHands(view: View, hands: readonly JsonObject[], chance: Chance): State {
  const state = fromView(view, chance);
  hands.forEach((you, p) => {
    state[MONEY + at(p)] = Number(you.money);
  });
  return state;
}
