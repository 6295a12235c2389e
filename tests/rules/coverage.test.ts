/** The rule index, the code and the tests of every game cover the same rules. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claims, codeFiles, idsIn, ROOT, rulePlaces } from '../../engine/cli/rules/places.ts';
import { tables } from '../battery/games.ts';

for (const { game, ...home } of tables) {
  const rules = rulePlaces(game, home);
  const known = new Set(rules.map((rule) => rule.id));

  test(`${game.id}: every rule is held by a test`, () => {
    expect(rules.filter(({ tests }) => tests.length === 0).map(({ id }) => id)).toEqual([]);
  });

  test(`${game.id}: every rule is cited in the code`, () => {
    expect(rules.filter(({ code }) => code.length === 0).map(({ id }) => id)).toEqual([]);
  });

  test(`${game.id}: every claimed and every cited rule exists`, () => {
    const claimed = claims(home).flatMap(({ ids, file, line }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${file}:${line} ${id}`),
    );
    expect(claimed).toEqual([]);
    const prefixes = new Set(rules.map(({ id }) => id.split('-')[0]));
    const cited = codeFiles(home).flatMap((file) =>
      idsIn(readFileSync(join(ROOT, file), 'utf8'))
        .filter((id) => prefixes.has(id.split('-')[0]) && !known.has(id))
        .map((id) => `${file} ${id}`),
    );
    expect(cited).toEqual([]);
  });

  test(`${game.id}: ids are unique and every rule has its sentence`, () => {
    expect(known.size).toBe(rules.length);
    for (const { id, sentence, section } of rules) {
      expect(sentence, id).toMatch(/^[A-Z].+\.$/s);
      expect(section, id).not.toBe('');
    }
  });
}
