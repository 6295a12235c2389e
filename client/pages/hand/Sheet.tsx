/** One sheet of paper on the water: shown instead of a hand, with the next step. */

import type { ReactNode } from 'react';
import { t as frame } from '../../i18n/index.ts';
import type { Problem } from '../../store/table.ts';
import { barredWhy } from '../../table/barred.ts';
import { t } from '../../table/hand/strings.ts';
import { LanguageField } from '../../table/LanguageField.tsx';
import { CodeForm } from '../../table/panels/CodeForm.tsx';
import { arrive } from './seat.ts';

/** @param game of the table that it is about, as people call it */
export function Sheet(props: { title?: string; game?: string | undefined; children: ReactNode }) {
  const { title, game, children } = props;
  return (
    <main className="hp-sheet">
      <div className="paper-card">
        {game && <p className="eyebrow">{game}</p>}
        {title && <h1>{title}</h1>}
        {children}
        <LanguageField />
      </div>
    </main>
  );
}

export function OtherTable() {
  return (
    <CodeForm
      className="hp-code"
      label={t('code')}
      submit={t('toTable')}
      primary
      onCode={(code) => location.assign(`/hand/${code}`)}
    />
  );
}

export function WhichTable() {
  return (
    <Sheet title={t('noneTitle')}>
      <p>{t('noneHelp')}</p>
      <OtherTable />
    </Sheet>
  );
}

/** Reason why there is no table at this address, with the possible next steps. */
export function NoTable({ code, problem }: { code: string; problem: Problem }) {
  const titles = {
    unknown: frame('net.unknown', { code }),
    busy: frame('net.busy'),
    failed: frame('net.failed'),
    otherHand: frame('net.otherHand'),
    withdrawn: frame('net.withdrawn'),
    seatGone: frame('net.seatGone'),
    barred: frame('net.barred'),
    name: frame('net.name'),
    removed: frame('net.removed'),
    replaced: frame('net.replaced'),
    dropped: frame('net.dropped'),
    closed: frame('net.closed'),
  };
  const reasons = {
    unknown: t('unknownHelp'),
    busy: frame('net.busyWhy'),
    failed: frame('net.failedWhy'),
    otherHand: frame('net.otherHandWhy'),
    withdrawn: frame('net.withdrawnWhy'),
    seatGone: frame('net.seatGoneWhy'),
    barred: barredWhy(),
    name: frame('net.nameWhy'),
    removed: frame('net.removedWhy'),
    replaced: frame('net.replacedWhy'),
    dropped: frame('net.droppedWhy'),
    closed: frame('net.closedWhy'),
  };
  return (
    <Sheet title={titles[problem]}>
      <p>{reasons[problem]}</p>
      {problem !== 'unknown' && (
        <button type="button" className="primary big" onClick={() => void arrive(code)}>
          {frame('net.retry')}
        </button>
      )}
      <h2>{t('otherCode')}</h2>
      <OtherTable />
    </Sheet>
  );
}
