/** The part of a page that a phone's keyboard leaves free. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CLIENT = new URL('../../client/', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, CLIENT), 'utf8');

test.each(['index.html', 'hand.html'])('in %s a keyboard takes its room from the page', (page) => {
  const [, content = ''] = /<meta name="viewport" content="([^"]*)"/.exec(textOf(page)) ?? [];
  expect(content.split(/,\s*/)).toContain('interactive-widget=resizes-content');
});

test('a phone held upright with a keyboard is not taken for one on its side', () => {
  const [query = ''] = /@media [^{]*\(max-height: 500px\)/.exec(textOf('styles/phone.css')) ?? [];
  expect(query).toContain('(orientation: landscape)');
});
