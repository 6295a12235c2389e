/** The travel action (rules, MP-070 to MP-077, section 5.3). */

import { FROM_SPACE } from '../cards.ts';
import { TRAVEL } from '../data/spaces.ts';
import { DIE_FACES } from '../data.ts';
import { found, helps, isGifted, list, MOVEMENT_BITS, numberOf, select } from '../movement/list.ts';
import { judge, stepCost } from '../movement/movement.ts';
import { perform } from '../movement/perform.ts';
import { codeFor, GIFTED_TRAVEL } from '../placing/code.ts';
import { costOf, setSufficient, statesValues } from '../placing/value.ts';
import * as S from '../state.ts';
import type { Space } from './space.ts';

const HELPS = 3;

export const travel: Space = {
  check: (s, p, g, value, coins) => judge(s, p, g.movement, value, coins, true),
  apply: (s, p, g, _value, sink) => {
    s[S.LAST_TRAVELLER] = p; // MP-020, AV-R27
    perform(s, p, g.movement, true, FROM_SPACE + TRAVEL, sink);
  },
  need: (_s, _p, g) => g.movement.steps,
  pack: (s, p, g) => {
    const number = numberOf(s, p, g.movement);
    return number < 0 ? -1 : g.movement.cartographer * 2 ** MOVEMENT_BITS + number;
  },
  unpack: (s, p, g, argument) => {
    select(s, p, argument & (2 ** MOVEMENT_BITS - 1), g.movement, g.movement.giftCity >= 0);
    g.movement.cartographer = argument >> MOVEMENT_BITS;
    return g.movement.legs > 0 && g.movement.cartographer < HELPS;
  },
  /** `found` must hold the movements of up to six steps: see `prepareTravel`. */
  list: (s, p, g, a, b, _c, out, start) => {
    const purse = s[S.PURSE + S.at(p)];
    for (let steps = 1; steps <= DIE_FACES; steps++) {
      const value = setSufficient(s, p, g, steps);
      room[steps] = value === 0 ? -1 : purse - costOf(s, p, g, value);
    }
    let n = start;
    for (let i = 0; i < found.count; i++) {
      const steps = found.steps[i];
      if (room[steps] < 0) continue;
      const listed = helps(s, p, i, costs[steps], room[steps]);
      if (listed === 0) continue;
      for (let help = 0; help < HELPS; help++) {
        if (((listed >> help) & 1) === 0) continue;
        const space = isGifted(i) ? GIFTED_TRAVEL : g.space;
        out[n++] = codeFor(space, a, b, (help << MOVEMENT_BITS) | found.number[i]);
      }
    }
    return n;
  },
};
/** Coins left after joining with a sufficient value; -1 = there is none. [steps] */
const room = new Int32Array(DIE_FACES + 1);
/** [steps] */
const costs = new Int32Array(DIE_FACES + 1);

/** Finds the movements once for all pairs of dice. @param most the most steps that dice allow */
export function prepareTravel(s: S.State, p: number, most: number): void {
  for (let steps = 1; steps <= DIE_FACES; steps++) costs[steps] = stepCost(s, p, steps);
  list(s, p, statesValues(s, p) ? DIE_FACES : most, true);
}
