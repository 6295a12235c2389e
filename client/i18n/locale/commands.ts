/** The commands of `npm run locale`. */

import type { EnglishText, Place } from './english.ts';
import {
  type Fault,
  type FaultKind,
  faultsOf,
  isComplete,
  staleIn,
  translatedAt,
} from './faults.ts';
import { isLanguage, type Language, languagesIn, readLanguage, writeLanguage } from './files.ts';
import { confirmed, EMPTY, filled } from './fill.ts';
import { shapeOf } from './shape.ts';

export interface Surroundings {
  readonly english: () => Promise<readonly EnglishText[]>;
  /** Folder of the languages. */
  readonly folder: string;
  readonly say: (line: string) => void;
  /** The name of a file for people. */
  readonly shown: (file: string) => string;
}

const HOW = `npm run locale -- new LANGUAGE      writes the files of a language, with what is to be filled in
npm run locale -- check [LANGUAGE]  looks for faults
npm run locale -- stale [LANGUAGE]  lists texts whose English text has changed
npm run locale -- keep LANGUAGE [KEY …]  says that these, or all of them, are right as they are`;

/** The most faults of a kind that are listed one by one. */
const LISTED = 40;

const KINDS: { readonly [kind in FaultKind]: string } = {
  missing: 'not translated',
  unparsable: 'not a message',
  parameters: 'with other parameters',
  plural: 'with other plural forms',
  marks: 'with other marks',
  unused: 'unused',
  term: 'without a term of the glossary',
};

const named = ({ room, catalogue, key }: Place): string => `${room} ${catalogue} ${key}`;
const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

/** @returns the exit code: 0 no faults, 1 faults, 2 wrong arguments */
export async function runLocale(
  [command = '', ...rest]: readonly string[],
  where: Surroundings,
): Promise<0 | 1 | 2> {
  const { folder, say } = where;
  const [id, ...keys] = rest;
  const there = languagesIn(folder);
  if (!['new', 'check', 'stale', 'keep'].includes(command)) {
    say(HOW);
    return 2;
  }
  if (id === undefined && (command === 'new' || command === 'keep')) {
    say(`Which language? ${HOW}`);
    return 2;
  }
  if (id !== undefined && (!isLanguage(id) || id === 'en')) {
    say(`“${id}” is no language that can be added: write it as in pt or pt-BR.`);
    return 2;
  }
  if (id !== undefined && command !== 'new' && !there.includes(id)) {
    say(`There are no files of ${id} yet: npm run locale -- new ${id}`);
    return 2;
  }
  const english = await where.english();
  if (command === 'new') return begin(id, english, where);
  const languages = (id === undefined ? there : [id]).map((one) => readLanguage(one, folder));
  if (languages.length === 0) say('There is English alone.');
  if (command === 'check') return worst(languages.map((one) => check(one, english, say)));
  if (command === 'stale') return worst(languages.map((one) => stale(one, english, say)));
  return keep(languages[0], keys, english, where);
}

const worst = (ends: readonly (0 | 1)[]): 0 | 1 => (ends.includes(1) ? 1 : 0);

function begin(id: string, english: readonly EnglishText[], where: Surroundings): 0 {
  const { folder, say, shown } = where;
  const before = languagesIn(folder).includes(id) ? readLanguage(id, folder) : { ...EMPTY, id };
  const language = filled(english, before);
  const files = writeLanguage(language, folder);
  const open = faultsOf(english, language).filter(({ kind }) => kind === 'missing').length;
  say(`${counted(files.length, 'file')} in ${shown(folder)}/${id}.`);
  say(`${counted(open, 'text')} of ${english.length} to be filled in: write each into "text".`);
  return 0;
}

function check(language: Language, english: readonly EnglishText[], say: Surroundings['say']) {
  const faults = faultsOf(english, language);
  for (const line of open(english, language)) say(line);
  for (const kind of Object.keys(KINDS) as FaultKind[]) {
    const those = faults.filter((fault) => fault.kind === kind);
    if (those.length > 0) tell(language.id, kind, those, say);
  }
  const old = staleIn(english, language).length;
  if (old > 0) say(`${language.id}: ${counted(old, 'text')} stale: npm run locale -- stale`);
  const left = isComplete(faults) ? 'It is complete.' : 'It is not offered to anybody.';
  say(
    `${language.id}: ${counted(english.length, 'text')}, ${counted(faults.length, 'fault')}. ${left}`,
  );
  return faults.length > 0 ? 1 : 0;
}

/** The counts of missing texts, by room. */
function open(english: readonly EnglishText[], language: Language): string[] {
  const rooms = Map.groupBy(english, ({ room }) => room);
  return [...rooms].flatMap(([room, texts]) => {
    const left = texts.filter((text) => !translatedAt(language, text)?.text);
    if (left.length === 0) return [];
    const words = left.reduce((sum, text) => sum + wordsIn(text), 0);
    return [`${language.id} ${room}: ${left.length} of ${texts.length} to do, ${words} words`];
  });
}

/** The number of words to translate. */
function wordsIn({ text, rule }: EnglishText): number {
  const words = rule ? text : shapeOf(text).literals;
  return words.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

function tell(id: string, kind: FaultKind, those: readonly Fault[], say: Surroundings['say']) {
  say(`${id}: ${those.length} ${KINDS[kind]}`);
  for (const { place, why } of those.slice(0, LISTED)) say(`  ${named(place)}: ${why}`);
  if (those.length > LISTED) say(`  and ${those.length - LISTED} more`);
}

function stale(language: Language, english: readonly EnglishText[], say: Surroundings['say']) {
  const old = staleIn(english, language);
  for (const text of old) say(`  ${named(text)}: “${text.text}”`);
  say(`${language.id}: ${counted(old.length, 'text')} made from another English text.`);
  return old.length > 0 ? 1 : 0;
}

function keep(
  language: Language,
  keys: readonly string[],
  english: readonly EnglishText[],
  { folder, say }: Surroundings,
): 0 | 2 {
  const old = staleIn(english, language);
  const those = old.filter(({ key }) => keys.length === 0 || keys.includes(key));
  const unknown = keys.filter((key) => !old.some((text) => text.key === key));
  if (unknown.length > 0) {
    say(`Not stale: ${unknown.join(', ')}`);
    return 2;
  }
  writeLanguage(confirmed(those, language), folder);
  say(`${language.id}: ${counted(those.length, 'text')} kept as they are.`);
  return 0;
}
