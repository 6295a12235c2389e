/** The languages of a build. */

import type { Wording } from '../compile.ts';
import { pseudo } from '../pseudo.ts';
import { englishTexts } from './english.ts';
import { faultsOf, isComplete } from './faults.ts';
import { isLanguage, type Language, languagesIn, readLanguage } from './files.ts';

/** The texts of the pages. */
export interface Wanted {
  /** One language that replaces English, for translators and tests. */
  readonly only: Language | Wording | null;
  /** The complete languages, beside English. */
  readonly beside: readonly Language[];
  /** A sentence for each language that is not complete. */
  readonly leftOut: readonly string[];
}

/** English alone. */
export const NOTHING_ELSE: Wanted = { only: null, beside: [], leftOut: [] };

export const isWording = (one: Language | Wording): one is Wording => 'words' in one;

/** Known answers: the three builds of a run ask for the same. */
const known = new Map<string, Promise<Wanted>>();

/**
 * @param texts `pseudo`, a language in place of English, or '' for English and all that are complete
 * @param folder of the languages
 */
export function wantedIn(texts: string, folder: string): Promise<Wanted> {
  const key = `${texts}\0${folder}`;
  const found = known.get(key) ?? read(texts, folder);
  known.set(key, found);
  return found;
}

async function read(texts: string, folder: string): Promise<Wanted> {
  if (texts === 'pseudo') return { only: pseudo, beside: [], leftOut: [] };
  const there = languagesIn(folder);
  if (texts !== '') {
    if (!isLanguage(texts) || !there.includes(texts)) {
      throw new Error(`LAGUNA_TEXTS names no language that has files: “${texts}”.`);
    }
    return { only: readLanguage(texts, folder), beside: [], leftOut: [] };
  }
  const beside: Language[] = [];
  const leftOut: string[] = [];
  const english = there.length > 0 ? await englishTexts() : [];
  for (const id of there) {
    const language = readLanguage(id, folder);
    if (isComplete(faultsOf(english, language))) beside.push(language);
    else leftOut.push(`The language ${id} isn’t complete: npm run locale -- check ${id}`);
  }
  return { only: null, beside, leftOut };
}
