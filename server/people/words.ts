/**
 * Words that stand in no name and are masked in the talk: insults and slurs in the languages of the
 * house, and what the operator adds. A word of the list is found as a whole word, whatever letters
 * it is written with; `word*` also begins one, and `*word*` is found anywhere, which only words may
 * be that no innocent one contains.
 */

import { readFileSync } from 'node:fs';

const USUAL = `
  *fuck* cunt cunts nigger* nigga* faggot* whore whores wanker* bitch* asshole* arsehole*
  kike kikes rapist rapists hitler* nazi nazis stronz* vaffancul* puttan* frocio froci
  coglion* mignott* porcodio *arschloch* fotze* hurensohn* wichser* missgeburt* kanake*
  schlampe* salope* connard* connasse* encule* bougnoul* niquetamere puta putas hijoputa*
  hijodeputa gilipollas maricon* cabron*
`
  .trim()
  .split(/\s+/);

/** Signs that stand for a letter. */
const SIGNS: { readonly [sign: string]: string } = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const WORD = /[\p{L}\p{M}\p{N}@$!]+/gu;
/** Single letters with blanks or signs between them. */
const SPACED = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$!][\s._*-]+){2,}[\p{L}\p{N}@$!](?![\p{L}\p{N}])/gu;

/** A word without accents, capitals and signs for letters; stretched letters count once. */
function plain(word: string): string {
  const letters = word.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  // A number is no word.
  const read = /\p{L}/u.test(letters) ? letters.replace(/[013457@$!]/g, (sign) => SIGNS[sign]) : '';
  return read.replace(/ß/g, 'ss').replace(/(.)\1{2,}/gu, '$1');
}

export class Words {
  private readonly whole = new Set<string>();
  private readonly beginnings: string[] = [];
  private readonly anywhere: string[] = [];

  /** @param more words of the operator; `-word` takes one of the usual ones off */
  constructor(more: readonly string[] = []) {
    const off = new Set(more.filter((one) => one.startsWith('-')).map((one) => one.slice(1)));
    const added = more.filter((one) => !one.startsWith('-'));
    for (const entry of [...USUAL.filter((one) => !off.has(one)), ...added]) {
      const word = plain(entry.replaceAll('*', ''));
      if (word === '') continue;
      if (entry.startsWith('*')) this.anywhere.push(word);
      else if (entry.endsWith('*')) this.beginnings.push(word);
      else this.whole.add(word);
    }
  }

  private has(word: string): boolean {
    const given = plain(word);
    return (
      this.whole.has(given) ||
      this.beginnings.some((one) => given.startsWith(one)) ||
      this.anywhere.some((one) => given.includes(one))
    );
  }

  /** Whether this may be somebody's name. */
  fits(name: string): boolean {
    const joined = plain((name.match(WORD) ?? []).join(''));
    const hidden = this.whole.has(joined) || this.anywhere.some((one) => joined.includes(one));
    return !hidden && this.masked(name) === name;
  }

  /** The text with a dot for each letter of a listed word. */
  masked(text: string): string {
    const dots = (found: string): string => found.replace(/[^\s._*-]/gu, '•');
    return text
      .replace(SPACED, (run) => (this.has(run.replace(/[\s._*-]/g, '')) ? dots(run) : run))
      .replace(WORD, (word) => (this.has(word) ? dots(word) : word));
  }
}

/**
 * The operator's words: a list between commas, or the lines of a file.
 * @param given begins with `/` or `.` if it is a file's path
 * @throws Error if the file cannot be read
 */
export function wordsOf(given: string): Words {
  const text = /^[./]/.test(given) ? readFileSync(given, 'utf8') : given;
  const words = text.split(/[,\n]/).map((one) => one.trim());
  return new Words(words.filter((one) => one !== '' && !one.startsWith('#')));
}
