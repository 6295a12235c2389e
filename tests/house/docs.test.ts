/**
 * Everything that the documents name exists: commands with their options, settings, files, figures,
 * games.
 */

import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cards } from '../../client/games/registry-cards.ts';
import { levelled } from '../../engine/registry.ts';
import { SETTINGS } from '../../server/settings.ts';
import { files, read, source } from './sources.ts';

const documents = files.filter((file) => file.endsWith('.md'));
const { scripts } = JSON.parse(read('package.json')) as { scripts: { [name: string]: string } };

/** Texts between backticks in a document. */
const coded = (file: string): string[] =>
  [...read(file).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Matches in a text, by the first group. */
const named = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

describe('commands', () => {
  test('one that a document, a help or a message names is in package.json', () => {
    const gone = files
      .filter((file) => /\.(md|ts|tsx|mjs)$|^Dockerfile$/.test(file))
      .flatMap((file) =>
        named(read(file), /npm run ([a-z][\w:-]*)/g)
          .filter((name) => !(name in scripts))
          .map((name) => `${file}: npm run ${name}`),
      );
    expect(gone).toEqual([]);
  });

  /** The rows of CONTRIBUTING's table, by the command that each explains. */
  const rows = read('CONTRIBUTING.md')
    .split('\n')
    .filter((line) => line.startsWith('| `npm '))
    .flatMap((line) =>
      named(line.split(' | ')[0] ?? '', /npm (?:run )?([a-z][\w:-]*)/g).map((name) => ({
        name,
        line,
      })),
    );

  test('all of them stand in the table of CONTRIBUTING.md', () => {
    const told = new Set(rows.map(({ name }) => name));
    expect(Object.keys(scripts).filter((name) => !told.has(name))).toEqual([]);
  });

  test('an option in that table is one that the command reads', () => {
    const strange = rows.flatMap(({ name, line }) => {
      const [main = ''] = /[\w/-]+\.(?:ts|mjs)$/.exec(scripts[name] ?? '') ?? [];
      const code = source
        .filter((file) => file === main || file.startsWith(`${dirname(main)}/`))
        .map(read)
        .join('\n');
      return named(line, /--([a-z]+)/g)
        .filter((flag) => !new RegExp(`--${flag}\\b|\\b${flag}: \\{|'${flag}'`).test(code))
        .map((flag) => `${name} --${flag}`);
    });
    expect(rows.length).toBeGreaterThan(20);
    expect(strange).toEqual([]);
  });
});

test('a setting that is named anywhere is one, or is read where it is meant', () => {
  const known = new Set<string>(SETTINGS.map(({ name }) => name));
  const isRead = (name: string): boolean =>
    source.some((file) => new RegExp(`\\benv\\.${name}\\b`).test(read(file)));
  const strange = files
    .filter((file) => /\.(md|ts|tsx|mjs)$|^Dockerfile$/.test(file) && !file.startsWith('tests/'))
    .flatMap((file) =>
      named(read(file), /\b(LAGUNA(?:_[A-Z]+)+)\b(?!_)/g)
        .filter((name) => !known.has(name) && !isRead(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(strange).toEqual([]);
});

test('a file that a document names by the end of its path is there', () => {
  const gone = documents.flatMap((document) =>
    coded(document)
      .filter((code) => /^[\w./-]+\.(ts|tsx|mjs|css|md)$/.test(code) && !code.includes('/ID/'))
      .filter((code) => !files.some((file) => `/${file}`.endsWith(`/${code}`)))
      .map((code) => `${document}: ${code}`),
  );
  expect(gone).toEqual([]);
});

test('a link of a document leads to a file', () => {
  const gone = documents.flatMap((document) =>
    named(read(document), /\]\(([^)#\s]+)\)/g)
      .filter((target) => !/^https?:/.test(target))
      .filter((target) => !files.includes(join(dirname(document), target)))
      .map((target) => `${document}: ${target}`),
  );
  expect(gone).toEqual([]);
});

test('the parts of the kits that CONTRIBUTING.md names are there', () => {
  const code = source.filter((file) => !file.startsWith('tests/house/'));
  const words = new Set(code.flatMap((file) => read(file).match(/\w+/g) ?? []));
  // Named because they are not used: helpers of drei, and checks of TypeScript.
  const [before = '', drei = ''] = read('CONTRIBUTING.md').split('## drei');
  const told = `${before}${drei.slice(drei.indexOf('## Texts'))}`;
  const gone = named(told, /`([A-Za-z]\w+)(?:\([^`]*\))?`/g).filter((name) => !words.has(name));
  expect(gone.filter((name) => name !== 'noUncheckedIndexedAccess')).toEqual([]);
});

test('server/README.md names the figures that the server gives, and no other', () => {
  const given = source
    .filter((file) => file.startsWith('server/'))
    .flatMap((file) => named(read(file), /'(laguna_\w+)'/g));
  const told = named(read('server/README.md'), /\b(laguna_\w+)/g);
  expect([...new Set(told)].sort()).toEqual([...new Set(given)].sort());
});

test('server/README.md names the codes with which the server closes a connection', () => {
  const own = named(read('server/protocol/messages.ts'), /const CLOSE_\w+ = (\d+);/g);
  const told = named(read('server/README.md'), /^\| (4\d{3}) \|/gm);
  expect(own.length).toBeGreaterThan(0);
  expect(told).toEqual(expect.arrayContaining(own));
});

test('the README introduces every game of the menu, with the seats and minutes of its card', async () => {
  const readme = read('README.md').replace(/\s+/g, ' ');
  const levels = /In ([^.]+) they come in five levels/.exec(readme)?.[1];
  const named: string[] = [];
  for (const load of Object.values(cards)) {
    const { id, name, seats, minutes } = await load();
    expect(readme).toContain(
      `**${name}**, for ${seats.min} to ${seats.max} players, in ${minutes.from} to ${minutes.to} minutes.`,
    );
    if (levelled.includes(id)) named.push(name);
  }
  expect(levels).toBe(new Intl.ListFormat('en-GB').format(named));
});
