/**
 * The end of a match: the standings, step by step where a game scores in steps as at a table, then
 * the winner, and how to go on. In whatever the game counts, points or money.
 */

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t as frame, numeral } from '../../i18n/index.ts';
import { roads } from '../../i18n/roads.ts';
import { follow, go } from '../../store/router.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { useCover } from '../cover.ts';
import { SeatMark } from '../panels/SeatMark.tsx';
import { useScreen } from '../screen.ts';
import { isSearched } from '../searched.ts';
import { useGameBasics } from '../use-game.ts';
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
  /** Everything together, in the game's unit: winners first, then by this. */
  readonly total: number;
  /** What each step brought, in their order, and what it was made of. */
  readonly steps: readonly { readonly score: number; readonly note?: string }[];
}

export interface ResultFrameProps {
  /** What the scoring is called. */
  readonly title: string;
  /** Who has won, in words. */
  readonly headline: string;
  /** What a seat is called: the head of the first column. */
  readonly seatTitle: string;
  readonly totalTitle: string;
  /** Without steps only the totals are shown, at once. */
  readonly steps: readonly ScoreStep[];
  /** In the order in which they are shown until the winner is known. */
  readonly rows: readonly ScoreRow[];
  /** A total in the game's unit, such as `95 ducats`; a bare number where it is absent. */
  readonly score?: (total: number) => string;
  /** What broke a tie. */
  readonly note?: string | null;
}

/** Milliseconds from one step to the next. */
const PAUSE = 1900;

/** How many steps are shown; the rest comes by itself, or at once where nothing shall move. */
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

/** While this is true, the log and what lies beside it keep the last action to themselves. */
export function useCounting(counting: boolean): void {
  useLayoutEffect(() => {
    useScreen.getState().set({ counting });
    return () => useScreen.getState().set({ counting: false });
  }, [counting]);
}

export function ResultFrame(props: ResultFrameProps) {
  const { title, headline, seatTitle, totalTitle, steps, rows, score = numeral, note } = props;
  const [shown, setShown] = useSteps(steps.length);
  // The scoring lies over the table: whoever walks by keys begins there.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const card = useRef<HTMLDivElement>(null);
  useCover(card);

  const done = shown >= steps.length;
  useCounting(!done);
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
                  {/* Not a total yet: the board may have passed it long ago. */}
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
                          {numeral(row.steps[index]?.score ?? 0)}
                          <small>{row.steps[index]?.note}</small>
                        </>
                      )}
                    </td>
                  ))}
                  <td className="num total">{score(sum(row))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {done && note && <p className="help">{note}</p>}
        <div className="row-buttons">
          {done ? (
            <GoOn />
          ) : (
            <>
              <button type="button" className="primary" onClick={() => setShown(shown + 1)}>
                {t('next')}
              </button>
              <button type="button" className="quiet" onClick={() => setShown(steps.length)}>
                {t('all')}
              </button>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** Where other persons may begin the next match, this page stays at the table. */
const APART = { target: '_blank', rel: 'noreferrer' } as const;

const reviewOf = (matchId: string, seat: number): string => `/replay/${matchId}?review=${seat + 1}`;

/** Again, the table, the recording, the proof, the way out: whatever there is where it is shown. */
function GoOn() {
  const seat = useTable((table) => table.seat);
  const searched = isSearched(useGameBasics());
  const host = useTable((table) => table.host);
  const matchId = useTable((store) => store.table?.matchId ?? '');
  /** At a table: elsewhere (a replay) there is nothing to go on with. */
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
