/** A refused option names its allowed values. */

import { expect, test } from 'vitest';
import { game } from './table.ts';

test('the start player is a seat of this table', () => {
  expect(() => game.options({ startPlayer: 3 }, 3)).toThrow('from 0 to 2');
  expect(() => game.options({ startPlayer: 5 }, 5)).toThrow('from 0 to 4');
});
