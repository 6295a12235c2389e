/** `npm test -- --game ID` finds all tests of a game, in any folder. */

import { expect, test } from 'vitest';
import { tables } from '../battery/games.ts';
import { homes, partOf } from '../game-part.mjs';
import { files, read } from './sources.ts';

test('every game of the battery has a part of its own', () => {
  expect(Object.fromEntries(homes())).toEqual(
    Object.fromEntries(tables.map(({ game, tests }) => [game.id, tests])),
  );
});

test('to it belong its rules, the battery over it, and what tests its rooms', () => {
  for (const { game } of tables) {
    const runs = partOf(game.id);
    const engine = runs.filter(({ project }) => project === 'engine');
    expect(engine).toEqual([
      { project: 'engine', files: [`${homes().get(game.id)}/`] },
      { project: 'engine', files: expect.arrayContaining(['tests/battery/']), only: game.id },
    ]);
    const client = runs.flatMap((run) => (run.project === 'client' ? run.files : []));
    const naming = files.filter(
      (file) =>
        /^tests\/client\/[^/]+\.test\.tsx?$/.test(file) &&
        read(file).includes(`client/games/${game.id}/`),
    );
    expect(client).toEqual(expect.arrayContaining(naming));
    for (const file of client) expect(files).toContain(file);
  }
});

test('a game that nobody knows is refused with the names of those there are', () => {
  expect(() => partOf('nowhere')).toThrow(/"nowhere".*caravan/);
});
