/**
 * Texts. A catalogue is a flat record of keys and ICU messages (`messages.ts`): `{name}` stands for a
 * parameter, `{n, plural, one {# cube} other {# cubes}}` for what fits the number `n`. Further
 * languages are further records of the same keys.
 */

import { en } from './en.ts';
import {
  type Catalogue,
  fill,
  LOCALE,
  language,
  type Params,
  type ParamsOf,
  type TextOf,
} from './message.ts';

export { type Catalogue, language, numeral, type Params, signed } from './message.ts';

/** Nothing for a text without parameters; where any key is possible, any parameters are. */
type Given<T extends Catalogue, Key extends keyof T> = keyof T extends Key
  ? [params?: Params]
  : keyof ParamsOf<TextOf<T[Key]>> extends never
    ? []
    : [params: ParamsOf<TextOf<T[Key]>>];

/** Answers the text of a key. */
export type Translator<T extends Catalogue> = <Key extends keyof T & string>(
  key: Key,
  ...given: Given<T, Key>
) => string;

/** A function that answers the texts of one catalogue. */
export function translator<T extends Catalogue>(
  catalogues: { readonly en: T } & { readonly [language: string]: Partial<T> },
): Translator<T> {
  const own: Partial<T> = catalogues[language] ?? catalogues.en;
  return (key, ...[params]) => fill(own[key] ?? catalogues.en[key] ?? key, params);
}

/** Texts of the frame: menu, lobby, connection, settings. A page that says none of them has none. */
export const t = /* @__PURE__ */ translator({ en });
export type TextKey = keyof typeof en;

/** The text with a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const LISTS = /* @__PURE__ */ new Intl.ListFormat(LOCALE, { type: 'conjunction' });
const SERIES = /* @__PURE__ */ new Intl.ListFormat(LOCALE, { type: 'unit' });

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[]): string {
  return LISTS.format(parts);
}

/** `a, b, c`: parts beside each other, without a word between them. */
export function series(parts: readonly string[]): string {
  return SERIES.format(parts);
}
