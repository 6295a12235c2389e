/**
 * Every page of the house, and those of a match of one game, another each day: each is visited
 * once, in the pseudo-language, with all checks of `walk.ts`.
 */

import { describe } from 'vitest';
import { tables } from '../../../client/games/registry.ts';
import { inTurn } from '../../scope.ts';
import { walkHouse, walkMatch } from './walk-pages.ts';

describe('the house', () => walkHouse());
describe('a match', () => walkMatch(inTurn(Object.keys(tables))));
