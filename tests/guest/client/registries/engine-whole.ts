/** The house's whole games, and the test guest. */

import type { Game } from '../../../../engine/core/contract.ts';
import { erase } from '../../../../engine/core/erase.ts';
import type { Tier } from '../../../../engine/core/tier.ts';
import { wholeGames as house } from '../../../../engine/registry-whole.ts';

export const wholeGames: Tier<Game> = {
  ...house,
  caravan: async () => erase((await import('../../engine/index.ts')).caravan),
};
