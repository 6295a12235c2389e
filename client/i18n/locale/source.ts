/** Reads the catalogues in the source of a module: `messages({ … })` with plain strings. */

import type { ESTree } from 'vite';

export const nameOf = (key: ESTree.Node): string => {
  if (key.type === 'Identifier') return key.name;
  if (key.type === 'Literal') return String(key.value);
  throw new Error('A key of a catalogue stands there as one word or string.');
};

export function entries(call: ESTree.CallExpression): readonly ESTree.ObjectProperty[] {
  const [texts] = call.arguments;
  if (texts?.type !== 'ObjectExpression') throw new Error('`messages` takes one object.');
  return texts.properties.map((entry) => {
    if (entry.type === 'SpreadElement') throw new Error('Catalogues are joined after `messages`.');
    return entry;
  });
}

export function plain(value: ESTree.Node): string {
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value;
  const [quasi] = value.type === 'TemplateLiteral' ? value.quasis : [];
  if (value.type === 'TemplateLiteral' && value.expressions.length === 0 && quasi) {
    return quasi.value.cooked ?? '';
  }
  throw new Error('A text in a catalogue stands there as one string.');
}

/** Every `messages(…)` below these nodes. */
export function messagesIn(within: unknown): readonly ESTree.CallExpression[] {
  if (typeof within !== 'object' || within === null) return [];
  const inner = Object.values(within).flatMap(messagesIn);
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
