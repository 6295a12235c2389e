/**
 * The match in one hand: what is to be decided, the own cards, the figures that it takes, the others.
 * Everything secret lies under the cover when the person wants it so.
 */

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import type { TableState } from '../../../../server/protocol/messages.ts';
import { useTable } from '../../../store/table.ts';
import { Cover } from '../../../table/hand/Cover.tsx';
import { casterLine, type HandText, t } from '../../../table/hand/strings.ts';
import { rove } from '../../../table/panels/Choices.tsx';
import { Clock } from '../../../table/panels/Clock.tsx';
import { EventLog } from '../../../table/panels/EventLog.tsx';
import { Icon } from '../../../table/panels/Icon.tsx';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { useScreen } from '../../../table/screen.ts';
import { delayOf } from '../../../table/watch/delay.ts';
import { Decision } from '../panels/Decision.tsx';
import { Hand } from '../panels/Hand.tsx';
import { Market } from '../panels/Market.tsx';
import { Purse } from '../panels/Purse.tsx';
import { Seats } from '../panels/Seats.tsx';
import { owes, type Position, positionOf, situation } from '../position.ts';
import { decisionLine } from '../strings/decisions.ts';
import { t as word } from '../strings/index.ts';
import { Figures } from './Figures.tsx';
import { Own } from './Own.tsx';

const Result = lazy(async () => ({
  default: (await import('../panels/Result.tsx')).Result,
}));
const TableNews = lazy(async () => ({
  default: (await import('../../../table/TableNews.tsx')).TableNews,
}));
const HandMenu = lazy(async () => ({
  default: (await import('../../../table/hand/HandMenu.tsx')).HandMenu,
}));

type Tab = 'turn' | 'hand' | 'market' | 'people';
const TABS: readonly Tab[] = ['turn', 'hand', 'market', 'people'];

export function HandTable({ table, seat }: { table: TableState; seat: number }) {
  const view = useTable((store) => store.view) as View | null;
  const [tab, setTab] = useState<Tab>('turn');
  const [covered, setCovered] = useState(false);
  const menu = useScreen((screen) => screen.dialog === 'table');
  const aside = useScreen((screen) => screen.resultAside);
  const position = positionOf(view);
  const due = position !== null && table.stage === 'playing' && owes(position);
  const settled = useSettled();
  useSheetOf(table);
  useDueTab(due, setTab);
  if (!view || !position) return null;
  const mine = view.public.seats[seat];
  const over = table.stage === 'finished';
  return (
    <div
      className={due ? 'hp due' : 'hp'}
      style={{ '--seat': `var(--seat-${mine?.color ?? 'red'})` } as React.CSSProperties}
    >
      <Top
        view={view}
        caster={table.caster ? delayOf(table.caster, table.stage) : null}
        covered={covered}
        onCover={() => setCovered(!covered)}
      />
      <Suspense fallback={null}>{settled && <TableNews table={table} />}</Suspense>
      {tab !== 'turn' && due && <Due view={view} onGo={() => setTab('turn')} />}
      <main className="hp-main" id="hp-page" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        <Cover covered={covered} onUncover={() => setCovered(false)}>
          <Page tab={tab} view={view} position={position} due={due} />
        </Cover>
      </main>
      <Tabs tab={tab} due={due} onTab={setTab} />
      <Suspense fallback={null}>
        {over && !aside && <Result />}
        {menu && <HandMenu table={table} />}
      </Suspense>
    </div>
  );
}

/** What the others want is told once the own decision can be taken. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), 600);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}

/** The next match begins with its own scoring still to come. */
function useSheetOf({ stage }: TableState): void {
  useEffect(() => {
    if (stage !== 'finished') useScreen.getState().set({ resultAside: false });
    // No 3D here: nothing may say that the city could be tapped.
    useScreen.getState().set({ webgl: false, sheet: 'full' });
  }, [stage]);
}

/** A decision brings its page up, once; whoever looks something up for it is left alone. */
function useDueTab(due: boolean, set: (tab: Tab) => void): void {
  useEffect(() => {
    if (due) set('turn');
  }, [due, set]);
}

interface TopProps {
  readonly view: View;
  /** How far behind its caster is, in rounds, 0 = after the end; null if none may come. */
  readonly caster: number | null;
  readonly covered: boolean;
  readonly onCover: () => void;
}

