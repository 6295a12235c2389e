/** A bot that chooses uniformly among the listed actions that its view allows. */

import type { Chance } from '../../../core/chance.ts';
import type { ActionBase, Bot, ViewBase } from '../../../core/contract.ts';
import { codec, legal, MAX_LEGAL } from '../actions.ts';
import { fromView } from '../from-view.ts';
import type { View } from '../types.ts';

export function randomBot(): Bot {
  const listed = new Int32Array(MAX_LEGAL);
  return {
    name: 'random',
    think(view: ViewBase, chance: Chance): ActionBase {
      const seen = view as View;
      if (!seen.you) throw new Error('A bot needs the view of a seat.');
      const state = fromView(seen, chance);
      const count = legal(state, seen.you.seat, listed);
      if (count === 0) throw new Error('This seat owes no decision.');
      return codec.decode(state, seen.you.seat, listed[chance.below(count)]);
    },
  };
}
