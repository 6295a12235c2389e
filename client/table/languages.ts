/** The names of the languages, each in its own language, and the label of the choice. */

import { translator } from '../i18n/index.ts';
import { messages } from '../i18n/messages.ts';

export const t = translator({ en: messages({ language: 'Language' }) });

/** The name of a language in that language, with a capital: `Italiano`. */
export function languageName(language: string): string {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const name = names.of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
