/**
 * The whole games, loaded one by one: one line each. For pages that replay a match or assume
 * another one; `registry.ts` is for servers and tools, which have them all in memory.
 */

import type { Game } from './core/contract.ts';
import type { Tier } from './core/tier.ts';

export const wholeGames: Tier<Game> = {
  'masters-of-venice': async () =>
    (await import('./games/masters-of-venice/index.ts')).mastersOfVenice as unknown as Game,
  strozzi: async () => (await import('./games/strozzi/index.ts')).strozzi as unknown as Game,
  'patrons-of-venice': async () =>
    (await import('./games/patrons-of-venice/index.ts')).patronsOfVenice as unknown as Game,
  genoa: async () => (await import('./games/genoa/index.ts')).genoa as unknown as Game,
  'marco-polo': async () =>
    (await import('./games/marco-polo/index.ts')).marcoPolo as unknown as Game,
};
