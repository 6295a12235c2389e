/** The operator's page: its choices are about the next game. */

import { expect, test } from 'vitest';
import { chosenGame } from '../../client/pages/operator/Choices.tsx';
import { ALL_GAMES, type OperatorStatus } from '../../server/protocol/showcase.ts';

const status = (game: string, wish: string): Pick<OperatorStatus, 'state' | 'games'> => ({
  state: { game, settings: { game: wish } } as OperatorStatus['state'],
  games: ['one', 'two', 'three'],
});

test('lengths and bots are those of the chosen game, though another one is still shown', () => {
  expect(chosenGame(status('one', 'three'))).toBe('three');
  // One after the other: the next one cannot be chosen.
  expect(chosenGame(status('two', ALL_GAMES))).toBe('two');
  expect(chosenGame(status('two', ''))).toBe('one');
  expect(chosenGame(status('two', 'gone'))).toBe('one');
});
