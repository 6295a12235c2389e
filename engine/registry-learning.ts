/** The games with a lesson, loaded one by one: one line each. */

import type { Tier } from './core/tier.ts';
import type { Lesson } from './learn/lesson.ts';

export const learnings: Tier<Lesson> = {
  'masters-of-venice': async () => (await import('./games/masters-of-venice/learn.ts')).lesson,
  strozzi: async () => (await import('./games/strozzi/learn.ts')).lesson,
  'patrons-of-venice': async () => (await import('./games/patrons-of-venice/learn.ts')).lesson,
  genoa: async () => (await import('./games/genoa/learn.ts')).lesson,
  'marco-polo': async () => (await import('./games/marco-polo/learn.ts')).lesson,
};
