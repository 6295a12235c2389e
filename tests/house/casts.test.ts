/**
 * A value read by an index has the type of its list: no code may claim more. A cast or a `!` behind
 * the brackets would claim that more is known there.
 */

import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { read, source } from './sources.ts';

/** Here the list itself holds a wider type (unknown, JSON, a union), which a cast narrows. */
const NARROWS = new Set([
  'client/pages/hand/lean/msgpack.ts',
  'client/sound/sounding.ts',
  'client/table/staging/staging.ts',
  'client/world/light.ts',
  'server/http/escapes.ts',
  'server/journal/inspect.ts',
  'server/table/projection.ts',
  'tests/battery/leaky.ts',
  'tests/bench/client/probes.ts',
  'tests/bench/load/hosted.ts',
  'tests/campaign/showcase/stand.ts',
  'tests/server/commits.test.ts',
  'tests/server/forgetful.ts',
]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly computed?: boolean;
  readonly expression?: Node;
  readonly typeAnnotation?: Node;
  readonly [part: string]: unknown;
}

const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string';

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) {
      if (isNode(child)) yield* nodesOf(child);
    }
  }
}

function readsIndex(node: Node | undefined): boolean {
  if (node?.type === 'ParenthesizedExpression') return readsIndex(node.expression);
  return node?.type === 'MemberExpression' && node.computed === true;
}

/** Casts of values that were read by an index, and `!` behind them, in a source. */
function pretences(code: string, lang: 'ts' | 'tsx'): string[] {
  const found: string[] = [];
  for (const node of nodesOf(parseAst(code, { lang }) as unknown as Node)) {
    const isCast = node.type === 'TSAsExpression';
    if (!(isCast || node.type === 'TSNonNullExpression') || !readsIndex(node.expression)) continue;
    const to = isCast && node.typeAnnotation;
    const name = to ? code.slice(to.start, to.end) : '';
    // The first of these claims nothing, and the second is about the words of a literal.
    if (name !== 'unknown' && name !== 'const') found.push(code.slice(node.start, node.end));
  }
  return found;
}

test('nothing that is read by an index is cast, or said to be there', () => {
  const found = source
    .filter((file) => /\.tsx?$/.test(file) && !NARROWS.has(file))
    .flatMap((file) =>
      pretences(read(file), file.endsWith('x') ? 'tsx' : 'ts').map((text) => `${file}: ${text}`),
    );
  expect(found, 'drop the cast: a list answers what it holds').toEqual([]);
});

test('a cast and a ! are found wherever they stand', () => {
  const code =
    'const a = b[0] as C; f(d.e[g]!); (h[1])!.i; j as K; l!; m[2] as unknown as N; o[0];';
  expect(pretences(code, 'ts')).toEqual(['b[0] as C', 'd.e[g]!', '(h[1])!']);
  const kept = [...NARROWS].filter((file) => source.includes(file));
  for (const file of kept) expect(pretences(read(file), 'ts'), file).not.toEqual([]);
});

test('the engine casts through unknown in one place: where a game takes its general form', () => {
  const found = source.filter(
    (file) => file.startsWith('engine/') && /\bas unknown as\b/.test(read(file)),
  );
  expect(found).toEqual(['engine/core/erase.ts']);
});
