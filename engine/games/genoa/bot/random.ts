/** A bot that chooses uniformly among the kinds of actions that its view allows, then within one. */

import type { Chance } from '../../../core/chance.ts';
import type { ActionBase, Bot, ViewBase } from '../../../core/contract.ts';
import { codec, legal, MAX_LEGAL } from '../actions.ts';
import { fromView } from '../from-view.ts';
import type { View } from '../types.ts';

export function randomBot(): Bot {
  const listed = new Int32Array(MAX_LEGAL);
  return {
    name: 'random',
    think(view: ViewBase, chance: Chance): ActionBase | null {
      const seen = view as View;
      if (!seen.you) throw new Error('A bot needs the view of a seat.');
      const { seat } = seen.you;
      const state = fromView(seen, chance);
      const count = legal(state, seat, listed);
      if (count === 0) return null;
      // Offers outnumber all other actions: a kind is chosen first, or no match would progress.
      const rowsOf = new Map<unknown, number[]>();
      for (let i = 0; i < count; i++) {
        const row = codec.rowOf(listed[i]);
        rowsOf.set(row, [...(rowsOf.get(row) ?? []), listed[i]]);
      }
      const kinds = [...rowsOf.values()];
      const codes = kinds[chance.below(kinds.length)] ?? [];
      return codec.decode(state, seat, codes[chance.below(codes.length)] ?? listed[0]);
    },
  };
}
