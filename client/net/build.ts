/**
 * The build of this page, and what to do at a table whose server has another one: its states are not
 * what this page reads. A press that is on its way is finished, the person is told, and the page loads
 * again, into the same seat.
 */

import { useTable } from '../store/table.ts';
import { sleep, until } from './timing.ts';

/** How long the person has to read why. */
const READING_MS = 1500;
/** For which build this tab has loaded again already: a server that mixes two is no endless loop. */
const TRIED = 'laguna-build';

/** The name in the page itself; '' in development. */
const ownBuild = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=laguna-build]')?.content ?? '';

/**
 * Whether a page of the build `own` must load again at a server of the build `told`. Pure.
 * @param before for which build it has loaded again already
 */
export function mustReload(own: string, told: string | undefined, before: string | null): boolean {
  return own !== '' && Boolean(told) && own !== told && told !== before;
}

/** @returns whether the page loads again: then it must read nothing of this server any more */
export function isOutdated(told: string | undefined): boolean {
  try {
    return mustReload(ownBuild(), told, sessionStorage.getItem(TRIED));
  } catch {
    // Without storage it could go on for ever.
    return false;
  }
}

/** Finishes the press that is on its way, says so, and loads the page again. */
export async function loadAgain(told: string): Promise<void> {
  useTable.getState().patch({ updating: true });
  await until(({ busy }) => !busy);
  await sleep(READING_MS);
  sessionStorage.setItem(TRIED, told);
  location.reload();
}
