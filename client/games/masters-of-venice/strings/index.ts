/** Texts of Masters of Venice. */

import { translator } from '../../../i18n/index.ts';
import { en } from './en.ts';

/** A catalogue's texts, and those whose keys are put together from data. */
export function textsOf<T extends typeof en>(texts: T) {
  const t = translator({ en: texts });
  const has = (key: string): key is keyof T & string => key in texts;
  return {
    t,
    has,
    /** The text of such a key; the plain word if the catalogue has none. */
    term(group: string, id: string): string {
      const key = `${group}.${id}`;
      return has(key) ? (t as unknown as (key: string) => string)(key) : id;
    },
  };
}

export const { t, has, term } = textsOf(en);
export type Key = keyof typeof en;
