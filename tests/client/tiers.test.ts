/** The parts of the games that pages load, against the whole games. */

import { describe, expect, test } from 'vitest';
import { hands } from '../../client/games/registry/hands.ts';
import { overlays } from '../../client/games/registry/overlays.ts';
import { tables } from '../../client/games/registry/tables.ts';
import { SeededChance } from '../../engine/core/chance.ts';
import { deciding } from '../../engine/games/masters-of-venice/deciding.ts';
import { mastersOfVenice } from '../../engine/games/masters-of-venice/index.ts';
import { readings } from '../../engine/readings.ts';
import { games } from '../../engine/registry.ts';
import { wholeGames } from '../../engine/whole-games.ts';

const ids = Object.keys(games);

test('every tier has every game of the house', () => {
  for (const tier of [readings, wholeGames, tables, hands, overlays]) {
    expect(Object.keys(tier)).toEqual(ids);
  }
});

describe.each(ids)('%s', (id) => {
  const game = games[id];

  test('the whole game is the very one of the servers', async () => {
    expect(await wholeGames[id]?.()).toBe(game);
  });

  test('what reads its views is the game’s own', async () => {
    const reading = await readings[id]?.();
    expect(reading?.id).toBe(id);
    expect(reading?.publicShape).toBe(game?.publicShape);
    expect(reading?.eventWords).toBe(game?.eventWords);
    const count = game?.seats.min ?? 0;
    const state = game?.setup(count, game.options({}, count), new SeededChance(1));
    const seats = Array.from({ length: count }, () => ({ name: '', color: '', bot: false }));
    expect(state && game?.view(state, 'public', seats).version).toBe(reading?.viewVersion);
  });

  test('what stands on more than one kind of page says the same on each', async () => {
    const [table, hand] = await Promise.all([tables[id]?.(), hands[id]?.()]);
    expect(table?.id).toBe(id);
    for (const name of ['id', 'name', 'seats', 'options', 'bots'] as const) {
      expect(hand?.[name], name).toEqual(table?.[name]);
    }
    expect(table?.seats).toEqual(game?.seats);
  });
});

test('what a seat asks of the rules is the very game; the rest is not there', () => {
  for (const [name, part] of Object.entries(deciding)) {
    expect(part, name).toBe(mastersOfVenice[name as keyof typeof mastersOfVenice]);
  }
  expect(deciding).not.toHaveProperty('bots');
  expect(deciding).not.toHaveProperty('rules');
});
