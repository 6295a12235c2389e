/** The games of the phone's page, the match in one hand: one line each. */

import type { Tier } from '../../engine/core/tier.ts';
import type { HandGame } from '../table/game.ts';

export const hands: Tier<HandGame> = {
  'masters-of-venice': async () => (await import('./masters-of-venice/hand/index.ts')).handGame,
  strozzi: async () => (await import('./strozzi/hand/index.ts')).handGame,
  'patrons-of-venice': async () => (await import('./patrons-of-venice/hand/index.ts')).handGame,
  genoa: async () => (await import('./genoa/hand/index.ts')).handGame,
  'marco-polo': async () => (await import('./marco-polo/hand/index.ts')).handGame,
};
