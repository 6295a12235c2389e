/** The stake of the seat's decision, computed in the worker of the hints. */

import { useEffect, useState } from 'react';
import type { Stake } from '../../../engine/search/stake.ts';
import { useTable } from '../../store/table.ts';
import { hasActed } from '../aids/use-hint.ts';
import { think } from '../thinking/think.ts';

/** `idle`: not wanted. */
export type StakeWork =
  | { readonly phase: 'idle' | 'thinking' | 'none' }
  | { readonly phase: 'said'; readonly stake: Stake };

const IDLE: StakeWork = { phase: 'idle' };

/**
 * @param game id of a searchable game
 * @param wanted it will be shown
 * @param seq number of the position at which the decision came up: another one is another decision
 */
export function useStake(game: string, wanted: boolean, seq: number): StakeWork {
  const [work, setWork] = useState<StakeWork>(IDLE);
  useEffect(() => {
    const { view } = useTable.getState();
    if (!wanted || !view || seq < 0) {
      setWork(IDLE);
      return;
    }
    const asking = new AbortController();
    setWork({ phase: 'thinking' });
    think({ kind: 'stake', game, given: { view } }, asking.signal).then(
      (stake) => {
        if (!asking.signal.aborted) setWork(stake ? { phase: 'said', stake } : { phase: 'none' });
      },
      () => {
        if (!asking.signal.aborted) setWork({ phase: 'none' });
      },
    );
    return () => asking.abort();
  }, [game, wanted, seq]);
  return work;
}

/**
 * The position at which the decision on the page came up: others' actions meanwhile do not change
 * it.
 */
export function useDecisionSeq(): number {
  const view = useTable((table) => table.view);
  const [from, setFrom] = useState(view?.seq ?? -1);
  useEffect(() => {
    if (view && view.seq !== from && hasActed(useTable.getState(), from)) setFrom(view.seq);
  }, [view, from]);
  return from;
}
