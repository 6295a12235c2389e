/** How much of the lists of cards and tiles a table plays with (AV-186). */

import { BONUS_IDS, CONTRACT_IDS } from './cards.ts';
import { NEW_BONUSES } from './data/bonuses.ts';
import { NEW_CONTRACTS } from './data/contracts.ts';
import * as S from './state.ts';

/** Number of contracts in play, those of the start included: the first ones of the list. */
export const contractsInPlay = (s: S.State): number =>
  CONTRACT_IDS.length - (s[S.OPT_NEW] === 1 ? 0 : NEW_CONTRACTS);

/** Number of city bonus markers in play: the first ones of the list. */
export const bonusesInPlay = (s: S.State): number =>
  BONUS_IDS.length - (s[S.OPT_NEW] === 1 ? 0 : NEW_BONUSES);
