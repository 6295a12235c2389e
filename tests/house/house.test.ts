/** The house's own laws: allowed imports, places of files, forbidden texts. */

import { expect, test } from 'vitest';
import { files, read, source, strays } from './sources.ts';

test('the engine imports nothing but itself', () => {
  const cli = /^engine\/cli\//;
  expect(
    strays(/^engine\//, (target, _type, file) =>
      cli.test(file)
        ? target.startsWith('engine/') || target.startsWith('node:')
        : target.startsWith('engine/') && !cli.test(target),
    ),
  ).toEqual([]);
});

test('the client takes nothing from the server but its protocol', () => {
  expect(
    strays(
      /^client\//,
      (target) => !target.startsWith('server/') || target.startsWith('server/protocol/'),
    ),
  ).toEqual([]);
});

test('the server and its protocol know nothing of the client', () => {
  expect(strays(/^server\//, (target) => !target.startsWith('client/'))).toEqual([]);
  expect(
    strays(
      /^server\/protocol\//,
      (target) => !target.startsWith('server/') || target.startsWith('server/protocol/'),
    ),
  ).toEqual([]);
});

test('the top level holds what a newcomer expects and nothing else', () => {
  const allowed = new Set([
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'biome.json',
    'README.md',
    'LICENSE',
    'CONTRIBUTING.md',
    'Dockerfile',
    'client',
    'server',
    'engine',
    'assets',
    'tests',
  ]);
  const top = new Set(files.map((file) => file.split('/')[0] ?? ''));
  expect([...top].filter((name) => !allowed.has(name) && !name.startsWith('.'))).toEqual([]);
});

test('the lock file carries no download addresses', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved":/);
});

test('packages are pinned exactly', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'));
  const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(String(version)))
    .map(([name]) => name);
  expect(loose).toEqual([]);
});

test('run-time code names no other origin', () => {
  const found = source
    .filter((file) => /^(client|server)\//.test(file) && !file.startsWith('server/setup'))
    .flatMap((file) =>
      [...read(file).matchAll(/['"`](?:https?:)?\/\/([a-z0-9.-]+\.[a-z]{2,})/g)].map(
        (match) => `${file}: ${match[1]}`,
      ),
    )
    .filter((line) => !line.endsWith('www.w3.org'));
  expect(found).toEqual([]);
});

test('a file that a document names is there', () => {
  const named = /`((?:tests|server|client|engine)\/[\w./-]+\.(?:ts|tsx|mjs|json))`/g;
  const gone = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...read(file).matchAll(named)]
        .filter(([, path]) => !path.includes('/ID/') && !files.includes(path))
        .map(([, path]) => `${file}: ${path}`),
    );
  expect(gone).toEqual([]);
});
