/** Every action of the table in the language that nobody speaks: its words, and whether they fit. */

import { readTableWords } from '../../browser/words.ts';
import { CASES } from './cases.ts';
import { SCREENS } from './screens.ts';

const ACTIONS = CASES.map(({ action, given: position }) => ({
  ...{ name: String(action.type), position, decides: true },
}));
const REST = SCREENS.filter(({ decides }) => !decides);
readTableWords(
  'masters-of-venice',
  [...ACTIONS, ...REST],
  SCREENS.filter(({ name }) => name === 'shops'),
);
