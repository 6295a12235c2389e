/** The faults of a language. Some of them keep it out of the build; the others only call for a look. */

import { compile } from '../compile.ts';
import { type EnglishText, type Place, placeKey } from './english.ts';
import type { Glossary, Language, Translated } from './files.ts';
import { parameterFaults, pluralFaults, shapeOf } from './shape.ts';

/** `unused` and `term` do not keep a language out of the build: readers see whole texts all the same. */
export type FaultKind =
  | 'missing'
  | 'unparsable'
  | 'parameters'
  | 'plural'
  | 'marks'
  | 'unused'
  | 'term';
const BLOCKING: ReadonlySet<FaultKind> = new Set([
  'missing',
  'unparsable',
  'parameters',
  'plural',
  'marks',
]);
/** Links and code in the texts of the help. */
const MARKS = /\[\[[\w-]+\]\]|`[^`]+`/g;

export interface Fault {
  readonly kind: FaultKind;
  readonly place: Place;
  readonly why: string;
}

/** The translation of a place, if the language has one. */
export const translatedAt = (
  { rooms }: Language,
  { room, catalogue, key }: Place,
): Translated | undefined => rooms[room]?.[catalogue]?.[key];

/** Every place that a language has a translation of. */
export function* placesOf({ rooms }: Language): Generator<Place> {
  for (const [room, catalogues] of Object.entries(rooms)) {
    for (const [catalogue, texts] of Object.entries(catalogues)) {
      for (const key of Object.keys(texts)) yield { room, catalogue, key };
    }
  }
}

/** Kinds and reasons of the faults of one text. */
function faultsIn(
  english: EnglishText,
  { text, apart = '' }: Translated,
  { id, glossary }: Language,
  terms: readonly Term[],
): (readonly [FaultKind, string])[] {
  const faults: (readonly [FaultKind, string])[] = [];
  const except = apart.split(',').map((term) => term.trim());
  const words = english.rule ? english.text : shapeOf(english.text).literals;
  const said = text.toLocaleLowerCase();
  for (const { term, inEnglish, forms } of terms) {
    if (except.includes(term) || !inEnglish.test(words)) continue;
    if (!forms.some((form) => said.includes(form))) {
      faults.push(['term', `“${term}” is called ${glossary[term]?.join(', ')}`]);
    }
  }
  if (english.rule) return faults;
  try {
    compile(text);
  } catch (error) {
    return [['unparsable', error instanceof Error ? error.message : String(error)]];
  }
  const asked = shapeOf(english.text);
  const shape = shapeOf(text);
  const named = parameterFaults(asked, shape);
  const marks = marksOf(text);
  const lost = marksOf(english.text).filter((mark) => !marks.includes(mark));
  return [
    ...lost.map((mark) => ['marks', `${mark} is lost`] as const),
    ...named.map((why) => ['parameters', why] as const),
    ...pluralFaults(asked, shape, id).map((why) => ['plural', why] as const),
    ...faults,
  ];
}

const marksOf = (text: string): string[] => text.match(MARKS) ?? [];

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A term of the glossary with at least one form. */
interface Term {
  readonly term: string;
  readonly inEnglish: RegExp;
  /** In lower case. */
  readonly forms: readonly string[];
}

const termsOf = (glossary: Glossary): Term[] =>
  Object.entries(glossary)
    .filter(([, forms]) => forms.length > 0)
    .map(([term, forms]) => ({
      term,
      inEnglish: new RegExp(`\\b${literally(term)}(s|es)?\\b`, 'i'),
      forms: forms.map((form) => form.toLocaleLowerCase()),
    }));

/** The faults of a language, in the order of the English texts. */
export function faultsOf(english: readonly EnglishText[], language: Language): readonly Fault[] {
  const faults: Fault[] = [];
  const terms = termsOf(language.glossary);
  for (const text of english) {
    const translated = translatedAt(language, text);
    if (!translated?.text) {
      faults.push({ kind: 'missing', place: text, why: `“${text.text}”` });
      continue;
    }
    for (const [kind, why] of faultsIn(text, translated, language, terms)) {
      faults.push({ kind, place: text, why });
    }
  }
  const known = new Set(english.map(placeKey));
  for (const place of placesOf(language)) {
    if (!known.has(placeKey(place))) {
      faults.push({ kind: 'unused', place, why: 'there is no such English text' });
    }
  }
  return faults;
}

/** Whether a language with these faults may be in a build. */
export const isComplete = (faults: readonly Fault[]): boolean =>
  !faults.some(({ kind }) => BLOCKING.has(kind));

/** Texts whose English text has changed since the translation. */
export const staleIn = (english: readonly EnglishText[], language: Language): EnglishText[] =>
  english.filter((text) => {
    const translated = translatedAt(language, text);
    return Boolean(translated?.text) && translated?.of !== text.hash;
  });
