/** The built pages use no feature that their oldest browsers lack. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { FLOORS, type Floor, type FlooredPage } from '../../../client/floors.ts';
import { ensureBuilt, ROOT } from '../../../server/setup.mjs';

const BUILT = join(ROOT, 'dist', 'client');
const pages = Object.keys(FLOORS) as FlooredPage[];

beforeAll(() => ensureBuilt());

/** Scripts and style sheets that a page loads, at once or later. */
function filesOf(page: string): Map<string, string> {
  const files = new Map<string, string>();
  const take = (name: string): void => {
    if (files.has(name)) return;
    const text = readFileSync(join(BUILT, name), 'utf8');
    files.set(name, text);
    for (const [, file] of text.matchAll(
      /["'`(](?:\/?assets\/|\.\/)([\w.-]+\.(?:js|css))["'`)]/g,
    )) {
      take(`assets/${file}`);
    }
  };
  take(`${page}.html`);
  return files;
}

/** Features of a script that are on a floor's list, or syntax of a later version. */
function lateInScript(code: string, { lacks }: Floor): string[] {
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const one = node as { readonly [key: string]: unknown; readonly type?: string };
    const callee = one.callee as { property?: { name?: string } } | undefined;
    const called = one.type === 'CallExpression' ? callee?.property?.name : undefined;
    if (called && lacks.includes(called)) found.push(`${called}()`);
    if (one.type === 'StaticBlock') found.push('static {}');
    const regex = one.regex as { pattern: string; flags: string } | undefined;
    if (regex && (/\(\?<[!=]/.test(regex.pattern) || regex.flags.includes('v'))) {
      found.push(`/${regex.pattern}/${regex.flags}`);
    }
    for (const value of Object.values(one)) walk(value);
  };
  walk(parseAst(code).body);
  return found;
}

const lateInStyles = (text: string, { lacksInStyles }: Floor): string[] =>
  lacksInStyles.filter((one) => one.test(text)).map(String);

test.each(pages)('%s', (page) => {
  const floor: Floor = FLOORS[page];
  const files = filesOf(page);
  expect(files.size).toBeGreaterThan(10);
  const late = [...files].flatMap(([name, text]) => {
    const found = name.endsWith('.js') ? lateInScript(text, floor) : lateInStyles(text, floor);
    return found.map((what) => `${name}: ${what}`);
  });
  expect(late).toEqual([]);
});

test('later features are found', () => {
  const { overlay } = FLOORS;
  expect(lateInScript('a.b.toSorted(); class C { static { x(); } }', overlay)).toEqual([
    'toSorted()',
    'static {}',
  ]);
  expect(lateInScript('/(?<!a)b/.test(c); [1].sort()', overlay)).toEqual(['/(?<!a)b/']);
  expect(lateInStyles('.a:has(.b){}', overlay)).toEqual(['/:has\\(/']);
});
