/** No information is only in the browser's own `title`: no finger and no key reaches that. */

import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { read, source } from './sources.ts';

interface Attribute {
  readonly type: string;
  readonly start: number;
  readonly name?: { readonly name?: string };
}

/** Every `title` of an element of HTML or SVG, as `file:line`. */
function titles(file: string): string[] {
  const text = read(file);
  if (!/\btitle=/.test(text)) return [];
  const found: string[] = [];
  const look = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) look(one);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const { type, name, attributes } = node as {
      readonly type?: string;
      readonly name?: { readonly name?: string };
      readonly attributes?: readonly Attribute[];
    };
    if (type === 'JSXOpeningElement' && /^[a-z]/.test(name?.name ?? '')) {
      for (const one of attributes ?? []) {
        if (one.name?.name !== 'title') continue;
        found.push(`${file}:${text.slice(0, one.start).split('\n').length}`);
      }
    }
    for (const value of Object.values(node)) look(value);
  };
  look(parseSync(file, text).program);
  return found;
}

test('what a thing says of itself is its note (`noted`), never a title', () => {
  const files = source.filter((file) => file.startsWith('client/') && file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(titles)).toEqual([]);
});
