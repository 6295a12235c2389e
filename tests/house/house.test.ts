/** The house's own laws: who may import whom, what lies where, what no file may say. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const source = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));

/** Every module a file names, paths made relative to the root. */
function imports(file: string): { target: string; typeOnly: boolean }[] {
  const found: { target: string; typeOnly: boolean }[] = [];
  const pattern =
    /(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|import\(\s*'([^']+)'|import\s+'([^']+)'/g;
  for (const match of read(file).matchAll(pattern)) {
    const name = match[2] ?? match[3] ?? match[4] ?? '';
    const target = name.startsWith('.') ? relative(root, join(root, dirname(file), name)) : name;
    found.push({ target, typeOnly: match[1] !== undefined });
  }
  return found;
}

/** Lists `file -> import` for every import of `from` that `allowed` refuses. */
function strays(
  from: RegExp,
  allowed: (target: string, typeOnly: boolean, file: string) => boolean,
) {
  return source
    .filter((file) => from.test(file))
    .flatMap((file) =>
      imports(file)
        .filter(({ target, typeOnly }) => !allowed(target, typeOnly, file))
        .map(({ target }) => `${file} -> ${target}`),
    );
}

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

test('only the registries and a game itself know a game', () => {
  expect(
    strays(/^(engine|server|client)\//, (target, _type, file) => {
      const game = /^(?:engine|client)\/games\/([^/]+)\//.exec(target)?.[1];
      if (!game) return true;
      const home = /^(?:engine|client)\/games\/([^/]+)\//.exec(file)?.[1];
      return home === game || /^(engine|client)\/(games\/)?registry\.tsx?$/.test(file);
    }),
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
