/** Chooses the language of a page: the build has a file of each page for each of its languages. */

import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { LANGUAGE_COOKIE, LANGUAGE_QUERY } from '../protocol/language.ts';
import { BuiltFile } from './built.ts';

/** The language of the files without a language in their names. */
const ENGLISH = 'en';

const base = (language: string): string => language.split('-', 1)[0];

/** The best match for a language among `there`: `de` for `de-AT`; null if there is none. */
function nearest(there: readonly string[], wanted: string): string | null {
  const low = wanted.toLowerCase();
  return (
    there.find((one) => one.toLowerCase() === low) ??
    there.find((one) => one === base(low)) ??
    there.find((one) => base(one) === base(low)) ??
    null
  );
}

/** The languages of `Accept-Language`, most preferred first. */
function accepted(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [language = '', ...params] = part.trim().split(/\s*;\s*/);
      const q = params.find((param) => param.startsWith('q='));
      return { language, q: q === undefined ? 1 : Number(q.slice(2)) || 0 };
    })
    .filter(({ language, q }) => q > 0 && /^[A-Za-z]{1,8}(-[A-Za-z\d]{1,8})*$/.test(language))
    .sort((a, b) => b.q - a.q)
    .map(({ language }) => language);
}

/** The languages that a request names. */
export interface Wishes {
  /** By its address. */
  readonly asked: string | null;
  /** By its cookie. */
  readonly kept: string | null;
  readonly accepts: string;
}

/** The language for these wishes. Pure. @param there the languages of the build beside English */
export function languageFor(there: readonly string[], { asked, kept, accepts }: Wishes): string {
  const all = [ENGLISH, ...there];
  for (const wish of [asked, kept, ...accepted(accepts)]) {
    const found = wish === null ? null : nearest(all, wish);
    if (found !== null) return found;
  }
  return ENGLISH;
}

/** The value of a cookie of a request; null if it has none. */
function cookieOf(req: IncomingMessage, name: string): string | null {
  const pairs = (req.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

export class PageLanguages {
  private readonly there: BuiltFile<readonly string[]>;

  /** @param root folder of the built client */
  constructor(root: string) {
    this.there = new BuiltFile(join(root, 'languages.json'), (text) => JSON.parse(text));
  }

  /**
   * The file of a page in the language of the request.
   * @param page such as `/index.html`
   */
  pageFor(req: IncomingMessage, page: string): string {
    const there = this.there.get() ?? [];
    if (there.length === 0) return page;
    const [, query = ''] = (req.url ?? '').split('?', 2);
    const language = languageFor(there, {
      asked: new URLSearchParams(query).get(LANGUAGE_QUERY),
      kept: cookieOf(req, LANGUAGE_COOKIE),
      accepts: req.headers['accept-language'] ?? '',
    });
    return language === ENGLISH ? page : page.replace(/\.html$/, `.${language}.html`);
  }
}
