/** The steps since the player's last turn, one by one on the board, and the way back to now. */

import { useEffect, useRef, useState } from 'react';
import type { TableState } from '../../../server/protocol/messages.ts';
import { useTable } from '../../store/table.ts';
import { CauseLines } from '../causes/CauseLines.tsx';
import { rove } from '../panels/Choices.tsx';
import { SeatMark } from '../panels/SeatMark.tsx';
import { useScrolls } from '../use-scrolls.ts';
import { ownLine, sinceLine } from './account.ts';
import type { Since } from './since.ts';
import { t } from './strings.ts';
import './account.css';

const NOBODY: TableState['seats'] = [];

export function Steps({ since }: { since: Since }) {
  const { steps } = since;
  /** The step on the board; -1: the present position. */
  const [at, setAt] = useState(-1);
  const list = useRef<HTMLOListElement>(null);
  const stop = useScrolls(list);
  const stage = useTable((store) => store.stage);
  const seats = useTable((store) => store.table?.seats ?? NOBODY);
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
      <p className="account-line">
        {ownLine(since)} {sinceLine(since)}
      </p>
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
      <ol ref={list} tabIndex={stop} onKeyDown={(event) => rove(event, event.currentTarget)}>
        {steps.map((step, k) => (
          <li
            key={step.seq}
            className={step.deal ? 'deal' : undefined}
            aria-current={k === at ? 'step' : undefined}
          >
            {step.seat !== null && <SeatMark color={seats[step.seat]?.color ?? ''} size={13} />}{' '}
            <CauseLines lines={step.lines} first={k === 0} />
          </li>
        ))}
      </ol>
    </>
  );
}
