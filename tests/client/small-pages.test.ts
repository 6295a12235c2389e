/** What the build of the small pages leaves out of the rooms' client, and that it says so if it cannot. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { emptied, UNMET } from '../../client/small-pages.ts';

const LIBRARY = `export class Read { at() { return 1; } }
class Write { size = 3; bytes() { return this.size; } }
class Other extends Read { name() { return 'kept'; } }
export { Write, Other };`;

const load = (code: string) =>
  import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<{
    [name: string]: new () => { at?(): number; name?(): string };
  }>;

test('a class that is left out says so when somebody makes one; the others are as they were', async () => {
  const { Read, Write, Other } = await load(emptied(LIBRARY, ['Write']));
  expect(Read && new Read().at?.()).toBe(1);
  expect(Other && new Other().name?.()).toBe('kept');
  expect(() => Write && new Write()).toThrow('Write is left out of this page');
});

test('a class that the library has not (any more) ends the build', () => {
  expect(() => emptied(LIBRARY, ['Write', 'Gone'])).toThrow('no class "Gone"');
});

test('the library that is installed has every class that is left out, and gets a fourth smaller', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('@colyseus/schema'));
  const code = readFileSync(join(folder, 'index.mjs'), 'utf8');
  expect(emptied(code, UNMET).length).toBeLessThan(code.length * 0.75);
});
