/** How The Patrons of Venice is learnt: nine scenes at a table of three. See `engine/learn/lesson.ts`. */

import type { Lesson } from '../../learn/lesson.ts';
import { canvas, finale, statue } from './learn/city.ts';
import { business, sail, tent } from './learn/first.ts';
import { cube, pirates, trade } from './learn/harbour.ts';

export const lesson: Lesson = {
  game: 'patrons-of-venice',
  options: { openMoney: true },
  scenes: [business, tent, sail, trade, cube, pirates, canvas, statue, finale],
  enough: 3,
};
