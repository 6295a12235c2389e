/** Pages that report a problem and the ways to go on. */

import type { ReactNode } from 'react';
import { t } from '../i18n/index.ts';
import { roads } from '../i18n/roads.ts';
import { joinTable, waitForPeople } from '../net/lazy.ts';
import { go } from '../store/router.ts';
import { useSettings } from '../store/settings.ts';
import type { Problem } from '../store/table.ts';
import { useWaiting } from '../store/waiting.ts';
import { barredWhy } from './barred.ts';

function Note({ title, why, children }: { title: string; why: string; children: ReactNode }) {
  return (
    <main className="page-note">
      <div className="paper-card">
        <h1>{title}</h1>
        <p>{why}</p>
        <div className="row-buttons">{children}</div>
      </div>
    </main>
  );
}

function ToMenu() {
  return (
    <button type="button" className="primary" onClick={() => go('/')}>
      {roads('menu.back')}
    </button>
  );
}

export function Nowhere() {
  return (
    <Note title={t('error.page')} why={t('error.pageWhy')}>
      <ToMenu />
    </Note>
  );
}

/** The ways on where an open table has no seat any more. */
function ToPeople({ code }: { code: string }) {
  const last = useWaiting((waiting) => waiting.last);
  const led = last?.table === code ? last : null;
  return (
    <>
      {led && (
        <button
          type="button"
          className="primary"
          onClick={() => {
            void waitForPeople(led);
            go('/people');
          }}
        >
          {t('net.waitOn')}
        </button>
      )}
      <button type="button" onClick={() => go('/people')}>
        {t('net.openTables')}
      </button>
    </>
  );
}

interface NoTableProps {
  readonly code: string;
  readonly problem: Problem;
  /** The person wanted to watch. */
  readonly watching?: boolean;
}

/** Why there is no table at this address, with the possible remedies. */
export function NoTable({ code, problem, watching = false }: NoTableProps) {
  const { name, color } = useSettings.getState();
  const again = (
    <button
      type="button"
      className="primary"
      onClick={() =>
        void joinTable(code, {
          ...(name ? { name } : {}),
          color,
          ...(watching && { spectate: true }),
        })
      }
    >
      {t('net.retry')}
    </button>
  );
  const titles = {
    unknown: t('net.unknown', { code }),
    busy: t('net.busy'),
    failed: t('net.failed'),
    otherHand: t('net.otherHand'),
    withdrawn: t('net.withdrawn'),
    seatGone: t('net.seatGone'),
    barred: t('net.barred'),
    name: t('net.name'),
    removed: t('net.removed'),
    replaced: t('net.replaced'),
    dropped: t('net.dropped'),
    closed: t('net.closed'),
  };
  const reasons = {
    unknown: t('net.unknownWhy'),
    busy: t('net.busyWhy'),
    failed: t('net.failedWhy'),
    otherHand: t('net.otherHandWhy'),
    withdrawn: t('net.withdrawnWhy'),
    seatGone: t('net.seatGoneWhy'),
    barred: barredWhy(),
    name: t('net.nameWhy'),
    removed: t('net.removedWhy'),
    replaced: t('net.replacedWhy'),
    dropped: t('net.droppedWhy'),
    closed: t('net.closedWhy'),
  };
  // By the list of open tables, or by the queue.
  const came = problem === 'withdrawn' || problem === 'seatGone';
  return (
    <Note title={titles[problem]} why={reasons[problem]}>
      {came ? <ToPeople code={code} /> : problem === 'unknown' ? null : again}
      {problem === 'otherHand' && (
        <button type="button" onClick={() => go(`/watch/${code}`)}>
          {t('net.watch')}
        </button>
      )}
      {watching && (
        <button type="button" onClick={() => go('/watch')}>
          {t('net.otherTables')}
        </button>
      )}
      <ToMenu />
    </Note>
  );
}
