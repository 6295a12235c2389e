/**
 * The games of the pages that show the place where a game is played: one line each. Files beside
 * this one hold the same lines for the small pages, whose builds stay small without the other
 * parts. The place of the first game lies behind the menu.
 */

import type { Tier } from '../../engine/core/tier.ts';
import type { ClientGame } from '../table/game.ts';

export const tables: Tier<ClientGame> = {
  'masters-of-venice': async () => (await import('./masters-of-venice/index.tsx')).mastersOfVenice,
  strozzi: async () => (await import('./strozzi/index.tsx')).strozzi,
  'patrons-of-venice': async () => (await import('./patrons-of-venice/index.tsx')).patronsOfVenice,
  genoa: async () => (await import('./genoa/index.tsx')).genoa,
  'marco-polo': async () => (await import('./marco-polo/index.tsx')).marcoPolo,
};
