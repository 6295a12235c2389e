/** The overlays of the house's games, and the test guest's. */

import { overlays as house } from '../../../../client/games/registry-overlay.ts';
import type { OverlayGame } from '../../../../client/table/overlay/part.ts';
import type { Tier } from '../../../../engine/core/tier.ts';

export const overlays: Tier<OverlayGame> = {
  ...house,
  caravan: async () => (await import('../overlay.tsx')).overlay,
};
