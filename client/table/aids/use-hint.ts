/** A hint for the decision that the own seat owes: asked for by the person, gone with the decision. */

import { useCallback, useEffect, useRef, useState } from 'react';
import { sensible, type Weighed } from '../../../engine/search/advice.ts';
import { useTable } from '../../store/table.ts';
import { think } from '../thinking/think.ts';

/** Most choices of a hint. */
const MOST = 3;

export type HintWork =
  | { readonly phase: 'none' | 'thinking' | 'failed' }
  | { readonly phase: 'found'; readonly choices: readonly Weighed[] };

export interface Hinting {
  readonly work: HintWork;
  readonly ask: () => void;
  readonly close: () => void;
}

const NOTHING: HintWork = { phase: 'none' };

/** @param game id of a game that can be searched */
export function useHint(game: string): Hinting {
  const view = useTable((table) => table.view);
  const [work, setWork] = useState<HintWork>(NOTHING);
  const asking = useRef<AbortController | null>(null);
  const close = useCallback((): void => {
    asking.current?.abort();
    asking.current = null;
    setWork(NOTHING);
  }, []);
  // What was weighed was weighed of another position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: any new view ends the hint
  useEffect(() => close, [view, close]);
  const ask = useCallback((): void => {
    if (!view) return;
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    setWork({ phase: 'thinking' });
    think({ kind: 'advice', game, given: { view, most: MOST } }, mine.signal).then(
      (advice) => {
        if (!mine.signal.aborted) setWork({ phase: 'found', choices: sensible(advice) });
      },
      () => {
        if (!mine.signal.aborted) setWork({ phase: 'failed' });
      },
    );
  }, [game, view]);
  return { work, ask, close };
}
