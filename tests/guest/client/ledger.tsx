/** The caravan game as tables, with every decision. */

import type { ReactNode } from 'react';
import { useTable } from '../../../client/store/table.ts';
import type { ShowHudProps } from '../../../client/table/game.ts';
import { EventLog } from '../../../client/table/panels/EventLog.tsx';
import { SeatMark } from '../../../client/table/panels/SeatMark.tsx';
import { Tools } from '../../../client/table/panels/Tools.tsx';
import type { ViewBase } from '../../../engine/core/contract.ts';
import { Decision } from './decision.tsx';
import { Hand, Offers, ownOf, purseText, Where } from './panels.tsx';
import { t } from './strings.ts';
import { goodsLine, open } from './words.ts';

export function Ledger() {
  const view = useTable((table) => table.view);
  if (!view) return null;
  return (
    <div className="ledger">
      <Head view={view}>
        <Tools />
      </Head>
      <div className="ledger-columns">
        <main id="decision" className="ledger-decision" tabIndex={-1}>
          <Decision />
          <Hand view={view} />
          <Page title={t('log')}>
            <EventLog last={80} />
          </Page>
        </main>
        <Tables view={view} />
      </div>
    </div>
  );
}

export function ShowLedger({ tools, children, className = '' }: ShowHudProps) {
  const view = useTable((table) => table.view);
  if (!view) return null;
  return (
    <div className={`ledger show-ledger ${className}`}>
      <Head view={view}>
        <div className="tools">{tools}</div>
      </Head>
      <Tables view={view} />
      {children}
    </div>
  );
}

function Head({ view, children }: { view: ViewBase; children: ReactNode }) {
  return (
    <header className="ledger-head">
      <h1>{t('ledger')}</h1>
      <Where view={view} />
      {children}
    </header>
  );
}

export function Tables({ view }: { view: ViewBase }) {
  const { seats, visits } = open(view);
  const own = ownOf(view);
  return (
    <div className="ledger-tables">
      <Offers view={view} />
      <Page title={t('seats')}>
        <table>
          <thead>
            <tr>
              {[t('trader'), t('purse'), t('stock')].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map(({ seat, name, color, coins, goods }) => (
              <tr key={seat} data-seat={seat}>
                <th scope="row">
                  <SeatMark color={color} /> {name}
                </th>
                <td>{purseText(own?.seat === seat ? own.coins : coins)}</td>
                <td>{goodsLine(goods)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Page>
      <Page title={t('road')}>
        <ul>
          {Object.entries(visits).map(([n, times]) => (
            <li key={n}>{t('stops', { n, visits: times })}</li>
          ))}
        </ul>
      </Page>
    </div>
  );
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="ledger-page" aria-label={title}>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys */}
      <div className="scroll" tabIndex={0}>
        {children}
      </div>
    </section>
  );
}
