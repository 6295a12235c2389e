/** The flat table: everything on the board as HTML, and every decision, without 3D. */

import type { ReactNode } from 'react';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { t as frame } from '../../../i18n/index.ts';
import { useTable } from '../../../store/table.ts';
import { EventLog } from '../../../table/panels/EventLog.tsx';
import { Tools } from '../../../table/panels/Tools.tsx';
import { useScreen } from '../../../table/screen.ts';
import { useGameKeys } from '../keys.ts';
import { Canal } from '../panels/Canal.tsx';
import { Decision } from '../panels/Decision.tsx';
import { Hand } from '../panels/Hand.tsx';
import { Queue } from '../panels/Queue.tsx';
import { positionOf } from '../position.ts';
import { t } from '../strings/index.ts';
import { Decks } from './Decks.tsx';
import { Goods } from './Goods.tsx';
import { Merchants } from './Merchants.tsx';
import { Prices } from './Prices.tsx';
import { ShareTable } from './ShareTable.tsx';

export function Ledger() {
  const view = useTable((table) => table.view) as View | null;
  const webgl = useScreen((screen) => screen.webgl);
  useGameKeys();
  if (!view) return null;
  const position = positionOf(view);
  return (
    <div className="ledger">
      <a className="skip" href="#decision">
        {frame('app.skip')}
      </a>
      <LedgerHead view={view}>
        <Tools />
      </LedgerHead>
      {!webgl && <p className="help no-gl">{frame('hud.noGl')}</p>}
      <div className="ledger-columns">
        <main id="decision" className="ledger-decision" tabIndex={-1}>
          <Decision />
          {position && (
            <Page title={t('ledger.hand')} named={false}>
              <Hand position={position} />
            </Page>
          )}
          <Page title={t('hud.log')}>
            <EventLog last={80} />
          </Page>
        </main>
        <LedgerTables view={view} />
      </div>
    </div>
  );
}

/** Where the match is, and the tools that `children` are. */
export function LedgerHead({ view, children }: { view: View; children: ReactNode }) {
  const { round, roundKind } = view.public;
  const key = round === 16 ? 'round.final' : roundKind === 'bid' ? 'round.bid' : 'round.commerce';
  return (
    <header className="ledger-head">
      <h1>{t('ledger.title')}</h1>
      <strong>{t(key, { n: round })}</strong>
      <Canal open={view.public} />
      <Queue view={view} />
      {children}
    </header>
  );
}

/** Everything on the board as tables. */
export function LedgerTables({ view }: { view: View }) {
  return (
    <div className="ledger-tables">
      <Page title={t('ledger.market')}>
        <Prices view={view} />
      </Page>
      <Page title={t('ledger.seats')}>
        <Merchants view={view} />
      </Page>
      <Page title={t('ledger.goods')}>
        <Goods view={view} />
      </Page>
      <Page title={t('ledger.shares')}>
        <ShareTable view={view} />
      </Page>
      <Page title={t('ledger.decks')}>
        <Decks view={view} />
      </Page>
    </div>
  );
}

interface PageProps {
  readonly title: string;
  /** Whether it is a landmark of this title; false where what it holds is one. */
  readonly named?: boolean;
  readonly children: ReactNode;
}

function Page({ title, named = true, children }: PageProps) {
  return (
    <section className="ledger-page" aria-label={named ? title : undefined}>
      <h2>{title}</h2>
      <div className="scroll">{children}</div>
    </section>
  );
}
