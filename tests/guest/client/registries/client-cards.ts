/** The cards of the house's games, and the test guest's. */

import { cards as house } from '../../../../client/games/registry-cards.ts';
import type { GameCard } from '../../../../client/table/game.ts';
import type { Tier } from '../../../../engine/core/tier.ts';

export const cards: Tier<GameCard> = {
  ...house,
  caravan: async () => (await import('../card.ts')).card,
};
