/** Whether a movement is possible at all. */

import { CARTOGRAPHER, JOHANNES } from '../data/people.ts';
import { CARTOGRAPHER_CAMELS, CARTOGRAPHER_COINS } from '../data/spaces.ts';
import { CAMEL } from '../data/vocabulary.ts';
import * as S from '../state.ts';
import { stepsOf } from './routes.ts';

/** Whether `p` can pay some step of one of its figures, with the Cartographer's help. */
export function canMove(s: S.State, p: number): boolean {
  const steps = stepsOf(S.ability(s, p) === JOHANNES);
  const helped = S.hasCompanion(s, p, CARTOGRAPHER);
  const coins = s[S.PURSE + S.at(p)];
  const camels = s[S.PURSE + S.at(p) + CAMEL];
  for (let figure = 0; figure < 2; figure++) {
    const from = s[S.FIGURE + S.at(p) + figure];
    if (from < 0) continue;
    const near = steps.from(from);
    for (let i = 0; i < near.length; i++) {
      const needCoins = steps.coins(from, near[i]);
      const needCamels = steps.camels(from, near[i]);
      if (needCoins <= coins && needCamels <= camels) return true;
      if (!helped) continue;
      if (needCoins - CARTOGRAPHER_COINS <= coins && needCamels <= camels) return true;
      if (needCoins <= coins && needCamels - CARTOGRAPHER_CAMELS <= camels) return true;
    }
  }
  return false;
}
