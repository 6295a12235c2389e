/** Adds the missing texts to the files of a language, and keeps its translations. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contexts } from './context.ts';
import { type EnglishText, ROOT } from './english.ts';
import { placesOf, translatedAt } from './faults.ts';
import type { Glossary, Language, Room, Translated } from './files.ts';

/** The house's glossary: the first column of its table has the terms. */
const HOUSE = 'client/i18n/GLOSSARY.md';

/** Terms of the house in English. */
export function houseTerms(): string[] {
  const rows = readFileSync(join(ROOT, HOUSE), 'utf8').matchAll(/^\| ([^|]+) \|/gm);
  return [...rows]
    .map(([, cell]) => cell.trim())
    .filter((cell) => cell !== 'Term' && !cell.startsWith('---'))
    .flatMap((cell) => cell.split(',').map((term) => term.trim()));
}

/** The translation of this text: at its place, or at a former place of the same text in its room. */
function known(
  language: Language,
  moved: ReadonlyMap<string, Translated>,
  text: EnglishText,
): Translated | undefined {
  const here = translatedAt(language, text);
  return here?.text ? here : moved.get(`${text.room}\0${text.key}\0${text.hash}`);
}

/** All translations by room, key and hash, to find those of renamed catalogues. */
function movable(language: Language): Map<string, Translated> {
  const found = new Map<string, Translated>();
  for (const place of placesOf(language)) {
    const one = translatedAt(language, place);
    if (one?.text) found.set(`${place.room}\0${place.key}\0${one.of}`, one);
  }
  return found;
}

/**
 * The language with all English texts: its translations, and empty entries with context for the rest.
 * Translations that no English text needs are left out.
 */
export function filled(english: readonly EnglishText[], language: Language): Language {
  const context = contexts();
  const moved = movable(language);
  const rooms: { [room: string]: { [catalogue: string]: { [key: string]: Translated } } } = {};
  for (const text of english) {
    const own = known(language, moved, text);
    rooms[text.room] ??= {};
    rooms[text.room][text.catalogue] ??= {};
    rooms[text.room][text.catalogue][text.key] = own
      ? { text: own.text, of: own.of, ...(own.apart && { apart: own.apart }) }
      : { text: '', of: text.hash, ...context(text) };
  }
  const glossary: { [term: string]: readonly string[] } = {};
  for (const term of houseTerms()) glossary[term] = [];
  return { ...language, rooms, glossary: Object.assign(glossary, language.glossary) };
}

/** The language with these texts marked as translated from today's English texts. */
export function confirmed(texts: readonly EnglishText[], language: Language): Language {
  const rooms: { [room: string]: Room } = { ...language.rooms };
  for (const text of texts) {
    const { room, catalogue, key } = text;
    const own = translatedAt(language, text);
    if (!own) continue;
    rooms[room] = {
      ...rooms[room],
      [catalogue]: { ...rooms[room]?.[catalogue], [key]: { ...own, of: text.hash } },
    };
  }
  return { ...language, rooms };
}

export const EMPTY: { readonly rooms: Language['rooms']; readonly glossary: Glossary } = {
  rooms: {},
  glossary: {},
};
