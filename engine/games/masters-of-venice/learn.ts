/** How Masters of Venice is learnt: ten scenes at a table of three. See `engine/learn/lesson.ts`. */

import type { Lesson } from '../../learn/lesson.ts';
import { favor, finale, gondola, office } from './learn/finer.ts';
import { bid, buy, sell } from './learn/first.ts';
import { guild, share, split } from './learn/wealth.ts';

export const lesson: Lesson = {
  game: 'masters-of-venice',
  options: { money: 'open' },
  scenes: [buy, sell, bid, share, split, guild, office, gondola, favor, finale],
  enough: 3,
};
