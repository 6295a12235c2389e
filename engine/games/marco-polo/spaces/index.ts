/** Which rules belong to which space. */

import * as P from '../data/spaces.ts';
import { MONEY_BAG, SPACES } from '../data/spaces.ts';
import { cityCard } from './city-card.ts';
import { contracts } from './contracts.ts';
import type { Space } from './space.ts';
import { bazaar, coins, companionStack, khan } from './supply.ts';
import { travel } from './travel.ts';
import { venice } from './venice.ts';

const BY_NUMBER: { readonly [space: number]: Space } = {
  [P.COINS5]: coins,
  [P.KHAN]: khan,
  [P.CONTRACTS_SPACE]: contracts,
  [P.TRAVEL]: travel,
  [P.VENICE]: venice,
  [P.COMPANION_STACK]: companionStack,
  [P.MONEYLENDER_SPACE]: coins,
  [P.GONDOLIER_SPACE]: venice,
};

/** [space] The money bag takes dice by an action of its own. */
export const SPACE_RULES: readonly Space[] = SPACES.map((_, space) => {
  if (space === MONEY_BAG) return coins;
  return BY_NUMBER[space] ?? (P.isBazaar(space) ? bazaar : cityCard);
});
