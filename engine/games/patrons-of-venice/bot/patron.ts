/**
 * The patron: as the lead it tries each action with the fast policy's choices for everybody, on
 * possible decks (rules, section 12); all other decisions are the policy's.
 */

import type { Chance } from '../../../core/chance.ts';
import type { ActionBase, Bot, ViewBase } from '../../../core/contract.ts';
import { apply, codec } from '../actions.ts';
import { CHOOSE } from '../codes.ts';
import { LEAD_ACTIONS } from '../data.ts';
import { fromView } from '../from-view.ts';
import { winners } from '../scoring.ts';
import * as S from '../state.ts';
import type { View } from '../types.ts';
import { choose } from './choose.ts';
import { progress, standing } from './worth.ts';

/** Decks on which each action is tried. */
const DECKS = 6;
/**
 * Share of the others' mean gain that counts against the seat's own. A patron that counts it in
 * full wins a third more, but four such patrons hinder each other for fifty turns.
 */
const ENVY = 0.5;
/** Ducats for having won, and against having lost. */
const VICTORY = 60;

/** The lead's action for `p`: `dealt` makes a possible position. */
export function lead(p: number, dealt: () => S.State, chance: Chance): number {
  const gains = LEAD_ACTIONS.map(() => 0);
  for (let k = 0; k < DECKS; k++) {
    const start = dealt();
    const trial = start.slice();
    for (let action = 0; action < gains.length; action++) {
      trial.set(start);
      apply(trial, p, CHOOSE + action, chance, null);
      while (trial[S.PHASE] !== S.PHASE_CHOOSE && trial[S.PHASE] !== S.PHASE_OVER) {
        apply(trial, trial[S.DECIDER], choose(trial, trial[S.DECIDER]), chance, null);
      }
      gains[action] += gain(start, trial, p);
    }
  }
  return gains.indexOf(Math.max(...gains));
}

/** The gain of `p` from one position to the other, minus half of the others' gain. */
function gain(from: S.State, to: S.State, p: number): number {
  const gone = progress(from);
  let own = 0;
  let others = 0;
  for (let q = 0; q < to[S.SEATS]; q++) {
    const more = standing(to, q, gone) - standing(from, q, gone);
    if (q === p) own = more;
    else others += more;
  }
  const won = to[S.PHASE] !== S.PHASE_OVER ? 0 : winners(to).includes(p) ? VICTORY : -VICTORY;
  return own - (ENVY * others) / (to[S.SEATS] - 1) + won;
}

export function createPatron(): Bot {
  return {
    name: 'patron',
    think(view: ViewBase, chance: Chance): ActionBase {
      const seen = view as View;
      if (!seen.you) throw new Error('A bot needs the view of a seat.');
      const { seat } = seen.you;
      const state = fromView(seen, chance);
      const isLead = state[S.PHASE] === S.PHASE_CHOOSE;
      const code = isLead
        ? CHOOSE + lead(seat, () => fromView(seen, chance), chance)
        : choose(state, seat);
      return codec.decode(state, seat, code);
    },
  };
}
