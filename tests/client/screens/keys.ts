/** Which message of which catalogue a text on a page is. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../../../client/i18n/compile.ts';
import { textsIn } from '../../../client/i18n/locale/english.ts';
import type { Compiled } from '../../../client/i18n/message.ts';
import { ROOT } from '../../../server/setup.mjs';

/** A message of a catalogue. */
export interface Entry {
  /** Its file, from `client`. */
  readonly file: string;
  readonly key: string;
  /** As it is written, with its parameters. */
  readonly text: string;
}

interface Pattern {
  readonly entry: Entry;
  readonly fits: RegExp;
  /** Its own letters: more of them make the match surer. */
  readonly letters: number;
}

/** With fewer letters of its own a message is not identifiable: `{name}: {n}` matches too much. */
const LEAST_LETTERS = 3;
const SLOT = /\{[\w.]+\}/;

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A pattern for a message with its parameters put in. */
export const patternOf = (message: Compiled): string =>
  (typeof message === 'string' ? [message] : message)
    .map((part) => {
      if (typeof part === 'string') return part.split(SLOT).map(literally).join('(?:.+?)');
      const [, , arms] = part;
      return `(?:${Object.values(arms).map(patternOf).join('|')})`;
    })
    .join('');

/** Letters of a message that do not depend on its parameters. */
const lettersOf = (message: Compiled): number =>
  (typeof message === 'string' ? [message] : message)
    .map((part) => {
      if (typeof part === 'string') return part.replaceAll(/\{[\w.]+\}|\P{L}/gu, '').length;
      return Math.min(...Object.values(part[2]).map(lettersOf));
    })
    .reduce((sum, letters) => sum + letters, 0);

const spaced = (text: string): string => text.trim().replace(/\s+/g, ' ');

/**
 * Finds messages by their appearance on a page.
 * @param entries of the catalogues, in any order
 */
export function finder(entries: readonly Entry[]): (text: string) => readonly Entry[] {
  const plain = new Map<string, Entry[]>();
  const patterns: Pattern[] = [];
  for (const entry of entries) {
    const message = compile(entry.text);
    if (typeof message === 'string' && !SLOT.test(message)) {
      plain.set(spaced(message), [...(plain.get(spaced(message)) ?? []), entry]);
      continue;
    }
    const letters = lettersOf(message);
    if (letters < LEAST_LETTERS) continue;
    patterns.push({ entry, letters, fits: new RegExp(`^${patternOf(message)}$`, 'u') });
  }
  patterns.sort((a, b) => b.letters - a.letters);
  const found = new Map<string, readonly Entry[]>();
  return (text) => {
    let those = found.get(text) ?? plain.get(text);
    if (!those) {
      const best = patterns.find(({ fits }) => fits.test(text));
      those = best ? [best.entry] : [];
      found.set(text, those);
    }
    return those;
  };
}

/** Every message of the house. */
export function everyEntry(): Entry[] {
  return globSync('client/**/*.{ts,tsx}', { cwd: ROOT })
    .sort()
    .flatMap((path) => {
      const code = readFileSync(join(ROOT, path), 'utf8');
      if (path.startsWith('client/i18n/messages')) return [];
      const file = path.slice('client/'.length);
      return textsIn(path, code).map(({ key, text }) => ({ file, key, text }));
    });
}
