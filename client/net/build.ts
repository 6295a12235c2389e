/**
 * The build of this page, and the reaction to a table whose server has another one: this page
 * cannot read its states. A pending press is finished, the person is informed, and the page
 * reloads, into the same seat.
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
 * Whether a page of the build `own` must reload at a server of the build `told`. Pure.
 * @param before the build for which it has reloaded already
 */
export function mustReload(own: string, told: string | undefined, before: string | null): boolean {
  return own !== '' && Boolean(told) && own !== told && told !== before;
}

/** @returns whether the page reloads: then it must read nothing more from this server */
export function isOutdated(told: string | undefined): boolean {
  try {
    return mustReload(ownBuild(), told, sessionStorage.getItem(TRIED));
  } catch {
    // Without storage it could reload for ever.
    return false;
  }
}

/** Finishes the pending press, informs the person, and reloads the page. */
export async function loadAgain(told: string): Promise<void> {
  useTable.getState().patch({ updating: true });
  await until(({ busy }) => !busy);
  await sleep(READING_MS);
  sessionStorage.setItem(TRIED, told);
  location.reload();
}
