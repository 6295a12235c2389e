/** The review of a seat: from storage, or computed by the thinker on request. */

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Reviewed } from '../../../../engine/search/review.ts';
import type { Progress } from '../../../table/thinking/messages.ts';
import { think } from '../../../table/thinking/think.ts';
import type { Shown } from '../store.ts';
import { keepReview, keptReview } from './keep.ts';

export type ReviewWork =
  | { readonly phase: 'asking' | 'failed' }
  | { readonly phase: 'working'; readonly progress: Progress }
  | { readonly phase: 'done'; readonly decisions: readonly Reviewed[] };

export interface Reviewing {
  readonly work: ReviewWork;
  readonly start: () => void;
  readonly stop: () => void;
}

/** The stored part of it. */
function workOf(name: string | undefined, seat: number): ReviewWork {
  const kept = name ? keptReview(name, seat) : null;
  return kept ? { phase: 'done', decisions: kept } : { phase: 'asking' };
}

export function useReview({ recording }: Shown, seat: number): Reviewing {
  const { log } = recording;
  const name = log.id;
  const [work, setWork] = useState<ReviewWork>(() => workOf(name, seat));
  const stopping = useRef<AbortController | null>(null);
  const stop = useCallback((): void => {
    stopping.current?.abort();
    stopping.current = null;
    setWork({ phase: 'asking' });
  }, []);
  useEffect(() => {
    setWork(workOf(name, seat));
    return () => stopping.current?.abort();
  }, [name, seat]);
  const start = useCallback((): void => {
    const mine = new AbortController();
    stopping.current = mine;
    setWork({ phase: 'working', progress: { done: 0, of: 1 } });
    const tell = (progress: Progress): void => {
      if (!mine.signal.aborted) setWork({ phase: 'working', progress });
    };
    const question = { kind: 'review', game: log.game, given: { log, seat } } as const;
    think(question, mine.signal, tell).then(
      (decisions) => {
        if (name) keepReview(name, seat, decisions);
        if (!mine.signal.aborted) setWork({ phase: 'done', decisions });
      },
      () => {
        if (!mine.signal.aborted) setWork({ phase: 'failed' });
      },
    );
  }, [log, name, seat]);
  return { work, start, stop };
}
