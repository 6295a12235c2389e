/** The games of the menu, before any of them is loaded: one line each, in the menu's order. */

import type { Tier } from '../../engine/core/tier.ts';
import type { GameCard } from '../table/game.ts';

export const cards: Tier<GameCard> = {
  'masters-of-venice': async () => (await import('./masters-of-venice/card.ts')).card,
  strozzi: async () => (await import('./strozzi/card.ts')).card,
  'patrons-of-venice': async () => (await import('./patrons-of-venice/card.ts')).card,
  genoa: async () => (await import('./genoa/card.ts')).card,
  'marco-polo': async () => (await import('./marco-polo/card.ts')).card,
};
