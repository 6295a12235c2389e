/**
 * The match in one hand, as a frame: the player and the match's progress, a tab for the turn and
 * one each for the game's further pages. All secrets are under the cover if the person wants it.
 */

import {
  type ComponentType,
  type CSSProperties,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { TableState } from '../../../server/protocol/messages.ts';
import { noted } from '../noted.ts';
import { rove } from '../panels/Choices.tsx';
import { Clock } from '../panels/Clock.tsx';
import { Icon } from '../panels/Icon.tsx';
import { SeatMark } from '../panels/SeatMark.tsx';
import { TURN_TAB, useScreen } from '../screen.ts';
import { useGameBasics } from '../use-game.ts';
import { useScrolls } from '../use-scrolls.ts';
import { delayOf } from '../watch/delay.ts';
import { Cover } from './Cover.tsx';
import { sayTurnStands } from './standing.ts';
import { casterLine, t } from './strings.ts';

const TableNews = lazy(async () => ({
  default: (await import('../TableNews.tsx')).TableNews,
}));
const LeaveQuestion = lazy(async () => ({
  default: (await import('../LeaveQuestion.tsx')).LeaveQuestion,
}));
const UndoQuestion = lazy(async () => ({
  default: (await import('../UndoQuestion.tsx')).UndoQuestion,
}));
const ReferenceCard = lazy(async () => ({
  default: (await import('../reference/ReferenceCard.tsx')).ReferenceCard,
}));
const HandMenu = lazy(async () => ({
  default: (await import('./HandMenu.tsx')).HandMenu,
}));

/** Signs for tabs that many games have; drawn on a field of 24 by 24. */
export const SIGNS = {
  turn: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l4 3',
  hand: 'M8 4h9a1.5 1.5 0 011.5 1.5V18M5.5 7.5h9A1.5 1.5 0 0116 9v10.5a1.5 1.5 0 01-1.5 1.5h-9A1.5 1.5 0 014 19.5V9a1.5 1.5 0 011.5-1.5z',
  /** The board before a seat, with its slots. */
  board: 'M3 5h18v14H3zM3 12h18M9 12v7M15 12v7',
  /** A folded map. */
  map: 'M3.5 6.5L9 4.5l6 2 5.5-2v13L15 19.5l-6-2-5.5 2zM9 4.5v13M15 6.5v13',
  house: 'M3.5 11L12 4l8.5 7M5.5 9.5V20h13V9.5M10 20v-6h4v6',
  figures: 'M3 19h18M5 16l5-6 4 3 6-8',
  people:
    'M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM3 20c0-4 3-6 6-6s6 2 6 6M16 5a3 3 0 010 6M17 14c3 1 4 3 4 6',
};

export interface HandTab {
  readonly id: string;
  readonly title: string;
  /** A line drawing, such as one of `SIGNS`. */
  readonly sign: string;
  readonly page: () => ReactNode;
}

export interface HandFrameProps {
  readonly table: TableState;
  readonly name: string;
  readonly color: string;
  /** The match's progress, in a few words. */
  readonly progress: string;
  /** The player's score, and its unit, such as `VP`. */
  readonly score: number;
  readonly unit: string;
  /** The match waits for this seat. */
  readonly due: boolean;
  /** The question, while another page is open. */
  readonly question: string;
  /** The contents of the turn's page, the decision panel included; and one word for it. */
  readonly turn: () => ReactNode;
  readonly situation: string;
  /** The contents of their pages may be lazy; `prepare` fetches them after the turn's page. */
  readonly tabs: readonly HandTab[];
  readonly prepare?: () => unknown;
  /** The display when the match is over. */
  readonly Result: ComponentType;
}

/** A page of the hand; if it overflows, keys reach it. */
function Scrolling({ children }: { readonly children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(page);
  return (
    <div ref={page} className="hp-scroll" tabIndex={scrolls}>
      {children}
    </div>
  );
}

export function HandFrame(props: HandFrameProps) {
  const { table, color, due, question, situation, prepare, Result } = props;
  const [tab, setTab] = useState<string>(TURN_TAB);
  const [covered, setCovered] = useState(false);
  const menu = useScreen((screen) => screen.dialog === 'table');
  const card = useScreen((screen) => screen.dialog === 'reference');
  const aside = useScreen((screen) => screen.resultAside);
  const settled = useSettled();
  useSheetOf(table);
  useDueTab(due, setTab);
  useEffect(sayTurnStands, []);
  useEffect(() => {
    if (settled) prepare?.();
  }, [settled, prepare]);
  const over = table.stage === 'finished';
  const turn: HandTab = {
    id: TURN_TAB,
    title: t('turn'),
    sign: SIGNS.turn,
    page: () => (
      <div className="hp-turn" data-situation={situation}>
        {props.turn()}
      </div>
    ),
  };
  const tabs = [
    turn,
    ...props.tabs.map((one) => ({
      ...one,
      page: () => (
        <Scrolling>
          <Suspense fallback={null}>{one.page()}</Suspense>
        </Scrolling>
      ),
    })),
  ];
  return (
    <div
      className={due ? 'hp due' : 'hp'}
      style={{ '--seat': `var(--seat-${color || 'red'})` } as CSSProperties}
    >
      <Top {...props} covered={covered} onCover={() => setCovered(!covered)} />
      <Suspense fallback={null}>{settled && <TableNews table={table} />}</Suspense>
      {tab !== TURN_TAB && due && <Due question={question} onGo={() => setTab(TURN_TAB)} />}
      <main className="bare">
        <div className="hp-main" id="hp-page" role="tabpanel" aria-labelledby={`tab-${tab}`}>
          <Cover covered={covered} onUncover={() => setCovered(false)}>
            {tabs.find(({ id }) => id === tab)?.page()}
          </Cover>
        </div>
      </main>
      <Tabs tabs={tabs} tab={tab} due={due} onTab={setTab} />
      <Suspense fallback={null}>
        {over && !aside && <Result />}
        {menu && <HandMenu table={table} />}
        {card && <ReferenceCard />}
        {settled && <LeaveQuestion />}
        {settled && <UndoQuestion />}
      </Suspense>
    </div>
  );
}

/** Others' requests are shown once the player's own decision can be made. */
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
    // No 3D here: no text may suggest that the board could be tapped.
    useScreen.getState().set({ webgl: false, sheet: 'full' });
  }, [stage]);
}

