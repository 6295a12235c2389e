/** The hands of the house's games, and the test guest's. */

import { hands as house } from '../../../../client/games/registry-hand.ts';
import type { HandGame } from '../../../../client/table/game.ts';
import type { Tier } from '../../../../engine/core/tier.ts';

export const hands: Tier<HandGame> = {
  ...house,
  caravan: async () => (await import('../hand.tsx')).handGame,
};
