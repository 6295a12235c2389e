/** The language chosen in this browser: the server sends the pages in it. */

import { LANGUAGE_COOKIE, LANGUAGE_QUERY } from '../../server/protocol/language.ts';

const YEAR_SECONDS = 31_536_000;

/** The cookie for a language. Pure. */
export const cookieFor = (language: string): string =>
  `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;

/** The address without its `lang`, which would override the cookie. Pure. */
export function withoutLanguage(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(LANGUAGE_QUERY);
  return url.href;
}

/** Stores the language and reloads the page at the same place, with the same seat. */
export function chooseLanguage(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no other way before 18.4.
  document.cookie = cookieFor(language);
  history.replaceState(history.state, '', withoutLanguage(location.href));
  location.reload();
}
