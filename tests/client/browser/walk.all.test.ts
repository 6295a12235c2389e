/** The pages of a match of every game, and all pages at the lengths of English: see `walk.test.ts`. */

import { describe } from 'vitest';
import { tables } from '../../../client/games/registry.ts';
import { inTurn } from '../../scope.ts';
import { walkHouse, walkMatch } from './walk-pages.ts';

const GAMES = Object.keys(tables);
const today = inTurn(GAMES);

describe('the house in English', () => walkHouse('house'));
describe('a match', () => {
  // That of today is looked at in the other file.
  for (const game of GAMES) if (game !== today) walkMatch(game);
});
describe('a match in English', () => walkMatch(today, 'house'));
