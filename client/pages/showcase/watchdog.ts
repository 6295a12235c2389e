/** Keeps a page alive for days: it reloads itself after a permanent failure. */

import { useEffect, useRef } from 'react';
import { probeWebgl, useScreen } from '../../table/screen.ts';
import { keepScreenOn } from '../../table/screen-on.ts';
import { useShow } from './store.ts';

/** Between two matches a page of this age reloads in any case. */
const OLD_MS = 6 * 3600_000;
/** More loads than this within the time, and the next one waits. */
const MANY = 3;
const WITHIN_MS = 5 * 60_000;
const SOON_MS = 2000;
const PAUSE_MS = 60_000;
const KEY = 'laguna.show.loads';

/** Times of the page's own last loads; empty if the browser stores nothing. */
function loads(): number[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.map(Number).filter((at) => Date.now() - at < WITHIN_MS);
  } catch {
    return [];
  }
}

/** Reloads the page, soon; after many loads in a short time later. */
export function loadAnew(): () => void {
  const before = loads();
  return loadIn(before.length >= MANY ? PAUSE_MS : SOON_MS, () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...before, Date.now()]));
    } catch {
      // Then only the pauses are missing.
    }
  });
}

/**
 * Reloads the page after a time, and not before its server answers: a browser replaces a page that
 * does not load by an error page of its own, from which no script leads back.
 * @param before what happens immediately before
 * @returns a function that calls it off
 */
export function loadIn(ms: number, before: () => void = () => {}): () => void {
  let timer = setTimeout(attempt, ms);
  let gone = false;
  async function attempt(): Promise<void> {
    const reached = (await askForPage()) !== null;
    if (gone) return;
    if (!reached) {
      timer = setTimeout(attempt, SOON_MS);
      return;
    }
    before();
    location.reload();
  }
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}

/** The server's answer for the page's own file; null while it does not answer. */
async function askForPage(): Promise<Response | null> {
  try {
    const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    return answer.ok ? answer : null;
  } catch {
    return null;
  }
}

/** The tag of the page's own file: another one after the program was updated. */
async function buildTag(): Promise<string | null> {
  return (await askForPage())?.headers.get('etag') ?? null;
}

/** Monitors the page for as long as it shows the stand. */
export function useWatchdog(): void {
  const webgl = useScreen((screen) => screen.webgl);
  const boot = useShow(({ show }) => show?.boot);
  const phase = useShow(({ show }) => show?.phase);
  const build = useRef<string | null>(null);

  // The context was lost and did not come back, or drawing failed: a fresh page has a fresh one.
  useEffect(() => {
    if (webgl) return;
    return probeWebgl().webgl ? loadAnew() : laterAnew();
  }, [webgl]);

  // A restarted server may have another client.
  useEffect(() => {
    if (boot === undefined) return;
    let gone = false;
    let end: (() => void) | undefined;
    void buildTag().then((tag) => {
      if (gone || tag === null) return;
      if (build.current !== null && build.current !== tag) end = loadAnew();
      build.current ??= tag;
    });
    return () => {
      gone = true;
      end?.();
    };
  }, [boot]);

  useEffect(() => {
    if (phase === 'preparing' && performance.now() > OLD_MS) return loadAnew();
    return undefined;
  }, [phase]);

  // A part of the program was not loaded: its server was away, or has another build by now.
  useEffect(() => {
    let end: (() => void) | undefined;
    const missing = (): void => {
      end ??= loadAnew();
    };
    addEventListener('vite:preloadError', missing);
    return () => {
      removeEventListener('vite:preloadError', missing);
      end?.();
    };
  }, []);

  useEffect(() => keepScreenOn().stop, []);
}

/** Without any 3D a quick reload gains nothing. */
function laterAnew(): () => void {
  return loadIn(PAUSE_MS);
}
