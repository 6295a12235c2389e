/** How the code of a rule is found and broken (`npm run rules -- --mutate`, `--each`). */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nearest } from '../../engine/cli/rules/each.ts';
import { allMutants, isEquivalent, type Mutant } from '../../engine/cli/rules/mutants.ts';

const CODE = `/** XX-01: with its parameters on lines of their own. */
export function pay(
  s: number[],
  p: number,
): void {
  s[p] = s[p] + 10;
}

/** XX-02: without braces. */
export const isRich = (s: number[], p: number): boolean =>
  s[p] > 100;

/** XX-03 */
export const most = 4; // XX-04

export function turn(s: number[], p: number): number {
  if (p < 0) return 0;
  // XX-05
  return s[p] * 2;
}
`;

let root = '';
let mutants: Mutant[] = [];
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'laguna-toy-'));
  mkdirSync(join(root, 'engine/games/toy'), { recursive: true });
  writeFileSync(join(root, 'engine/games/toy/law.ts'), CODE);
  mutants = allMutants('toy', root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const linesOf = (id: string): number[] =>
  [...new Set(mutants.filter(({ ids }) => ids.includes(id)).map(({ line }) => line))].sort();

test('a rule owns the declaration below its comment, of any form', () => {
  expect(linesOf('XX-01')).toEqual([6]);
  expect(linesOf('XX-02')).toEqual([11]);
  expect(linesOf('XX-03')).toEqual([14]);
  expect(linesOf('XX-04')).toEqual([14]);
  expect(linesOf('XX-05')).toEqual([17, 19]);
});

test('the line nearest to a citation is broken first, every line before a second change', () => {
  const place = { file: 'engine/games/toy/law.ts', line: 18, text: '// XX-05' };
  const rule = { id: 'XX-05', section: '', sentence: '', code: [place], tests: [] };
  const lines = nearest(mutants, rule, '1').map(({ line }) => line);
  expect(lines.slice(0, 2)).toEqual([19, 17]);
  expect(lines).toHaveLength(mutants.filter(({ ids }) => ids.includes('XX-05')).length);
  expect(nearest(mutants, rule, '1')).toEqual(nearest(mutants, rule, '1'));
});

test('a change that is known to break nothing is known by file and lines', () => {
  const [first] = mutants;
  const { before, after } = first;
  const known = { file: 'law.ts', before: before.trim(), after: after.trim(), reason: 'none' };
  expect(isEquivalent(first, [known])).toBe(true);
  expect(isEquivalent(first, [{ ...known, after: 'return;' }])).toBe(false);
});