function Top({ view, caster, covered, onCover }: TopProps) {
  const { round, roundKind, seats } = view.public;
  const own = seats[view.you?.seat ?? -1];
  const key = round === 16 ? 'round.final' : roundKind === 'bid' ? 'round.bid' : 'round.commerce';
  const show = useScreen((screen) => screen.show);
  return (
    <header className="hp-top">
      <SeatMark color={own?.color ?? ''} size={24} />
      <p className="hp-who">
        <strong>{own?.name}</strong>
        <small className="progress">
          <strong>{word(key, { n: round })}</strong>
          {caster !== null && (
            <span className="hp-caster" title={casterLine(caster)} data-caster={caster}>
              <Icon name="eye" size={13} />
              <span className="sr">{casterLine(caster)}</span>
              {caster === 0 ? t('casterChipEnd') : t('casterChip', { n: caster })}
            </span>
          )}
        </small>
      </p>
      <span className="hp-vp">
        {own?.vp ?? 0} <small>{word('hud.vp')}</small>
      </span>
      <button type="button" className="icon-button" aria-pressed={covered} onClick={onCover}>
        <CoverSign covered={covered} />
        <span className="sr">{t('cover')}</span>
      </button>
      <button type="button" className="icon-button" onClick={() => show('table')}>
        <Icon name="settings" />
        <span className="sr">{t('menu')}</span>
      </button>
    </header>
  );
}

/** An eye, struck through while the hand is covered. */
function CoverSign({ covered }: { covered: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none">
      <path
        d={`M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7z${covered ? 'M4 20L20 4' : ''}`}
        stroke="currentColor"
        strokeWidth="2"
      />
      <circle cx="12" cy="12" r="3" fill="currentColor" />
    </svg>
  );
}

/** On any other page: that a decision waits, and the way to it. */
function Due({ view, onGo }: { view: View; onGo: () => void }) {
  return (
    <button type="button" className="hp-due" onClick={onGo}>
      <span>
        <strong>{t('yourDecision')}</strong> {decisionLine(view)}
      </span>
      <Clock />
      <Icon name="up" />
    </button>
  );
}

interface PageProps {
  readonly tab: Tab;
  readonly view: View;
  readonly position: Position;
  readonly due: boolean;
}

function Page({ tab, view, position, due }: PageProps) {
  const pages: { readonly [t in Tab]: () => ReactNode } = {
    turn: () => (
      <div className="hp-turn" data-situation={situation(position)}>
        <Purse position={position} />
        <Market view={view} mini />
        <Decision />
        {!due && (
          <>
            <Hand position={position} />
            <EventLog last={40} lines={8} />
          </>
        )}
      </div>
    ),
    hand: () => (
      <div className="hp-scroll">
        <Purse position={position} />
        <Hand position={position} />
        <Own position={position} />
      </div>
    ),
    market: () => (
      <div className="hp-scroll">
        <Figures view={view} />
      </div>
    ),
    people: () => (
      <div className="hp-scroll">
        <Seats view={view} />
        <EventLog last={120} />
      </div>
    ),
  };
  return pages[tab]();
}

function Tabs({ tab, due, onTab }: { tab: Tab; due: boolean; onTab: (tab: Tab) => void }) {
  return (
    <nav className="hp-tabs" aria-label={t('tabs')}>
      <div
        role="tablist"
        aria-label={t('tabs')}
        onKeyDown={(event) => rove(event, event.currentTarget)}
      >
        {TABS.map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            data-tab={id}
            aria-selected={tab === id}
            aria-controls="hp-page"
            tabIndex={tab === id ? 0 : -1}
            className={due && id === 'turn' ? 'calls' : ''}
            onClick={() => onTab(id)}
          >
            <TabSign tab={id} />
            {t(id as HandText)}
          </button>
        ))}
      </div>
    </nav>
  );
}

const SIGNS: { readonly [tab in Tab]: string } = {
  turn: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l4 3',
  hand: 'M4 7l8-3 8 3v12H4zM9 5v14M15 5v14',
  market: 'M3 19h18M5 16l5-6 4 3 6-8',
  people:
    'M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM3 20c0-4 3-6 6-6s6 2 6 6M16 5a3 3 0 010 6M17 14c3 1 4 3 4 6',
};

function TabSign({ tab }: { tab: Tab }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none">
      <path
        d={SIGNS[tab]}
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
