/**
 * How the Voyages of Marco Polo are learnt: ten scenes of the base game at a table of three. See
 * `engine/learn/lesson.ts`.
 */

import type { Lesson } from '../../learn/lesson.ts';
import { camels, finale, join, khan } from './learn/finer.ts';
import { card, round, travel } from './learn/journeys.ts';
import { bazaar, contract, place } from './learn/turns.ts';

export const lesson: Lesson = {
  game: 'marco-polo',
  options: { venice: false, companions: false, setup: 'beginner', undo: false },
  scenes: [place, bazaar, contract, travel, card, round, khan, join, camels, finale],
  enough: 3,
};
