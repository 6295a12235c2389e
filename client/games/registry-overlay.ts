/** The games that the overlay of a broadcast shows: one line each. */

import type { Tier } from '../../engine/core/tier.ts';
import type { OverlayGame } from '../table/overlay/part.ts';

export const overlays: Tier<OverlayGame> = {
  'masters-of-venice': async () => (await import('./masters-of-venice/overlay/index.ts')).overlay,
  strozzi: async () => (await import('./strozzi/overlay/index.ts')).overlay,
  'patrons-of-venice': async () => (await import('./patrons-of-venice/overlay/index.ts')).overlay,
  genoa: async () => (await import('./genoa/overlay/index.ts')).overlay,
  'marco-polo': async () => (await import('./marco-polo/overlay/index.ts')).overlay,
};
