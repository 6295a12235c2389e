/** Small ways to break a rule: one change in one line of code that belongs to a rule. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Equivalent } from './equivalent.ts';
import { codeFiles, homeOf, idsIn, ROOT } from './places.ts';

export interface Mutant {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly operator: string;
  readonly before: string;
  readonly after: string;
  /** Rules cited by the function in which the line stands. */
  readonly ids: readonly string[];
  /** The function, as one number per game: mutants are spread over functions. */
  readonly block: number;
}

/** Files that cite rules without being rules: other suites test them. */
const OUTSIDE: readonly (readonly [RegExp, string])[] = [
  [/\/bot\//, 'players, not rules: the battery and the simulator hold them'],
  [/\/(position|describe|script)(\.ts|\/)/, 'positions for tests: scenarios and round trips'],
  [/\/(secrets|from-view|reveals)\.ts$/, 'who may know what: the battery of non-interference'],
  [/\/explain(\.ts|\/)/, 'sentences and remedies: the property test of refusals'],
  [/\/invariants\.ts$/, 'what may never be: the battery and the tests of the invariants'],
  [/\/(types|events|names|errors|economy|view-shape)\.ts$/, 'types, names and figures'],
  [/\/(codec|codes|index)\.ts$/, 'representation, not rules'],
];

/** Replaces comments and strings by blanks of the same length, so that only code is changed. */
function maskOf(source: string): string {
  const token =
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
  return source.replace(token, (text) => text.replace(/[^\n]/g, '\u00a0'));
}

/** All changes of one kind: the pattern, and its replacement. */
type Swap = readonly [operator: string, pattern: RegExp, to: (match: RegExpMatchArray) => string];

const PAIRS: { readonly [from: string]: string } = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '+=': '-=',
  '-=': '+=',
  '&&': '||',
  '||': '&&',
  '&': '|',
  '|': '&',
  '|=': '&=',
  '&=': '|=',
};
const TWINS: { readonly [name: string]: string } = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
};
const pair = (match: RegExpMatchArray): string => ` ${PAIRS[`${match[1]}`]} `;
const bump = (sign: number) => (match: RegExpMatchArray) => {
  const value = Number(match[0]);
  const step = value >= 5 && value % 5 === 0 ? 5 : 1;
  return String(value + sign * step);
};

const SWAPS: readonly Swap[] = [
  ['comparison', / (<|<=|>|>=|===|!==) /g, pair],
  ['arithmetic', / (\+|-|\*|\/|\+=|-=) /g, pair],
  ['logic', / (&&|\|\||&|\||\|=|&=) /g, pair],
  ['constant up', /(?<![\w.$])\d+(?![\w.])/g, bump(1)],
  ['constant down', /(?<![\w.$-])[1-9]\d*(?![\w.])/g, bump(-1)],
  ['true and false', /\b(true|false)\b/g, (match) => (match[0] === 'true' ? 'false' : 'true')],
  ['step', /(?<=\]|\w)(\+\+|--)/g, (match) => (match[1] === '++' ? '--' : '++')],
  ['rounding', /(?<=Math\.)(min|max|floor|ceil)\b/g, (match) => `${TWINS[`${match[1]}`]}`],
  [
    'swapped arguments',
    /(?<![\w.])([\w.]+), ([\w.]+)(?=\)[;,) ])/g,
    (match) => `${match[2]}, ${match[1]}`,
  ],
  ['condition negated', /(?<=\bif )\((.+)\)(?= )/g, (match) => `(!(${match[1]}))`],
];

