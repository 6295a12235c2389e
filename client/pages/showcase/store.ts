/** Server state on the screen of a stand: requested every two seconds, for ever. */

import { create } from 'zustand';
import type { ShowState } from '../../../server/protocol/showcase.ts';

const EVERY_MS = 2000;
const LIMIT_MS = 5000;
/** Number of unanswered requests in a row that counts as an unreachable server. */
const MISSES = 2;
/** Status of an existing showcase that is not open: only a page of this server may open it. */
const CLOSED = 409;

export interface ShowStore {
  readonly show: ShowState | null;
  /** When `show` came, by `performance.now()`. */
  readonly at: number;
  /** The server does not answer at the moment. */
  readonly away: boolean;
  /** The server answers, and has no showcase. */
  readonly none: boolean;
}

export const useShow = create<ShowStore>()(() => ({ show: null, at: 0, away: false, none: false }));

/** Milliseconds that are left of the phase; null: until something happens. */
export function leftNow({ show, at }: ShowStore): number | null {
  if (show?.left === null || show?.left === undefined) return null;
  return Math.max(0, show.left - (performance.now() - at));
}

function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const ask = (path: string, method: 'GET' | 'POST'): Promise<Response> =>
  fetch(path, { method, cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) });

/** Asks for the state; opens the showcase first, if requested or if it is not open. */
async function fetchState(screen: string, open: boolean, game: string | null): Promise<Response> {
  if (open) {
    const opened = await ask(`/showcase/open${game === null ? '' : `?game=${game}`}`, 'POST');
    if (!opened.ok) return opened;
  }
  const answer = await ask(`/showcase/state?screen=${screen}`, 'GET');
  return answer.status === CLOSED && !open ? fetchState(screen, true, game) : answer;
}

/**
 * Polls until the returned function is called.
 * @param game the game to show, if nobody has chosen yet
 */
export function followShow(game: string | null): () => void {
  const name = newName();
  let misses = 0;
  let asked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  async function look(): Promise<void> {
    try {
      const answer = await fetchState(name, !asked, game);
      asked = true;
      if (answer.status === 404) useShow.setState({ none: true });
      else if (!answer.ok) throw new Error(String(answer.status));
      else {
        const show = (await answer.json()) as ShowState;
        useShow.setState({ show, at: performance.now(), away: false, none: false });
      }
      misses = 0;
    } catch {
      if (++misses >= MISSES) useShow.setState({ away: true });
    }
    if (!ended) timer = setTimeout(() => void look(), EVERY_MS);
  }
  void look();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
