/**
 * The lesson of Genoa: eight scenes at a table of three. See `engine/learn/lesson.ts`. The page
 * itself does actions without a choice, such as a main effect or an end, as soon as they are open.
 */

import type { Lesson } from '../../learn/lesson.ts';
import { finale, large, message, owner, sell } from './learn/finer.ts';
import { buy, order, tower } from './learn/first.ts';

export const lesson: Lesson = {
  game: 'genoa',
  options: { openMoney: true },
  scenes: [tower, order, buy, sell, message, large, owner, finale],
  enough: 3,
  // It sees three hands through three pairs of eyes.
  thoughts: { steps: 2, beliefs: 1 },
};
