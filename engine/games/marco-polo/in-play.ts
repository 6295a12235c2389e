/** How much of the lists of cards and tiles a table plays with (AV-186). */

import { BONUS_IDS, CONTRACT_IDS } from './cards.ts';
import { NEW_BONUSES } from './data/bonuses.ts';
import { NEW_CONTRACTS } from './data/contracts.ts';
import * as S from './state.ts';

/** The first so many contracts are in play, those of the start included. */
export const contractsInPlay = (s: S.State): number =>
  CONTRACT_IDS.length - (s[S.OPT_NEW] === 1 ? 0 : NEW_CONTRACTS);

/** The first so many city bonus markers. */
export const bonusesInPlay = (s: S.State): number =>
  BONUS_IDS.length - (s[S.OPT_NEW] === 1 ? 0 : NEW_BONUSES);
