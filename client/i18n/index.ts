/**
 * Texts. A catalogue is a flat record of keys; `{name}` stands for a parameter, `{n|cube|cubes}` for
 * the word that fits the number `n`. Further languages are further records of the same keys.
 */

import { en } from './en.ts';

export type Params = { readonly [name: string]: string | number };
export type Catalogue = { readonly [key: string]: string };

/** Puts parameters into a text. An unknown parameter stays visible: a missing one is a mistake. */
export function fill(text: string, params: Params = {}): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name, one, many) => {
    const value = params[name];
    if (value === undefined) return whole;
    // A minus sign, not a hyphen: it is as wide as the plus.
    if (one === undefined) return String(value).replace(/^-(?=\d)/, '−');
    return Math.abs(Number(value)) === 1 ? one : many;
  });
}

/** The language in use, `en` where a catalogue has no other. */
export const language = 'en';

/** A function that answers the texts of one catalogue. */
export function translator<T extends Catalogue>(
  catalogues: { readonly en: T } & { readonly [language: string]: Partial<T> },
): (key: keyof T & string, params?: Params) => string {
  const own: Partial<T> = catalogues[language] ?? catalogues.en;
  return (key, params) => fill(own[key] ?? catalogues.en[key] ?? key, params);
}

/** Texts of the frame: menu, lobby, connection, settings. */
export const t = translator({ en });
export type TextKey = keyof typeof en;

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return t('list.and', { first: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' });
}
