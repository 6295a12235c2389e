/**
 * The flat table: everything on the board as HTML, and every decision, without 3D. A game provides
 * its tables; each is a page, in reading order.
 */

import { type ReactNode, useRef } from 'react';
import { t as frame } from '../../i18n/index.ts';
import { EventLog } from '../panels/EventLog.tsx';
import { Tools } from '../panels/Tools.tsx';
import { useScreen } from '../screen.ts';
import { useScrolls } from '../use-scrolls.ts';

export interface LedgerPage {
  readonly title: string;
  readonly body: ReactNode;
  /** The page takes the whole width. */
  readonly wide?: boolean;
  /** The content of the page is itself a landmark with this title. */
  readonly unnamed?: boolean;
}

interface LedgerParts {
  /** Title of the book. */
  readonly title: string;
  /** Progress of the match. */
  readonly progress: ReactNode;
  readonly pages: readonly LedgerPage[];
}

export interface LedgerFrameProps extends LedgerParts {
  readonly decision: ReactNode;
  /** The player's own cards, for a person with a seat. */
  readonly own: LedgerPage | null;
}

export function LedgerFrame({ title, progress, pages, decision, own }: LedgerFrameProps) {
  return (
    <div className="ledger">
      <a className="skip" href="#decision">
        {frame('app.skip')}
      </a>
      <Head title={title} progress={progress}>
        <Tools />
      </Head>
      <NoGl />
      <div className="ledger-columns">
        <main id="decision" className="ledger-decision" tabIndex={-1}>
          {decision}
          {own && <Page {...own} unnamed />}
          <Page title={frame('hud.log')} body={<EventLog last={80} />} />
        </main>
        <Tables title={title} pages={pages} />
      </div>
    </div>
  );
}

export interface ShowLedgerFrameProps extends LedgerParts {
  /** The page's own elements: its tools, a side column and the lower part. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** The same for pages on which nobody decides. */
export function ShowLedgerFrame(props: ShowLedgerFrameProps) {
  const { title, progress, pages, tools, children, className = '' } = props;
  return (
    <div className={`ledger show-ledger ${className}`}>
      <Head title={title} progress={progress}>
        <div className="tools">{tools}</div>
      </Head>
      <NoGl />
      <Tables title={title} pages={pages} />
      {children}
    </div>
  );
}

interface HeadProps {
  readonly title: string;
  readonly progress: ReactNode;
  readonly children: ReactNode;
}

function Head({ title, progress, children }: HeadProps) {
  return (
    <header className="ledger-head">
      <h1>{title}</h1>
      {progress}
      {children}
    </header>
  );
}

/** Reason why there is no board to go back to. */
function NoGl() {
  const webgl = useScreen((screen) => screen.webgl);
  const lost = useScreen((screen) => screen.lost);
  const tryAgain = useScreen((screen) => screen.tryAgain);
  if (webgl) return null;
  return (
    <p className="help no-gl" role="status">
      {frame(lost ? 'hud.lostGl' : 'hud.noGl')}{' '}
      {lost && (
        <button type="button" data-again onClick={() => tryAgain(false)}>
          {frame('hud.againGl')}
        </button>
      )}
    </p>
  );
}

function Tables({ title, pages }: Pick<LedgerParts, 'title' | 'pages'>) {
  const tables = useRef<HTMLElement>(null);
  const scrolls = useScrolls(tables);
  return (
    <section className="ledger-tables" aria-label={title} ref={tables} tabIndex={scrolls}>
      {pages.map((page) => (
        <Page key={page.title} {...page} />
      ))}
    </section>
  );
}

function Page({ title, body, wide, unnamed }: LedgerPage) {
  const table = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(table);
  return (
    <section
      className={wide ? 'ledger-page wide' : 'ledger-page'}
      aria-label={unnamed ? undefined : title}
    >
      <h2>{title}</h2>
      <div className="scroll" ref={table} tabIndex={scrolls}>
        {body}
      </div>
    </section>
  );
}
