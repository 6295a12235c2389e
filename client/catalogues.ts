/**
 * Compiles the catalogues while a page is built: in place of each `messages({ … })` comes the object
 * with its messages compiled, so that no page carries a parser.
 */

import { fileURLToPath } from 'node:url';
import { type ESTree, type Plugin, parseAst } from 'vite';
import { compile, type Wording } from './i18n/compile.ts';
import { pseudo } from './i18n/pseudo.ts';

const COMPILER = fileURLToPath(new URL('./i18n/compile.ts', import.meta.url));
const FROM = /\/messages\.ts$/;

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The code of a module with its catalogues compiled; null if it has none.
 * @param wording what happens to the words of every text
 * @throws Error if a catalogue has a text that is put together, or is no ICU message
 */
export function compiledCatalogues(code: string, wording?: Wording): string | null {
  const { body } = parseAst(code, { lang: 'ts' });
  const changes: Change[] = [];
  for (const node of body) {
    if (node.type !== 'ImportDeclaration' || !FROM.test(node.source.value)) continue;
    // Messages of another kind, those of the network, come from a file of the same name.
    if (!node.specifiers.some(({ local }) => local.name === 'messages')) continue;
    changes.push({ start: node.start, end: node.end, text: '' });
  }
  if (changes.length === 0) return null;
  for (const call of calls(body)) {
    const { callee } = call;
    changes.push({ start: callee.start, end: callee.end, text: '' });
    for (const { value } of entries(call)) {
      const text = JSON.stringify(compile(plain(value), wording));
      changes.push({ start: value.start, end: value.end, text });
    }
  }
  // From the end on, so that the places before stay where they are.
  return changes
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
}

/** The texts of all catalogues of a module, as they are written, by their keys. */
export function textsOf(code: string): readonly (readonly [key: string, text: string])[] {
  const { body } = parseAst(code, { lang: 'ts' });
  return calls(body)
    .flatMap(entries)
    .map(({ key, value }) => [nameOf(key), plain(value)]);
}

const nameOf = (key: ESTree.Node): string => {
  if (key.type === 'Identifier') return key.name;
  if (key.type === 'Literal') return String(key.value);
  throw new Error('A key of a catalogue stands there as one word or string.');
};

function entries(call: ESTree.CallExpression): readonly ESTree.ObjectProperty[] {
  const [texts] = call.arguments;
  if (texts?.type !== 'ObjectExpression') throw new Error('`messages` takes one object.');
  return texts.properties.map((entry) => {
    if (entry.type === 'SpreadElement') throw new Error('Catalogues are joined after `messages`.');
    return entry;
  });
}

function plain(value: ESTree.Node): string {
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value;
  const [quasi] = value.type === 'TemplateLiteral' ? value.quasis : [];
  if (value.type === 'TemplateLiteral' && value.expressions.length === 0 && quasi) {
    return quasi.value.cooked ?? '';
  }
  throw new Error('A text in a catalogue stands there as one string.');
}

/** Every `messages(…)` below these nodes. */
function calls(within: unknown): readonly ESTree.CallExpression[] {
  if (typeof within !== 'object' || within === null) return [];
  const inner = Object.values(within).flatMap(calls);
  return isCall(within) ? [within, ...inner] : inner;
}

function isCall(node: object): node is ESTree.CallExpression {
  const call = node as ESTree.CallExpression;
  return (
    call.type === 'CallExpression' &&
    call.callee.type === 'Identifier' &&
    call.callee.name === 'messages'
  );
}

/** With `LAGUNA_TEXTS=pseudo`, the language in which the texts are tried out. */
export function catalogues(): Plugin {
  const wording = process.env.LAGUNA_TEXTS === 'pseudo' ? pseudo : undefined;
  return {
    name: 'laguna-catalogues',
    load: {
      filter: { id: COMPILER },
      handler() {
        throw new Error('A page would carry the compiler of texts: see catalogues.ts.');
      },
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /messages\.ts['"]/ },
      handler(code) {
        const compiled = compiledCatalogues(code, wording);
        return compiled === null ? null : { code: compiled, map: null };
      },
    },
  };
}
