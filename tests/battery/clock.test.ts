/** The clock presets of every registered game with clocks. For timers see `rules-hold`. */

import { describe, expect, test } from 'vitest';
import { tables } from './games.ts';

describe.each(tables.filter(({ game }) => game.timers))('$samples.game', ({ game }) => {
  test('the presets are options that the game accepts', () => {
    const { clocks = {} } = game;
    expect(Object.keys(clocks)[0]).toBe('none');
    const seats = game.seats.min;
    for (const { options, bank } of Object.values(clocks)) {
      expect(game.options(options, seats)).toMatchObject(options);
      expect(Number.isInteger(bank) && bank >= 0).toBe(true);
    }
    // By default there is no clock.
    expect(game.options({}, seats)).toMatchObject(clocks.none?.options ?? {});
  });
});
