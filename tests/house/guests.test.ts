/**
 * A game is a guest with its own rooms: nothing outside them names it, except for one line in each
 * registry.
 */

import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { files, imports, read, source, strays } from './sources.ts';

const ROOM = /^(?:(?:engine|client)\/games|assets|tests\/(?:rules|client))\/([^/]+)\//;
const REGISTRY = /^(engine|client\/games)\/registry(-\w+)?\.ts$/;

const SEARCHING = 'engine/registry-searching.ts';
/** Not every game has a lesson. */
const LEARNING = 'engine/registry-learning.ts';

/** Ids of the games that this house has. */
const ids = [
  ...new Set(files.flatMap((file) => /^engine\/games\/([^/]+)\//.exec(file)?.[1] ?? [])),
];
const camel = (id: string): string => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
/** An id, as imports, strings or code contain it; or only the preferred form. */
const NAMES = new RegExp([...ids.flatMap((id) => [id, camel(id)]), 'FLAGSHIP'].join('|'));

/**
 * The tests' own lists of games: samples, measurements of each, those without a place yet; and this
 * file, which knows the preferred form of a name.
 */
const LISTS: readonly string[] = ['tests/battery/samples.ts', 'tests/house/guests.test.ts'];

/** Files outside the rooms and the registries that name a game: code, scripts, styles and pages alike. */
const naming = files.filter((file) => {
  if (!/\.(ts|tsx|mjs|css|html|webmanifest)$|^package\.json$/.test(file)) return false;
  const room = ROOM.exec(file)?.[1];
  const home = room !== undefined && ids.includes(room);
  return !home && !REGISTRY.test(file) && NAMES.test(read(file));
});

test('only the registries and a game itself know a game', () => {
  expect(
    strays(/^(engine|server|client)\//, (target, _type, file) => {
      const game = ROOM.exec(target)?.[1];
      if (!game || !ids.includes(game)) return true;
      return ROOM.exec(file)?.[1] === game || REGISTRY.test(file);
    }),
  ).toEqual([]);
});

test('a game has no rooms but these', () => {
  const rooms = files.filter((file) =>
    dirname(file)
      .split('/')
      .some((name) => ids.includes(name)),
  );
  expect(rooms.filter((file) => !ids.includes(ROOM.exec(file)?.[1] ?? ''))).toEqual([]);
});

test('the loaders of pages load games one by one, when they are needed', () => {
  const registries = source.filter((file) => REGISTRY.test(file) && file !== 'engine/registry.ts');
  expect(registries.length).toBeGreaterThan(0);
  const early = registries.flatMap((file) =>
    imports(file).filter(
      ({ target, later }) => !later && ids.includes(ROOM.exec(target)?.[1] ?? ''),
    ),
  );
  expect(early).toEqual([]);
});

test('a game stands in every registry or in none: each page has every game', () => {
  const registries = source.filter((file) => REGISTRY.test(file));
  const gamesOf = (file: string): string[] => ids.filter((id) => read(file).includes(`/${id}/`));
  const whole = gamesOf('engine/registry.ts');
  expect(whole.length).toBeGreaterThan(0);
  for (const file of registries) {
    if (![SEARCHING, LEARNING].includes(file)) expect(gamesOf(file), file).toEqual(whole);
  }
  // The searchable games; others are not.
  const searched = ids.filter((id) => read('engine/registry.ts').includes(`/${id}/search/`));
  expect(gamesOf(SEARCHING), `${SEARCHING} needs those that registry.ts searches`).toEqual(
    searched,
  );
});

test('nobody outside a game’s rooms names it, but for the lists of games', () => {
  expect(naming.filter((file) => !LISTS.includes(file))).toEqual([]);
});

test('a file that names a game no more is off the lists', () => {
  expect(LISTS.filter((file) => !naming.includes(file))).toEqual([]);
});
