/**
 * A pseudo language for tests: English with accents on every word, two fifths longer, and texts of
 * more than one word in angle quotes. A word without accents on a page is missing from the
 * catalogues; a text that overflows or is cut off would not hold a longer language either. Built
 * with `LAGUNA_TEXTS=pseudo`.
 */

import type { Wording } from './compile.ts';

const LONGER = 0.4;
/** The same name in every language. */
const BRAND = 'Laguna';
const ACCENTS: { readonly [letter: string]: string } = Object.fromEntries(
  [...'aàeéiîoöuûyýcçnñAÀEÉIÎOÖUÛYÝCÇNÑ'].flatMap((letter, k, all) =>
    k % 2 === 0 ? [[letter, all[k + 1] ?? letter]] : [],
  ),
);
/** Markup of the help's texts (`pages/help/marks.ts`): links, keys, code. */
const MARKS = /(\[\[[^\]]*\]\]|\[[^\]]*\]|`[^`]*`)/;

function longer(word: string): string {
  if (word === BRAND) return word;
  const accented = [...word].map((letter) => ACCENTS[letter] ?? letter);
  const more = Math.round(word.length * LONGER);
  const at = accented.findIndex((letter, k) => letter !== word[k] && /\p{Ll}/u.test(letter));
  const [fill = 'ë'] = at < 0 ? [] : [accented[at]];
  accented.splice(at < 0 ? accented.length : at, 0, ...Array<string>(more).fill(fill));
  return accented.join('');
}

export const pseudo: Wording = {
  words: (text) =>
    text
      .split(MARKS)
      .map((part, k) => (k % 2 === 1 ? part : part.replace(/\p{L}+/gu, longer)))
      .join(''),
  around: (text) => (/\s/.test(text.replace(BRAND, '').trim()) ? ['«', '»'] : ['', '']),
};
