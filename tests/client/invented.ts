/** An invented complete language: English with accents, in the same files as a real language. */

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { EnglishText } from '../../client/i18n/locale/english.ts';
import { type Language, writeLanguage } from '../../client/i18n/locale/files.ts';
import { confirmed, EMPTY, filled } from '../../client/i18n/locale/fill.ts';
import { pseudo } from '../../client/i18n/pseudo.ts';

/** Esperanto has the plural forms of English, and the house has no translation into it. */
export const INVENTED = 'eo';

const { pluralCategories } = new Intl.PluralRules(INVENTED, { type: 'ordinal' }).resolvedOptions();
const ORDINALS: readonly string[] = pluralCategories;

const spoken = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.map((element): MessageFormatElement => {
    if (element.type === TYPE.literal) return { ...element, value: pseudo.words(element.value) };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const type = element.type === TYPE.plural ? element.pluralType : undefined;
    const options = Object.entries(element.options)
      .filter(([arm]) => type !== 'ordinal' || ORDINALS.includes(arm))
      .map(([arm, { value, location }]) => [arm, { value: spoken(value), location }] as const);
    return { ...element, options: Object.fromEntries(options) } as MessageFormatElement;
  });

/** An English text in the invented language. */
export const inInvented = ({ text, rule }: EnglishText): string =>
  rule
    ? pseudo.words(text)
    : printAST(spoken(parse(text, { ignoreTag: true, requiresOtherClause: true })));

/** The language with all of its texts. */
export function invented(english: readonly EnglishText[], id = INVENTED): Language {
  const empty = filled(english, { ...EMPTY, id });
  const rooms = structuredClone(empty.rooms) as {
    [room: string]: { [catalogue: string]: { [key: string]: { text: string; of: string } } };
  };
  for (const one of english) {
    rooms[one.room][one.catalogue][one.key] = { text: inInvented(one), of: one.hash };
  }
  return confirmed(english, { ...empty, rooms });
}

/** Writes the files of the language into a folder of languages. */
export const writeInvented = (english: readonly EnglishText[], folder: string): string[] =>
  writeLanguage(invented(english), folder);
