/** Every screen of the table in the language that nobody speaks: its words, and whether they fit. */

import { describe } from 'vitest';
import { readTableWords } from '../../browser/words.ts';
import { SCREENS } from './screens.ts';

describe('every screen', () => {
  readTableWords(
    'marco-polo',
    SCREENS,
    SCREENS.filter(({ name }) => name === 'turn'),
  );
});
