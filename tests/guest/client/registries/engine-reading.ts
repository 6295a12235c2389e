/** The readings of the house's games, and the test guest's. */

import type { Reading } from '../../../../engine/core/reading.ts';
import type { Tier } from '../../../../engine/core/tier.ts';
import { readings as house } from '../../../../engine/registry-reading.ts';

export const readings: Tier<Reading> = {
  ...house,
  caravan: async () => (await import('../../engine/reading.ts')).reading,
};
