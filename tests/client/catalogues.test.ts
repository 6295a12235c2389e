/** The catalogues: every text is used somewhere. The types ensure that every used text exists. */

import { dirname, join } from 'node:path';
import { type ESTree, parseAst } from 'vite';
import { expect, test } from 'vitest';
import { files, read } from '../house/sources.ts';

type Node = ESTree.Node;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** A node and all below it. */
function* within(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* within(one);
  else if (isNode(node)) {
    yield node;
    for (const one of Object.values(node)) if (typeof one === 'object') yield* within(one);
  }
}

interface Module {
  readonly file: string;
  /** Keys of its catalogues. */
  readonly keys: readonly string[];
  /** Its other words, as in the code. */
  readonly words: ReadonlySet<string>;
  /** Keys that it puts together. */
  readonly patterns: readonly RegExp[];
  readonly imports: readonly string[];
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function moduleOf(file: string): Module {
  const { body } = parseAst(read(file), { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const keys: string[] = [];
  const words = new Set<string>();
  const patterns: RegExp[] = [];
  const imports: string[] = [];
  const own = new Set<Node>();
  for (const node of within(body)) {
    if (node.type === 'ImportDeclaration') imports.push(join(dirname(file), node.source.value));
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
      const [first] = node.arguments;
      if (node.callee.name === 'messages' && first?.type === 'ObjectExpression') {
        for (const entry of first.properties) {
          if (entry.type !== 'Property') continue;
          const { key } = entry;
          own.add(key);
          if (key.type === 'Identifier') keys.push(key.name);
          else if (key.type === 'Literal') keys.push(String(key.value));
        }
      } else if (node.callee.name === 'term' && first?.type === 'Literal') {
        patterns.push(new RegExp(`^${quoted(String(first.value))}\\.`));
      }
    }
    if (own.has(node)) continue;
    if (node.type === 'Literal' && typeof node.value === 'string') words.add(node.value);
    if (node.type === 'TemplateLiteral') {
      const parts = node.quasis.map(({ value }) => value.cooked ?? '');
      if (parts.length > 1 && parts.some((part) => /\w/.test(part))) {
        patterns.push(new RegExp(`^${parts.map(quoted).join('.+')}$`));
      }
    }
    // A key of a record, or a member of a type of keys.
    if (node.type === 'Property' && node.key.type === 'Identifier') words.add(node.key.name);
  }
  return { file, keys, words, patterns, imports };
}

const modules = files
  .filter((file) => /^client\/.*\.tsx?$/.test(file))
  .map((file) => moduleOf(file));
const catalogues = modules.filter(({ keys }) => keys.length > 0);

/** Whether this module may use a text of that catalogue: short keys are searched for nearby. */
function near(one: Module, { file }: Module, key: string): boolean {
  if (key.includes('.')) return true;
  const room = dirname(file).replace(/\/strings$/, '');
  return one.file.startsWith(`${room}/`) || one.imports.includes(file);
}

test('every text is said somewhere', () => {
  expect(catalogues.length).toBeGreaterThan(20);
  const unsaid = catalogues.flatMap((catalogue) =>
    catalogue.keys
      .filter(
        (key) =>
          !modules.some(
            (one) =>
              near(one, catalogue, key) &&
              (one.words.has(key) || one.patterns.some((pattern) => pattern.test(key))),
          ),
      )
      .map((key) => `${catalogue.file}: ${key}`),
  );
  expect(unsaid).toEqual([]);
});
