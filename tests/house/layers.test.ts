/** The layers of the client: no file imports a higher one, and there are no cycles. */

import { expect, test } from 'vitest';
import { circles, files, read, source, strays } from './sources.ts';

/** From the ground up: each room imports only from its own row and those before it. */
const LAYERS: readonly (readonly string[])[] = [
  ['net', 'store', 'i18n', 'styles'],
  ['world', 'pieces', 'sound'],
  ['table'],
  ['games'],
  ['pages'],
  ['app'],
];
/** Files of the build, the pages' own files, and the files of the languages. */
const BESIDE =
  /^client\/([^/]+\.html|(vite\.config|small-pages|service-worker|catalogues|build-name|floors|previews)\.ts|(public|locales)\/.+)$/;

/** The row of a file of the client; -1 for a file in none. */
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

test('the builders of a world import nothing of a town that is built of them', () => {
  expect(
    strays(/^client\/world\/(?!venice\/)/, (target) => !target.startsWith('client/world/venice/')),
  ).toEqual([]);
});

test('no import leads back to its own file', () => {
  expect(circles(/^(client|server|engine|assets)\//)).toEqual([]);
});

test('files of the engine only compute: none is imported for what it does when it is loaded', () => {
  // The pages' builds drop an engine file without a used export.
  const bare = source.filter((file) => file.startsWith('engine/') && /^import '/m.test(read(file)));
  expect(bare).toEqual([]);
});