/** Where a changed line would not mean what the operator's name says. */
function isOdd(operator: string, line: string): boolean {
  if (/^\s*(import|export \{|export type|\* |\/\/|\}? ?from)/.test(line)) return true;
  // A field of a type: nothing runs there.
  if (/^\s*readonly \w+\??: [^=]*;$/.test(line)) return true;
  // A line of a union of types.
  if (/^\s*\| /.test(line)) return true;
  // Endless loops reveal nothing about rules.
  if (/\bfor \(/.test(line)) return operator === 'step' || operator === 'condition negated';
  return false;
}

/** Balanced text: the greedy pattern of a condition must not cut through brackets. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth++;
    if (char === ')' && --depth < 0) return false;
  }
  return depth === 0;
}

/** All changes of one line of code. `inVoid`: the function answers nothing. */
function changesOf(
  line: string,
  mask: string,
  inVoid: boolean,
): { operator: string; after: string }[] {
  const found: { operator: string; after: string }[] = [];
  for (const [operator, pattern, to] of SWAPS) {
    if (isOdd(operator, line)) continue;
    for (const match of mask.matchAll(pattern)) {
      const original = line.slice(match.index, match.index + match[0].length);
      if (operator === 'condition negated' && !isBalanced(`${match[1]}`)) continue;
      if (original !== match[0]) continue;
      // A union of types is no logic.
      const next = mask.slice(match.index + match[0].length);
      if (operator === 'logic' && /^(null|undefined|readonly|\u00a0)/.test(next)) continue;
      // Swapping the arguments that every function passes on would be a crash, not a broken rule.
      if (operator === 'swapped arguments' && /\b(s|sink|chance|out|cause)\b/.test(original))
        continue;
      // Here the order of arguments has no meaning.
      const isSet = /\b(during|min|max)\([^()]*$/.test(line.slice(0, match.index));
      if (operator === 'swapped arguments' && isSet) continue;
      const after =
        line.slice(0, match.index) + to(match) + line.slice(match.index + match[0].length);
      if (after !== line) found.push({ operator, after });
    }
  }
  const statement =
    /^(\s+)(?!const |let |return|break|continue|case |default|throw |\}|type )\S.*;$/;
  const whole = statement.exec(line);
  if (
    whole &&
    isBalanced(mask) &&
    !isOdd('statement removed', line) &&
    !/^\s*(if|else|for|while|\/\/|\* )/.test(line)
  ) {
    found.push({ operator: 'statement removed', after: `${whole[1]};` });
    if (inVoid) found.push({ operator: 'early return', after: `${whole[1]}return;` });
  }
  return found;
}

/** Every mutant of a game's rules, in the order of files and lines. */
export function allMutants(game: string, root = ROOT): Mutant[] {
  const mutants: Mutant[] = [];
  let block = 0;
  for (const file of codeFiles(homeOf({ id: game }), root)) {
    if (OUTSIDE.some(([pattern]) => pattern.test(file))) continue;
    const source = readFileSync(join(root, file), 'utf8');
    const lines = source.split('\n');
    const masks = maskOf(source).split('\n');
    for (const { from, to } of blocksOf(lines)) {
      block++;
      const text = lines.slice(from, to);
      const ids = [...new Set(idsIn(text.join('\n')))];
      if (ids.length === 0) continue;
      const inVoid = /\): void \{$/m.test(text.join('\n'));
      for (let i = from; i < to; i++) {
        const before = lines[i] ?? '';
        for (const { operator, after } of changesOf(before, masks[i] ?? '', inVoid))
          mutants.push({ file, line: i + 1, operator, before, after, ids, block });
      }
    }
  }
  return mutants;
}

/** Top-level declarations with the comment before them, as ranges of lines. */
function blocksOf(lines: readonly string[]): { from: number; to: number }[] {
  const blocks: { from: number; to: number }[] = [];
  let from = 0;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    // A bracket at the margin ends a declaration, unless it only ends the list of parameters.
    const ends = /^[}\])](?!.*(\{|=>)$)/.test(line) || /^(export )?const .*;$/.test(line);
    if (line === '' && i > from && !isOpen(lines.slice(from, i))) {
      // An arrow function without braces ends with no bracket at the margin.
      blocks.push({ from, to: i });
      from = i + 1;
    }
    if (!ends) continue;
    blocks.push({ from, to: i + 1 });
    from = i + 1;
  }
  return blocks;
}

/** Whether these lines begin a declaration that is not closed yet. */
function isOpen(lines: readonly string[]): boolean {
  const text = maskOf(lines.join('\n'));
  return (text.match(/[{([]/g)?.length ?? 0) > (text.match(/[})\]]/g)?.length ?? 0);
}

/** Whether a change is among those known to break no rule. */
export const isEquivalent = (mutant: Mutant, known: readonly Equivalent[]): boolean =>
  known.some(
    ({ file, before, after }) =>
      mutant.file.endsWith(file) &&
      mutant.before.trim() === before &&
      mutant.after.trim() === after,
  );
