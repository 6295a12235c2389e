/**
 * The end of a match: the standings, step by step if a game scores in steps as at a table, then the
 * winner, and the ways to go on. In the unit of the game, points or money.
 */

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t as frame, numeral } from '../../i18n/index.ts';
import { roads } from '../../i18n/roads.ts';
import { follow, go } from '../../store/router.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { useCover } from '../cover.ts';
import { SeatMark } from '../panels/SeatMark.tsx';
import { RatedEnd } from '../ratings/RatedEnd.tsx';
import { useScreen } from '../screen.ts';
import { isSearched } from '../searched.ts';
import { useGameBasics } from '../use-game.ts';
import { Counted } from './Counted.tsx';
import { t } from './strings.ts';

/** A column of the scoring. */
export interface ScoreStep {
  /** `data-step` of its cells. */
  readonly key: string;
  readonly title: string;
}

export interface ScoreRow {
  readonly seat: number;
  readonly name: string;
  readonly color: string;
  readonly winner: boolean;
  /** The sum in the game's unit: rows are sorted by winners first, then by this. */
  readonly total: number;
  /** Score and parts of each step, in their order. */
  readonly steps: readonly { readonly score: number; readonly note?: string }[];
}

export interface ResultFrameProps {
  /** Title of the scoring. */
  readonly title: string;
  /** The winner, in words. */
  readonly headline: string;
  /** Word for a seat: the head of the first column. */
  readonly seatTitle: string;
  readonly totalTitle: string;
  /** Without steps only the totals are shown, at once. */
  readonly steps: readonly ScoreStep[];
  /** In the order of display until the winner is known. */
  readonly rows: readonly ScoreRow[];
  /** A total in the game's unit, such as `95 ducats`; absent = a bare number. */
  readonly score?: (total: number) => string;
  /** The rule that broke a tie. */
  readonly note?: string | null;
}

/** Milliseconds from one step to the next. */
const PAUSE = 1900;

/**
 * Number of the steps shown; the next ones follow by themselves, or at once if motion is reduced.
 */
function useSteps(count: number): readonly [number, (shown: number) => void] {
  const speed = useSettings((settings) => settings.speed);
  const still = useSettings((settings) => settings.reducedMotion);
  const [shown, setShown] = useState(speed === 'instant' || still ? count : Math.min(1, count));
  useEffect(() => {
    if (shown >= count) return;
    const timer = setTimeout(() => setShown(shown + 1), speed === 2 ? PAUSE / 2 : PAUSE);
    return () => clearTimeout(timer);
  }, [shown, speed, count]);
  return [shown, setShown];
}

/** Keys that only move about the page. */
const WALKS: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/** Any key and any press outside the controls shows the whole scoring. */
function useSkip(counting: boolean, skip: () => void): void {
  const latest = useRef(skip);
  latest.current = skip;
  useEffect(() => {
    if (!counting) return;
    const isControl = ({ target }: Event): boolean =>
      target instanceof Element && target.closest('button, a, input, select, textarea') !== null;
    const press = (event: Event): void => {
      if (!isControl(event)) latest.current();
    };
    const key = (event: KeyboardEvent): void => {
      const presses = event.key === 'Enter' || event.key === ' ';
      if (!WALKS.has(event.key) && !(presses && isControl(event))) latest.current();
    };
    addEventListener('click', press);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('click', press);
      removeEventListener('keydown', key);
    };
  }, [counting]);
}

/** While this is true, the log and the panels beside it withhold the last action. */
export function useCounting(counting: boolean): void {
  useLayoutEffect(() => {
    useScreen.getState().set({ counting });
    return () => useScreen.getState().set({ counting: false });
  }, [counting]);
}

