/** The traveller: the fast policy of `choose.ts`, on a position that its view allows. */

import type { Chance } from '../../../core/chance.ts';
import type { ActionBase, Bot, ViewBase } from '../../../core/contract.ts';
import { codec } from '../actions.ts';
import { fromView } from '../from-view.ts';
import type { View } from '../types.ts';
import { choose } from './choose.ts';

export function createTraveller(): Bot {
  return {
    name: 'traveller',
    think(view: ViewBase, chance: Chance): ActionBase {
      const seen = view as View;
      if (!seen.you) throw new Error('A bot needs the view of a seat.');
      const state = fromView(seen, chance);
      return codec.decode(state, seen.you.seat, choose(state, seen.you.seat));
    },
  };
}
