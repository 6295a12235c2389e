/** The context of a text for its translator: files that use it, and a picture of a screen that shows it. */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type EnglishText, ROOT } from './english.ts';
import type { Translated } from './files.ts';
import { parametersOf } from './shape.ts';

/** The most files that are named for a text. */
const SHOWN = 3;
const SCREENS = 'dist/screens';

/** The files of the client by the words that they have as strings. */
function sayers(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of globSync('client/**/*.{ts,tsx}', { cwd: ROOT }).sort()) {
    const code = readFileSync(join(ROOT, file), 'utf8');
    for (const word of new Set([...code.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, one]) => one))) {
      found.set(word, [...(found.get(word) ?? []), file]);
    }
  }
  return found;
}

/** A group of screens in the list of `npm run screens`. */
interface Group {
  readonly id: string;
  readonly screens: readonly {
    readonly pictures: readonly { readonly file: string }[];
    readonly texts: readonly string[];
  }[];
}

/** Pictures by the texts that they show. */
function pictures(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const list of globSync(`${SCREENS}/*/screens.json`, { cwd: ROOT }).sort()) {
    const { id, screens } = JSON.parse(readFileSync(join(ROOT, list), 'utf8')) as Group;
    for (const { pictures: shots, texts } of screens) {
      const [shot] = shots;
      if (!shot) continue;
      for (const text of texts) {
        if (!found.has(text)) found.set(text, `${SCREENS}/${id}/${shot.file}`);
      }
    }
  }
  return found;
}

/**
 * Whether a file with the key as a string can mean this text: a game's texts are used in its own rooms,
 * those of the frame outside of all games, and a short key near its catalogue.
 */
function near(file: string, text: EnglishText): boolean {
  if (file === text.file) return false;
  if (!text.key.includes('.')) return file.startsWith(`${dirname(text.file)}/`);
  const game = /^client\/games\/[^/]+\//;
  return game.exec(file)?.[0] === game.exec(text.file)?.[0];
}

/** The text as screens show it, if it has no parameters. */
const asShown = ({ text }: EnglishText): string => text.trim().replace(/\s+/g, ' ');

/** A function that answers the context of a text. */
export function contexts(): (text: EnglishText) => Omit<Translated, 'text' | 'of'> {
  const said = sayers();
  const shown = existsSync(join(ROOT, SCREENS)) ? pictures() : new Map<string, string>();
  return (text) => {
    const parameters = text.rule ? '' : parametersOf(text.text);
    const by = (said.get(text.key) ?? []).filter((file) => near(file, text)).slice(0, SHOWN);
    const picture = shown.get(asShown(text));
    return {
      english: text.text,
      ...(parameters && { parameters }),
      where: [text.file, ...by].join(' · '),
      ...(picture && { picture }),
    };
  };
}
