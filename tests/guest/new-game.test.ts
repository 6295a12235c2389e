/** `npm run new-game`: the guest's files as a new game's, with all their imports. */

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { files } from '../house/sources.ts';
import { moved, namesOf, placeOf, withLine } from './new-game.ts';

const GUEST = 'tests/guest/';
const guests = files
  .filter((file) => file.startsWith(GUEST))
  .map((file) => file.slice(GUEST.length));
const names = namesOf('spice-road', undefined, ['SR', 'SA']);
const texts = guests
  .filter((file) => /\.(tsx?|css)$/.test(file) && placeOf(file, names.id) !== null)
  .map((file) => ({
    file,
    place: placeOf(file, names.id) ?? '',
    text: readFileSync(GUEST + file, 'utf8'),
  }));

test('an id makes the names; prefixes of other games stay theirs', () => {
  expect(names).toEqual({
    id: 'spice-road',
    title: 'Spice Road',
    camel: 'spiceRoad',
    prefix: 'SB',
  });
  expect(namesOf('lanterns', 'The Lanterns', []).prefix).toBe('LA');
  for (const wrong of ['', 'Spice', 'a b', '../x', '-a', 'a--b', 'toString()']) {
    expect(() => namesOf(wrong, undefined, []), wrong).toThrow('can’t be the id');
  }
});

test('all that the moved files import is there', () => {
  const places = new Set(guests.map((file) => placeOf(file, names.id)));
  expect(texts.length).toBeGreaterThan(30);
  for (const { file, place, text } of texts) {
    for (const [, target] of moved(text, file, names).matchAll(
      /(?:from|import\()\s*'(\.[^']+)'/g,
    )) {
      const goal = join(dirname(place), target);
      expect(places.has(goal) || existsSync(goal), `${place} imports ${target}`).toBe(true);
      expect(goal, place).not.toMatch(/^tests\/guest\//);
    }
  }
});

test('nothing in a new game bears the guest’s id, rules or classes', () => {
  for (const { file, text } of texts) {
    const found = moved(text, file, names).match(
      /(?:id|game): 'caravan'|\bCV-\d|\bTR-\d|\.cv-|assets\/caravan/,
    );
    expect(found, file).toBeNull();
  }
});

test('a line stands behind the last of its kind, and before the end of a list', () => {
  expect(withLine('import a;\nimport b;\n\nx;', /^import/, 'import c;')).toBe(
    'import a;\nimport b;\nimport c;\n\nx;',
  );
  expect(() => withLine('x', /^import/, 'y')).toThrow('No line like');
});
