/** What lies over what: the layers of the client, and that nothing leads back to itself. */

import { expect, test } from 'vitest';
import { circles, files, read, source, strays } from './sources.ts';

/** From the ground up: each room takes only from its own row and those before it. */
const LAYERS: readonly (readonly string[])[] = [
  ['net', 'store', 'i18n', 'styles'],
  ['world', 'pieces', 'sound'],
  ['table'],
  ['games'],
  ['pages'],
  ['app'],
];
/** What makes the build, and the pages' own files. */
const BESIDE =
  /^client\/([^/]+\.html|(vite\.config|small-pages|catalogues|build-name|floors)\.ts|public\/.+)$/;

/** The row of a file of the client; -1 for what lies in none. */
function layerOf(path: string): number {
  const room = /^client\/([^/]+)\//.exec(path)?.[1] ?? '';
  return LAYERS.findIndex((row) => row.includes(room));
}

test('everything of the client lies in a layer', () => {
  const lost = files.filter(
    (file) => file.startsWith('client/') && layerOf(file) < 0 && !BESIDE.test(file),
  );
  expect(lost).toEqual([]);
});

test('a layer of the client takes nothing from those above it', () => {
  expect(
    strays(
      /^client\/[^/]+\//,
      (target, _type, file) => !target.startsWith('client/') || layerOf(target) <= layerOf(file),
    ),
  ).toEqual([]);
});

test('what builds a world takes nothing of a town that is built of it', () => {
  expect(
    strays(/^client\/world\/(?!venice\/)/, (target) => !target.startsWith('client/world/venice/')),
  ).toEqual([]);
});

test('no import leads back to its own file', () => {
  expect(circles(/^(client|server|engine|assets)\//)).toEqual([]);
});

test('files of the engine only compute: none is imported for what it does when it is loaded', () => {
  // The builds of the pages drop an engine file of which nothing is used.
  const bare = source.filter((file) => file.startsWith('engine/') && /^import '/m.test(read(file)));
  expect(bare).toEqual([]);
});
