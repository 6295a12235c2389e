/** The steps since the own last decision, one by one on the board, and the way back to now. */

import { useEffect, useRef, useState } from 'react';
import { useTable } from '../../store/table.ts';
import { useScrolls } from '../use-scrolls.ts';
import { accountLine } from './account.ts';
import type { Since } from './since.ts';
import { t } from './strings.ts';
import './account.css';

export function Steps({ since }: { since: Since }) {
  const { steps } = since;
  /** The step that the board shows; -1: the position as it stands. */
  const [at, setAt] = useState(-1);
  const list = useRef<HTMLOListElement>(null);
  const stop = useScrolls(list);
  const stage = useTable((store) => store.stage);
  const first = steps[0]?.seq;
  // Another decision has other steps, and closing the panel leads back to the current position.
  useEffect(() => {
    if (first !== undefined) setAt(-1);
    return () => useTable.getState().stage(null);
  }, [first]);
  function go(to: number): void {
    setAt(to);
    stage(to < 0 ? null : (steps[to]?.seq ?? null));
    list.current?.children[Math.max(0, to)]?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <>
      <p className="account-line">{accountLine(since.changes)}</p>
      <div className="account-steps">
        <button type="button" data-step="back" disabled={at < 1} onClick={() => go(at - 1)}>
          {t('back')}
        </button>
        <button
          type="button"
          data-step="next"
          disabled={at >= steps.length - 1}
          onClick={() => go(at + 1)}
        >
          {at < 0 ? t('first') : t('next')}
        </button>
        <button type="button" data-step="now" disabled={at < 0} onClick={() => go(-1)}>
          {t('now')}
        </button>
        <span role="status">{at < 0 ? '' : t('step', { k: at + 1, n: steps.length })}</span>
      </div>
      <ol ref={list} tabIndex={stop}>
        {steps.map((step, k) => (
          <li key={step.seq} aria-current={k === at ? 'step' : undefined}>
            {step.lines.join(' ')}
          </li>
        ))}
      </ol>
    </>
  );
}
