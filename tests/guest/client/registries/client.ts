/** The tables of the house, and the test guest's. */

import { tables as house } from '../../../../client/games/registry.ts';
import type { ClientGame } from '../../../../client/table/game.ts';
import type { Tier } from '../../../../engine/core/tier.ts';

export const tables: Tier<ClientGame> = {
  ...house,
  caravan: async () => (await import('../index.tsx')).caravanTable,
};
