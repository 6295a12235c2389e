/** The parts of the games that pages load, against the whole games. */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { tables } from '../../client/games/registry.ts';
import { cards } from '../../client/games/registry-cards.ts';
import { hands } from '../../client/games/registry-hand.ts';
import { overlays } from '../../client/games/registry-overlay.ts';
import { isSearched } from '../../client/table/searched.ts';
import { SeededChance } from '../../engine/core/chance.ts';
import { games, searchings } from '../../engine/registry.ts';
import { readings } from '../../engine/registry-reading.ts';
import { searchedGames } from '../../engine/registry-searching.ts';
import { wholeGames } from '../../engine/registry-whole.ts';
import { LEVEL_NAMES } from '../../engine/search/level-names.ts';

const ids = Object.keys(games);

test('every tier has every game of the house', () => {
  for (const tier of [readings, wholeGames, tables, cards, hands, overlays]) {
    expect(Object.keys(tier)).toEqual(ids);
  }
});

test('pages and servers search the same', async () => {
  expect(Object.keys(searchedGames).sort()).toEqual(Object.keys(searchings).sort());
  for (const [id, load] of Object.entries(searchedGames)) {
    const { game, searching } = await load();
    expect(game.id).toBe(id);
    expect(searching).toBe(searchings[id]);
  }
});

describe.each(ids)('%s', (id) => {
  const game = games[id];

  test('the whole game is the very one of the servers, but for the levels among its bots', async () => {
    const whole = await wholeGames[id]?.();
    expect({ ...game, bots: whole?.bots }).toEqual(whole);
    expect(game?.bots).toMatchObject(whole?.bots ?? {});
    const added = Object.keys(game?.bots ?? {}).filter((name) => !whole?.bots[name]);
    const table = await tables[id]?.();
    expect(added).toEqual(table?.levels ? LEVEL_NAMES : []);
    expect(isSearched(table)).toBe(id in searchings);
  });

  test('the reader of its views is the game’s own', async () => {
    const reading = await readings[id]?.();
    expect(reading?.id).toBe(id);
    expect(reading?.publicShape).toBe(game?.publicShape);
    expect(reading?.eventWords).toBe(game?.eventWords);
    const count = game?.seats.min ?? 0;
    const state = game?.setup(count, game.options({}, count), new SeededChance(1));
    const seats = Array.from({ length: count }, () => ({ name: '', color: '', bot: false }));
    expect(state && game?.view(state, 'public', seats).version).toBe(reading?.viewVersion);
  });

  test('text on more than one kind of page is the same on each', async () => {
    const [table, hand] = await Promise.all([tables[id]?.(), hands[id]?.()]);
    expect(table?.id).toBe(id);
    for (const name of ['id', 'name', 'seats', 'options', 'bots'] as const) {
      expect(hand?.[name], name).toEqual(table?.[name]);
    }
    expect(table?.seats).toEqual(game?.seats);
  });

  test('its card says what is so, and has its pictures', async () => {
    const [card, table] = await Promise.all([cards[id]?.(), tables[id]?.()]);
    expect(table).toMatchObject({ id: card?.id, name: card?.name, summary: card?.summary });
    expect(card?.seats).toEqual(game?.seats);
    expect(card?.colors).toEqual(game?.colors);
    const { seats = 0, bots = [], options = {} } = card?.quick ?? {};
    expect(bots.length).toBe(seats - 1);
    for (const bot of bots) expect(game?.bots).toHaveProperty([bot]);
    expect(() => game?.options(options, seats)).not.toThrow();
    const pictures = Object.entries(card?.picture ?? {});
    expect(pictures.map(([width]) => width)).toEqual(['160', '320', '640', '1280']);
    for (const [, url] of pictures) expect(existsSync(fileURLToPath(url)), url).toBe(true);
  });
});
