/** The games in the form for reading their views and events, loaded one by one: one line each. */

import type { Reading } from './core/reading.ts';
import type { Tier } from './core/tier.ts';

export const readings: Tier<Reading> = {
  'masters-of-venice': async () => (await import('./games/masters-of-venice/reading.ts')).reading,
  strozzi: async () => (await import('./games/strozzi/reading.ts')).reading,
  'patrons-of-venice': async () => (await import('./games/patrons-of-venice/reading.ts')).reading,
  genoa: async () => (await import('./games/genoa/reading.ts')).reading,
  'marco-polo': async () => (await import('./games/marco-polo/reading.ts')).reading,
};
