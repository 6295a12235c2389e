/**
 * The English texts that every other language translates: the messages of all catalogues and the
 * sentences of the rules, by their rooms. This file runs under Node only.
 */

import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseAst } from 'vite';
import type { RuleEntry } from '../../../engine/core/contract.ts';
import { entries, messagesIn, nameOf, plain } from './source.ts';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Letters of a text's digest. */
const LENGTH = 8;
/** The path of a game's rule index. */
export const RULES = /engine\/games\/([\w-]+)\/rule-index\.ts$/;

/** The place of a text in the files of a language. */
export interface Place {
  /** The name of the file. */
  readonly room: string;
  /** The English catalogue: its path in the room, without the extension. */
  readonly catalogue: string;
  readonly key: string;
}

export interface EnglishText extends Place {
  readonly text: string;
  /** Digest of the text: a change of the text changes it. */
  readonly hash: string;
  /** From the root of the repository. */
  readonly file: string;
  /** A sentence of the rules: it has no parameters, and no syntax of its own. */
  readonly rule: boolean;
}

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, LENGTH);

/** A place as a string, for maps. */
export const placeKey = ({ room, catalogue, key }: Place): string =>
  `${room}\0${catalogue}\0${key}`;

/** The room and catalogue of a file of the client; null for files outside of the client. */
export function roomOf(file: string): Omit<Place, 'key'> | null {
  const [, path] = /^client\/(.+)\.tsx?$/.exec(file) ?? [];
  if (path === undefined) return null;
  const [layer = '', first = ''] = path.split('/');
  const within = (prefix: string): string => path.slice(prefix.length);
  if (layer === 'games') return { room: first, catalogue: within(`games/${first}/`) };
  if (path.startsWith('pages/help/')) return { room: 'help', catalogue: within('pages/help/') };
  if (layer === 'i18n') return { room: 'frame', catalogue: within('i18n/') };
  return { room: layer, catalogue: within(`${layer}/`) };
}

/** The room of a game's rules, and its two catalogues. */
const rulesRoom = (game: string): string => `${game}.rules`;
const SECTIONS = 'sections';
const SENTENCES = 'rules';

/** The place of a section's title, and that of a rule's sentence. */
export const sectionPlace = (game: string, section: string): Place => ({
  room: rulesRoom(game),
  catalogue: SECTIONS,
  key: section,
});
export const sentencePlace = (game: string, id: string): Place => ({
  room: rulesRoom(game),
  catalogue: SENTENCES,
  key: id,
});

/** The rules of the game whose index this file is. */
export async function rulesOf(file: string): Promise<readonly RuleEntry[]> {
  const module = (await import(pathToFileURL(file).href)) as { rules: readonly RuleEntry[] };
  return module.rules;
}

/** The English texts of one module of the client. */
export function textsIn(file: string, code: string): EnglishText[] {
  const room = roomOf(file);
  if (!room || !/\bmessages\(\{/.test(code)) return [];
  const { body } = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  return messagesIn(body)
    .flatMap(entries)
    .map(({ key, value }) => {
      const text = plain(value);
      return { ...room, key: nameOf(key), text, hash: hashOf(text), file, rule: false };
    });
}

async function ruleTexts(): Promise<EnglishText[]> {
  const texts: EnglishText[] = [];
  for (const file of globSync('engine/games/*/rule-index.ts', { cwd: ROOT }).sort()) {
    const game = RULES.exec(file)?.[1] ?? '';
    const rules = await rulesOf(join(ROOT, file));
    const from = (place: Place, text: string): EnglishText => ({
      ...place,
      text,
      hash: hashOf(text),
      file,
      rule: true,
    });
    const sections = new Set(rules.map(({ section }) => section));
    for (const section of sections) texts.push(from(sectionPlace(game, section), section));
    for (const { id, sentence } of rules) texts.push(from(sentencePlace(game, id), sentence));
  }
  return texts;
}

/** Every English text of the house, in the order of the files. */
export async function englishTexts(): Promise<readonly EnglishText[]> {
  const catalogues = globSync('client/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !file.startsWith('client/i18n/messages'))
    .sort()
    .flatMap((file) => textsIn(file, readFileSync(join(ROOT, file), 'utf8')));
  return [...catalogues, ...(await ruleTexts())];
}
