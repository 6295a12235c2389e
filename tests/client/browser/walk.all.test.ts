/**
 * The pages of a match of every game, and all pages in every language of the house: see
 * `walk.test.ts`.
 */

import { describe } from 'vitest';
import { tables } from '../../../client/games/registry.ts';
import { languagesIn } from '../../../client/i18n/locale/files.ts';
import { inTurn } from '../../scope.ts';
import { walkHouse, walkMatch } from './walk-pages.ts';

const LANGUAGES = ['en', ...languagesIn()];
const GAMES = Object.keys(tables);
const today = inTurn(GAMES);

describe.each(LANGUAGES)('the house in %s', (language) => walkHouse(language));
describe('a match', () => {
  // The other file examines today's game.
  for (const game of GAMES) if (game !== today) walkMatch(game);
});
describe.each(LANGUAGES)('a match in %s', (language) => {
  for (const game of GAMES) walkMatch(game, language);
});
