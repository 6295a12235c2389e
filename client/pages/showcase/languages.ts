/** `/showcase?langs=it,de,en`: each match of a stand in the next of these languages. */

import { useEffect, useRef } from 'react';
import { LANGUAGE_QUERY } from '../../../server/protocol/language.ts';
import { LANGUAGE, LANGUAGES } from '../../i18n/language.ts';
import { useShow } from './store.ts';
import { loadIn } from './watchdog.ts';

/** The parameter with the languages, separated by commas. */
const IN_TURN = 'langs';

/**
 * The address of the stand in the language after `now`; null without at least two languages that the
 * build has. Pure.
 */
export function inNextLanguage(
  address: string,
  now: string,
  languages: readonly string[],
): string | null {
  const url = new URL(address);
  const wished = (url.searchParams.get(IN_TURN) ?? '').split(',').map((one) => one.trim());
  const inTurn = [...new Set(wished)].filter((one) => languages.includes(one));
  if (inTurn.length < 2) return null;
  url.searchParams.set(LANGUAGE_QUERY, inTurn[(inTurn.indexOf(now) + 1) % inTurn.length]);
  return url.href;
}

/** Loads the page in the next language once a match and its result have been shown. */
export function useLanguagesInTurn(): void {
  const phase = useShow(({ show }) => show?.phase);
  const before = useRef(phase);
  useEffect(() => {
    const ended = before.current === 'result' && phase !== 'result';
    before.current = phase;
    const next = ended ? inNextLanguage(location.href, LANGUAGE, LANGUAGES) : null;
    if (next === null) return undefined;
    return loadIn(0, () => history.replaceState(history.state, '', next));
  }, [phase]);
}