export function ResultFrame(props: ResultFrameProps) {
  const { title, headline, seatTitle, totalTitle, steps, rows, score = numeral, note } = props;
  const [shown, setShown] = useSteps(steps.length);
  // The scoring is over the table: keyboard focus begins there.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const card = useRef<HTMLDivElement>(null);
  useCover(card);

  const done = shown >= steps.length;
  useCounting(!done);
  /** The whole scoring was asked for: counting has ended. */
  const [whole, setWhole] = useState(false);
  const showAll = (): void => {
    setWhole(true);
    setShown(steps.length);
  };
  useSkip(!done, showAll);
  const later = (index: number): string => (index < shown ? 'num' : 'num later');
  const sum = (row: ScoreRow): number =>
    done ? row.total : row.steps.slice(0, shown).reduce((total, step) => total + step.score, 0);
  const best = done
    ? [...rows].sort((a, b) => Number(b.winner) - Number(a.winner) || b.total - a.total)
    : rows;
  return (
    <section className="result" aria-label={title}>
      <div className="paper-card" ref={card}>
        <p className="eyebrow">{title}</p>
        <h1 ref={heading} tabIndex={-1} aria-live="polite">
          {done ? headline : ' '}
        </h1>
        <div className="scroll">
          <table className="scores">
            <thead>
              <tr>
                <th scope="col">{seatTitle}</th>
                {steps.map((step, index) => (
                  <th key={step.key} scope="col" className={later(index)}>
                    {step.title}
                  </th>
                ))}
                <th scope="col" className="num">
                  {/* Not a total yet: the board may already show a later sum. */}
                  {done ? totalTitle : t('soFar')}
                </th>
              </tr>
            </thead>
            <tbody>
              {best.map((row) => (
                <tr
                  key={row.seat}
                  data-seat={row.seat}
                  className={done && row.winner ? 'winner' : ''}
                >
                  <th scope="row">
                    <SeatMark color={row.color} /> {row.name}
                  </th>
                  {steps.map(({ key }, index) => (
                    <td key={key} data-step={key} className={later(index)}>
                      {index < shown && (
                        <>
                          <Counted n={row.steps[index]?.score ?? 0} text={numeral} whole={whole} />
                          <small>{row.steps[index]?.note}</small>
                        </>
                      )}
                    </td>
                  ))}
                  <td className="num total">
                    <Counted n={sum(row)} text={score} whole={whole} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {done && note && <p className="help">{note}</p>}
        {done && <RatedEnd />}
        <div className="row-buttons">
          {done ? (
            <GoOn />
          ) : (
            <>
              <button type="button" className="primary" onClick={() => setShown(shown + 1)}>
                {t('next')}
              </button>
              <button type="button" className="quiet" onClick={showAll}>
                {t('all')}
              </button>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** If other persons may begin the next match, this page stays at the table. */
const APART = { target: '_blank', rel: 'noreferrer' } as const;

const reviewOf = (matchId: string, seat: number): string => `/replay/${matchId}?review=${seat + 1}`;

/**
 * Another match, the table, the recording, the proof, the exit: as far as they exist on this page.
 */
function GoOn() {
  const seat = useTable((table) => table.seat);
  const searched = isSearched(useGameBasics());
  const host = useTable((table) => table.host);
  const matchId = useTable((store) => store.table?.matchId ?? '');
  /** At a table: elsewhere (a replay) there is no next match. */
  const live = useTable((store) => store.table === null || store.table.stage === 'finished');
  /** Nobody else can begin the next match meanwhile. */
  const alone = useTable(({ table }) => (table?.seats ?? []).filter((one) => one.taken).length < 2);
  const lobby = useTable((table) => table.lobby);
  const set = useScreen((screen) => screen.set);
  return (
    <>
      {host && (
        <button type="button" className="primary big" onClick={() => void lobby({ op: 'rematch' })}>
          {t('rematch')}
        </button>
      )}
      {!host && live && <span className="help">{t('rematchHost')}</span>}
      <button type="button" onClick={() => set({ resultAside: true })}>
        {t('look')}
      </button>
      {live && matchId && (
        <a className="link-button" href={`/replay/${matchId}`} target="_blank" rel="noreferrer">
          {frame('replay.link')}
        </a>
      )}
      {live && matchId && searched && seat !== null && (
        <a
          className="link-button"
          href={reviewOf(matchId, seat)}
          onClick={alone ? (event) => follow(event, reviewOf(matchId, seat)) : undefined}
          {...(alone ? {} : APART)}
        >
          {t('review')}
        </a>
      )}
      {live && matchId && (
        <a className="link-button" href={`/verify/${matchId}`} target="_blank" rel="noreferrer">
          {frame('verify.link')}
        </a>
      )}
      <button type="button" className="quiet" onClick={() => go('/')}>
        {roads('menu.back')}
      </button>
    </>
  );
}
