/** The page of all screens: the message of a text, and the page's data about it. */

import { expect, test } from 'vitest';
import { type Entry, everyEntry, finder } from './screens/keys.ts';
import { type Group, sheet, summary } from './screens/sheet.ts';

const entry = (key: string, text: string): Entry => ({ file: 'some/strings.ts', key, text });
const ENTRIES = [
  entry('title', 'Create a table'),
  entry('button', 'Create a table'),
  entry('buys', '{name} buys {n, plural, one {# cube} other {# cubes}}.'),
  entry('deals', '{name} buys {what}.'),
  entry('pair', '{name}: {n}'),
];
const find = finder(ENTRIES);
const keysOf = (text: string): string[] => find(text).map(({ key }) => key);

test('a text is found by what its message looks like with parameters, the surest first', () => {
  expect(keysOf('Ana buys 3 cubes.')).toEqual(['buys']);
  expect(keysOf('Ana buys the palace.')).toEqual(['deals']);
});

test('a text that several messages say has the keys of all', () => {
  expect(keysOf('Create a table')).toEqual(['title', 'button']);
});

test('a message that is like everything says nothing', () => {
  expect(keysOf('Points: 12')).toEqual([]);
});

test('the house’s own catalogues are read', () => {
  const own = finder(everyEntry())('Join with a code');
  expect(own.map(({ file, key }) => `${file} ${key}`)).toEqual(['i18n/roads.ts menu.join']);
});

test('the page links to each screen, shows its pictures and names the keys of its texts', () => {
  const picture = { size: 'phone', file: 'a.webp', width: 390, height: 844 };
  const texts = ['Create a table', 'Salt & <pepper>'];
  const screens = [{ page: 'table', name: 'start', pictures: [picture], texts }];
  const group: Group = { id: 'some', title: 'Some game', screens, bytes: 2e6, seconds: 90 };
  const page = sheet([group], find, 'today');
  expect(page).toContain('<article id="some-table-start">');
  expect(page).toContain('href="#some-table"');
  expect(page).toContain('loading="lazy" width="390" height="844" src="some/a.webp"');
  expect(page).toMatch(/Create a table<\/q><code title="Create a table">title<i>some\/strings.ts/);
  expect(page).toContain('Salt &amp; &lt;pepper>');
  expect(summary([group])).toBe('1 screens, 1 pictures of 2.0 MB, taken in 1.5 minutes');
});
