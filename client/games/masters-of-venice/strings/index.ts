/** Texts of Masters of Venice. */

import { translator } from '../../../i18n/index.ts';
import { en } from './en.ts';

export const t = translator({ en });
export type Key = keyof typeof en;

export const has = (key: string): key is Key => key in en;

/** The text of a key put together from data; the plain word if the catalogue has none. */
export function term(group: string, id: string): string {
  const key = `${group}.${id}`;
  return has(key) ? (t as (key: string) => string)(key) : id;
}
