/** Visitors of a language: their browsers prefer it, and no English word is left on their pages. */

import type { Browser, Page } from 'playwright-core';
import { compile } from '../../../client/i18n/compile.ts';
import { englishTexts, placeKey } from '../../../client/i18n/locale/english.ts';
import { readLanguage } from '../../../client/i18n/locale/files.ts';
import { shapeOf } from '../../../client/i18n/locale/shape.ts';
import { fill } from '../../../client/i18n/message.ts';
import { wordsOn } from './words.ts';

/** The same browser, whose visitors prefer the language. */
export function speaking(browser: Browser, language: string): Browser {
  return new Proxy(browser, {
    get(target, name) {
      if (name === 'newContext') {
        return (options: object) => target.newContext({ ...options, locale: language });
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** The texts of a language beside the English ones. */
export interface Speech {
  /** A text of the catalogues in the language, by the English one. */
  readonly said: (text: string) => string;
  /** Words that only English texts have, in lower case. */
  readonly english: ReadonlySet<string>;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** @throws Error if the language lacks a file */
export async function speechOf(language: string): Promise<Speech> {
  const { rooms } = readLanguage(language);
  const english = await englishTexts();
  const own = new Map<string, string>();
  const others = new Set<string>();
  for (const text of english) {
    const { text: translated = '' } = rooms[text.room]?.[text.catalogue]?.[text.key] ?? {};
    if (!own.has(text.text)) own.set(text.text, translated);
    own.set(placeKey(text), translated);
    for (const word of wordsOf(literals(translated, text.rule))) others.add(word);
  }
  const words = english.flatMap(({ text, rule }) => wordsOf(literals(text, rule)));
  return {
    // The tree of names has plain spaces, also where French has narrow ones before a sign.
    said: (text) => fill(compile(own.get(text) ?? text)).replaceAll(/\s/g, ' '),
    english: new Set(words.filter((word) => !others.has(word))),
  };
}

/** The words of a message without its syntax. */
const literals = (text: string, rule: boolean): string => (rule ? text : shapeOf(text).literals);

/** Texts of a page with words that only English has. */
export async function englishOn(page: Page, { english }: Speech): Promise<string[]> {
  const texts = await wordsOn(page);
  return texts.flatMap(({ where, text, words }) => {
    const left = words.filter((word) => english.has(word.toLowerCase()));
    return left.length > 0 ? [`${where}: ${left.join(' ')} (${text.slice(0, 80)})`] : [];
  });
}
