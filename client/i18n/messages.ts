/**
 * `messages({ … })` makes a catalogue of ICU texts. In a page, the build has replaced the call by
 * the compiled messages (`client/catalogues.ts`), so that this file exists under Node only.
 */

import { compile } from './compile.ts';
import type { Message } from './message.ts';

/** Texts by their keys, in the syntax of ICU: `{n, plural, one {# cube} other {# cubes}}`. */
export function messages<const Texts extends { readonly [key: string]: string }>(
  texts: Texts,
): { readonly [Key in keyof Texts]: Message<Texts[Key]> } {
  const all = Object.entries(texts).map(([key, text]) => [key, compile(text)]);
  return Object.fromEntries(all);
}
