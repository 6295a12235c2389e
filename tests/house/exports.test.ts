/**
 * Every export is used in another file: names needed only in their own file are not exported, and
 * unneeded ones do not exist. Values alone: a type may be named for readers of a signature.
 */

import { expect, test } from 'vitest';
import { exportedBy, unused, unusedExports } from './unused-exports.ts';

test('every export of the product is used by another file', () => {
  const found = unusedExports(/^(assets|client|engine|server)\//);
  expect(found, 'drop the word export, or what it stands before').toEqual([]);
});

test('an export that nobody uses is found', () => {
  const code = 'export const a = 1;\nexport function b() {}\nexport type C = 2;\nconst d = a;';
  expect(exportedBy(code)).toEqual(['a', 'b']);
  expect(unused(['a', 'b'], ["import { a } from './x.ts';", 'const bb = 1;'])).toEqual(['b']);
});