/** Milliseconds after a touch in which the person is not called away from the page. */
const BUSY_MS = 5000;

/**
 * A decision opens its page, once; a person who looks something up is not disturbed, and neither is
 * one with a finger on another page: there a bar announces it.
 */
function useDueTab(due: boolean, set: (tab: string) => void): void {
  const touched = useRef(-BUSY_MS);
  useEffect(() => {
    const touch = ({ timeStamp }: Event): void => {
      touched.current = timeStamp;
    };
    const ways = ['pointerdown', 'keydown'] as const;
    for (const way of ways) addEventListener(way, touch, true);
    return () => {
      for (const way of ways) removeEventListener(way, touch, true);
    };
  }, []);
  useEffect(() => {
    if (due && performance.now() - touched.current >= BUSY_MS) set(TURN_TAB);
  }, [due, set]);
}

interface TopProps
  extends Pick<HandFrameProps, 'table' | 'name' | 'color' | 'progress' | 'score' | 'unit'> {
  readonly covered: boolean;
  readonly onCover: () => void;
}

function Top({ table, name, color, progress, score, unit, covered, onCover }: TopProps) {
  const show = useScreen((screen) => screen.show);
  /** Its caster's delay, in the game's unit, 0 = after the end; null if none may come. */
  const caster = table.caster ? delayOf(table.caster, table.stage) : null;
  const told = casterLine(caster ?? 0, useGameBasics());
  return (
    <header className="hp-top">
      <SeatMark color={color} size={24} />
      <p className="hp-who">
        <strong>{name}</strong>
        <small className="progress">
          <strong>{progress}</strong>
          {caster !== null && (
            <span className="hp-caster" {...noted(told)} data-caster={caster}>
              <Icon name="eye" size={13} />
              <span className="sr">{told}</span>
              {caster === 0 ? t('casterChipEnd') : t('casterChip', { n: caster })}
            </span>
          )}
        </small>
      </p>
      <span className="hp-score">
        {score} <small>{unit}</small>
      </span>
      <button
        type="button"
        className="icon-button"
        aria-pressed={covered}
        data-note={t('cover')}
        onClick={onCover}
      >
        <CoverSign covered={covered} />
        <span className="sr">{t('cover')}</span>
      </button>
      <button
        type="button"
        className="icon-button"
        data-note={t('menu')}
        onClick={() => show('table')}
      >
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

/** On any other page: the message that a decision waits, and the way to it. */
function Due({ question, onGo }: { question: string; onGo: () => void }) {
  return (
    <button type="button" className="hp-due" onClick={onGo}>
      <span>
        <strong>{t('yourDecision')}</strong> {question}
      </span>
      <Clock />
      <Icon name="up" />
    </button>
  );
}

interface TabsProps {
  readonly tabs: readonly HandTab[];
  readonly tab: string;
  readonly due: boolean;
  readonly onTab: (tab: string) => void;
}

function Tabs({ tabs, tab, due, onTab }: TabsProps) {
  return (
    <nav className="hp-tabs" aria-label={t('tabs')}>
      <div
        role="tablist"
        aria-label={t('tabs')}
        onKeyDown={(event) => rove(event, event.currentTarget)}
      >
        {tabs.map(({ id, title, sign }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            data-tab={id}
            data-back={(id === TURN_TAB && tab !== id) || undefined}
            aria-selected={tab === id}
            aria-controls="hp-page"
            tabIndex={tab === id ? 0 : -1}
            className={due && id === TURN_TAB ? 'calls' : ''}
            onClick={() => onTab(id)}
          >
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none">
              <path
                d={sign}
                stroke="currentColor"
                strokeWidth="1.8"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            {title}
          </button>
        ))}
      </div>
    </nav>
  );
}
