/** For every registered game: recorded matches give the recorded lines again. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../engine/core/contract.ts';
import { kitTables, tables } from './games.ts';
import { again, fileOf, positionsOf, read, sizes } from './golden.ts';

describe.each(tables)('$game.id', (table) => {
  const { game } = table;

  test.each(sizes(game))(
    '%i seats: as recorded, or its version is raised and it is recorded',
    (seats) => {
      const known = read(game, readFileSync(fileOf(table, seats), 'utf8'));
      // Rules of a raised version are recorded by `npm run golden`.
      expect(known.version).toBe(game.version);
      expect(again(game, seats, known)).toEqual(known.lines);
      expect(known.lines.length).toBeGreaterThan(5);
    },
  );
});

describe.each(kitTables)('$game.id', (table) => {
  const { game } = table;

  test('a changed rule and a changed view are both noticed, and told apart', () => {
    const seats = game.seats.min;
    const known = read(game, readFileSync(fileOf(table, seats), 'utf8'));
    const shown: Game = {
      ...game,
      view: (state, viewer, infos) => {
        const view = game.view(state, viewer, infos);
        return { ...view, public: { ...view.public, more: 1 } };
      },
    };
    const views = again(shown, seats, known);
    expect(views).not.toEqual(known.lines);
    expect(positionsOf(views)).toEqual(positionsOf(known.lines));
    const ruled: Game = {
      ...game,
      describe: (state) => ({ ...game.describe(state), draws: game.draws(state) % 2 }),
    };
    expect(positionsOf(again(ruled, seats, known))).not.toEqual(positionsOf(known.lines));
    const strict: Game = { ...game, check: () => 1 };
    expect(again(strict, seats, known).length).toBe(1);
  });
});
