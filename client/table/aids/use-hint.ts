/** A hint for the seat's decision: on the person's request, and dropped with the decision. */

import { useCallback, useEffect, useRef, useState } from 'react';
import { sensible, type Weighed } from '../../../engine/search/advice.ts';
import { type TableStore, useTable } from '../../store/table.ts';
import { MOST_CHOICES } from '../thinking/messages.ts';
import { think } from '../thinking/think.ts';

export type HintWork =
  | { readonly phase: 'none' | 'thinking' | 'failed' }
  | { readonly phase: 'found'; readonly choices: readonly Weighed[]; readonly open: boolean };

export interface Hinting {
  readonly work: HintWork;
  readonly ask: () => void;
  readonly close: () => void;
}

const NOTHING: HintWork = { phase: 'none' };

/** Whether the seat itself has done something, or taken something back, since `seq`. */
export function hasActed({ log, recent, seat }: TableStore, seq: number): boolean {
  const isOwn = (one: { readonly seq: number; readonly seat: number | null }): boolean =>
    one.seat === seat && one.seq > seq;
  return recent.some(isOwn) || log.some((one) => isOwn(one) && !one.withdrawn);
}

/**
 * @param game id of a searchable game
 * @param mine the seat owes a decision: while others answer as well, the hint stays
 */
export function useHint(game: string, mine: boolean): Hinting {
  const view = useTable((table) => table.view);
  const [work, setWork] = useState<HintWork>(NOTHING);
  const asking = useRef<AbortController | null>(null);
  /** Number of the evaluated position. */
  const asked = useRef(0);
  const close = useCallback((): void => {
    asking.current?.abort();
    asking.current = null;
    setWork(NOTHING);
  }, []);
  useEffect(() => {
    if (!mine || (view && hasActed(useTable.getState(), asked.current))) close();
  }, [view, mine, close]);
  useEffect(() => close, [close]);
  const ask = useCallback((): void => {
    if (!view) return;
    asking.current?.abort();
    const now = new AbortController();
    asking.current = now;
    asked.current = view.seq;
    setWork({ phase: 'thinking' });
    think({ kind: 'advice', game, given: { view, most: MOST_CHOICES } }, now.signal).then(
      (advice) => {
        if (!now.signal.aborted) {
          setWork({
            phase: 'found',
            choices: sensible(advice?.choices ?? []),
            open: advice?.open ?? true,
          });
        }
      },
      () => {
        if (!now.signal.aborted) setWork({ phase: 'failed' });
      },
    );
  }, [game, view]);
  return { work, ask, close };
}
