/**
 * The files of a language: `client/locales/LANGUAGE/ROOM.json` has its texts by catalogue and key, each
 * with the hash of its English text; `glossary.json` has the terms.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './english.ts';

/** The folder of all languages; `LAGUNA_LOCALES` names another one. */
export const LOCALES = process.env.LAGUNA_LOCALES ?? join(ROOT, 'client/locales');

/** A text of a language. */
export interface Translated {
  /** '' until it is translated. */
  readonly text: string;
  /** Hash of the English text at the time of the translation. */
  readonly of: string;
  /** Terms of the glossary that this text may leave out, separated by commas. */
  readonly apart?: string;
  /** Context for the translator: never read again, and removed once the text is there. */
  readonly english?: string;
  readonly parameters?: string;
  readonly where?: string;
  readonly picture?: string;
}

/** The file of a room: catalogues, and their texts by key. */
export interface Room {
  readonly [catalogue: string]: { readonly [key: string]: Translated };
}

/** English terms with their accepted forms in the language; a term without forms is not checked. */
export interface Glossary {
  readonly [term: string]: readonly string[];
}

export interface Language {
  /** As in `<html lang>`: `de`, `pt-BR`. */
  readonly id: string;
  readonly rooms: { readonly [room: string]: Room };
  readonly glossary: Glossary;
}

const GLOSSARY = 'glossary';
const fileOf = (folder: string, id: string, room: string): string =>
  join(folder, id, `${room}.json`);

/** Whether `id` is a language tag in the spelling of `Intl`. */
export function isLanguage(id: string): boolean {
  try {
    return /^[a-z]{2,3}(-[A-Za-z\d]+)*$/.test(id) && Intl.getCanonicalLocales(id)[0] === id;
  } catch {
    return false;
  }
}

/** The languages that have files, complete or not. */
export function languagesIn(folder = LOCALES): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isLanguage(entry.name))
    .map(({ name }) => name)
    .sort();
}

/** @throws Error with the name of a file that cannot be read */
function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} can’t be read: ${why}`);
  }
}

/** @throws Error with the name of a file that cannot be read */
export function readLanguage(id: string, folder = LOCALES): Language {
  const rooms: { [room: string]: Room } = {};
  let glossary: Glossary = {};
  for (const name of readdirSync(join(folder, id)).sort()) {
    if (!name.endsWith('.json')) continue;
    const room = basename(name, '.json');
    const content = parsed(join(folder, id, name));
    if (room === GLOSSARY) glossary = content as Glossary;
    else rooms[room] = content as Room;
  }
  return { id, rooms, glossary };
}

const write = (file: string, content: Room | Glossary): void =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

/** Writes all files of a language. @returns their names */
export function writeLanguage({ id, rooms, glossary }: Language, folder = LOCALES): string[] {
  mkdirSync(join(folder, id), { recursive: true });
  const files = Object.entries(rooms).map(([room, content]) => {
    const file = fileOf(folder, id, room);
    write(file, content);
    return file;
  });
  const terms = fileOf(folder, id, GLOSSARY);
  write(terms, glossary);
  return [...files, terms];
}
