/**
 * Texts. A catalogue is a flat record of keys and ICU messages (`messages.ts`): `{name}` is a
 * parameter, `{n, plural, one {# cube} other {# cubes}}` selects the form for the number `n`. In a
 * page of another language, the build has replaced the English texts (`client/catalogues.ts`).
 */

import { en } from './en.ts';
import { LOCALE } from './language.ts';
import { type Catalogue, fill, type Params, type ParamsOf, type TextOf } from './message.ts';

export { type Catalogue, numeral, type Params, signed } from './message.ts';

/** Nothing for a text without parameters; if any key is possible, any parameters are. */
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
export function translator<T extends Catalogue>({ en }: { readonly en: T }): Translator<T> {
  return (key, ...[params]) => fill(en[key] ?? key, params);
}

/**
 * Texts of the frame: menu, lobby, connection, settings. A page without any of them carries none.
 */
export const t = /* @__PURE__ */ translator({ en });
export type TextKey = keyof typeof en;

/** The text with a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const LISTS = /* @__PURE__ */ new Intl.ListFormat(LOCALE, { type: 'conjunction' });
const CHOICES = /* @__PURE__ */ new Intl.ListFormat(LOCALE, { type: 'disjunction' });

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[]): string {
  return LISTS.format(parts);
}

/** `a`, `a or b`, `a, b or c`. */
export function either(parts: readonly string[]): string {
  return CHOICES.format(parts);
}

/** `a, b, c`: adjacent parts, without a word between them, which `Intl` has in most languages. */
export const series = (parts: readonly string[]): string => parts.join(', ');
