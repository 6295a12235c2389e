/** How Strozzi is learnt: eight scenes at a table of three. See `engine/learn/lesson.ts`. */

import type { Lesson } from '../../learn/lesson.ts';
import { finale, florence, patron, pirate, wait } from './learn/finer.ts';
import { gold, payday, race } from './learn/first.ts';

export const lesson: Lesson = {
  game: 'strozzi',
  options: { openMoney: true },
  scenes: [gold, race, payday, pirate, wait, florence, patron, finale],
  enough: 3,
};
