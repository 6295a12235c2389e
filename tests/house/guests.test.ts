/**
 * A game is a guest with its own rooms: nothing outside them names it, but for one line in each
 * registry. What still does is listed here with the reason; the list may only grow shorter.
 */

import { expect, test } from 'vitest';
import { files, imports, read, source, strays } from './sources.ts';

const ROOM = /^(?:(?:engine|client)\/games|assets|tests\/(?:rules|client))\/([^/]+)\//;
const REGISTRY = /^(engine|client\/games)\/registry(-\w+)?\.ts$/;

/** Ids of the games that this house has. */
const ids = [
  ...new Set(files.flatMap((file) => /^engine\/games\/([^/]+)\//.exec(file)?.[1] ?? [])),
];
const camel = (id: string): string => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
/** An id, as it stands in imports and strings, or as code names it; or the one that is preferred. */
const NAMES = new RegExp([...ids.flatMap((id) => [id, camel(id)]), 'FLAGSHIP'].join('|'));

const OWN = 'a test of the flagship that does not lie in its room yet';
const MEASURED = 'a benchmark whose figures are compared over the years';
const EXAMPLE = 'tests the frame with the flagship, where any game would do';

const STILL: { readonly [file: string]: string } = {
  'engine/cli/simulate.ts': 'the example of the command line',
  'tests/battery/samples.ts': 'the list of the games for tests',
  'tests/bench/load/table.ts': MEASURED,
  'tests/bench/show/seek.ts': MEASURED,
  'tests/bench/show/small.ts': MEASURED,
  'tests/client/browser/actions.test.ts': OWN,
  'tests/client/browser/camera.test.ts': OWN,
  'tests/client/browser/match-3d.test.ts': OWN,
  'tests/client/browser/record.ts': EXAMPLE,
  'tests/client/browser/replay.test.ts': EXAMPLE,
  'tests/client/browser/sight.ts': OWN,
  'tests/client/browser/wire.test.ts': EXAMPLE,
  'tests/client/composing.test.ts': OWN,
  'tests/client/director.test.ts': OWN,
  'tests/client/director/takes.ts': OWN,
  'tests/client/film/camera.ts': OWN,
  'tests/client/film/playing.ts': OWN,
  'tests/client/film/screenplay.ts': OWN,
  'tests/client/overlay.test.ts': OWN,
  'tests/client/replay-parts.test.ts': EXAMPLE,
  'tests/client/replay-player.test.ts': EXAMPLE,
  'tests/client/replay-recording.test.ts': EXAMPLE,
  'tests/client/replay-story.test.ts': OWN,
  'tests/client/sound.test.ts': OWN,
  'tests/client/staging-board.test.ts': OWN,
  'tests/client/staging-events.test.ts': OWN,
  'tests/client/staging-matches.ts': OWN,
  'tests/client/staging-weight.test.ts': OWN,
  'tests/client/staging.test.ts': OWN,
  'tests/client/standing.test.ts': OWN,
  'tests/client/texts.test.ts': OWN,
  'tests/client/way.test.ts': OWN,
  'tests/guest/rehearsed.ts': 'the list of the games that are on no other yet',
  'tests/house/guests.test.ts': 'this list',
  'tests/server/address.test.ts': EXAMPLE,
  'tests/server/casters.ts': EXAMPLE,
  'tests/server/harness.ts': EXAMPLE,
  'tests/server/http.test.ts': EXAMPLE,
  'tests/server/limits.test.ts': EXAMPLE,
  'tests/server/watch.test.ts': EXAMPLE,
};

/** Files outside the rooms and the registries that name a game. */
const naming = source.filter((file) => {
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

test('what pages load games by loads them one by one, when they are needed', () => {
  const registries = source.filter((file) => REGISTRY.test(file) && file !== 'engine/registry.ts');
  expect(registries.length).toBeGreaterThan(0);
  const early = registries.flatMap((file) =>
    imports(file).filter(
      ({ target, later }) => !later && ids.includes(ROOM.exec(target)?.[1] ?? ''),
    ),
  );
  expect(early).toEqual([]);
});

test('nobody outside a game’s rooms names it, but those who are known to', () => {
  expect(naming.filter((file) => !(file in STILL))).toEqual([]);
});

test('whoever names a game no more is off the list', () => {
  expect(Object.keys(STILL).filter((file) => !naming.includes(file))).toEqual([]);
});
