/** A position in which every hand is known, but no fact that is hidden from all. */

import type { Chance } from '../../core/chance.ts';
import type { JsonObject } from '../../core/contract.ts';
import { known } from './from-view.ts';
import { position } from './position.ts';
import { redrawPiles } from './secrets.ts';
import type { State } from './state.ts';
import type { View, YouView } from './types.ts';

/**
 * A state in which every seat would get the same view: facts unknown to all of them together (the
 * order of deck, stack and canal) are drawn from `chance`.
 * @param view the public view
 * @param hands by seat, the `you` of its view
 */
export function fromHands(view: View, hands: readonly JsonObject[], chance: Chance): State {
  const { public: table } = view;
  const yous = hands as readonly YouView[];
  const seats = table.seats.map((seat, p) => ({
    ...seat,
    ...known(view, p, yous[p]),
  }));
  const state = position({ ...table, seq: view.seq, seats });
  redrawPiles(state, chance);
  return state;
}
