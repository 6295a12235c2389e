/** No literal is spread into another one to save lines: its properties would not be checked. */

import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { read, source } from './sources.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly argument?: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Every node of a tree, its root first. */
function* nodes(root: Node): Generator<Node> {
  yield root;
  for (const value of Object.values(root)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* nodes(child);
    }
  }
}

const SPREADS = new Set(['SpreadElement', 'JSXSpreadAttribute']);
const LITERALS = new Set(['ObjectExpression', 'ArrayExpression']);

/** Places of spread literals, as `file:line`. */
function spreadLiterals(file: string): string[] {
  const text = read(file);
  // Most files can be ruled out without a parser.
  if (!/\.\.\.\s*[[{]/.test(text)) return [];
  const found: string[] = [];
  for (const { type, start, argument } of nodes(parseSync(file, text).program as unknown as Node)) {
    if (!SPREADS.has(type) || !argument || !LITERALS.has(argument.type)) continue;
    found.push(`${file}:${text.slice(0, start).split('\n').length}`);
  }
  return found;
}

test('no literal is spread into another one', () => {
  expect(source.flatMap(spreadLiterals)).toEqual([]);
});
