/**
 * The whole games, loaded one by one: one line each. For pages that replay a match or assume
 * another one; `registry.ts` is for servers and tools, which have them all in memory.
 */

import type { Game } from './core/contract.ts';
import { erase } from './core/erase.ts';
import type { Tier } from './core/tier.ts';

export const wholeGames: Tier<Game> = {
  'masters-of-venice': async () =>
    erase((await import('./games/masters-of-venice/index.ts')).mastersOfVenice),
  strozzi: async () => erase((await import('./games/strozzi/index.ts')).strozzi),
  'patrons-of-venice': async () =>
    erase((await import('./games/patrons-of-venice/index.ts')).patronsOfVenice),
  genoa: async () => erase((await import('./games/genoa/index.ts')).genoa),
  'marco-polo': async () => erase((await import('./games/marco-polo/index.ts')).marcoPolo),
};
