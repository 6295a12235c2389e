/**
 * The scoring of a game as a table: the winner in words, a column for each step, a row a seat.
 *
 *     export const Result = makeResult<View, ResultRow>({
 *       result: (view) => view.public.result,
 *       title: 'Final scoring', seatTitle: 'Trader', totalTitle: 'Coins',
 *       name: seatName, headline, steps: [{ key: 'goods', title: 'Goods', of: … }],
 *     });
 */

import { useEffect, useState } from 'react';
import { type LogEntry, useTable } from '../../store/table.ts';
import { useStaging } from '../../store/tempo.ts';
import { useGameView } from '../hud/make.tsx';
import { useScreen } from '../screen.ts';
import { ownSeat, type SeatedView } from '../seat/position.ts';
import { ResultFrame, type ResultFrameProps, type ScoreStep, useCounting } from './ResultFrame.tsx';
import { t } from './strings.ts';

/** Past events, as far as this page has received them. */
type Log = readonly LogEntry[];

/** Common part of the rows of every game's scoring. */
export interface RowBase {
  readonly seat: number;
  readonly total: number;
}

/** A column, and its text in a row. */
export interface StepOf<V extends SeatedView, R extends RowBase> extends ScoreStep {
  readonly of: (row: R, view: V, log: Log) => { readonly score: number; readonly note?: string };
  /** Whether this match scores it at all; absent = always. */
  readonly shows?: (view: V) => boolean;
}

export interface ResultOf<V extends SeatedView, R extends RowBase>
  extends Pick<ResultFrameProps, 'title' | 'seatTitle' | 'totalTitle' | 'score'> {
  /** The scoring as the view has it; null until the match is over. */
  readonly result: (
    view: V,
  ) => { readonly winners: readonly number[]; readonly table: readonly R[] } | null;
  /** Name of a seat as the viewer sees it. */
  readonly name: (view: V, seat: number, you: number | null) => string;
  readonly headline: (view: V, winners: readonly number[], you: number | null) => string;
  readonly steps: readonly StepOf<V, R>[];
  /** The city stages the end at length: the scoring follows after that, or on request. */
  readonly afterCity?: true;
  /** The rule that broke a tie; null if there was no tie. */
  readonly note?: (view: V) => string | null;
}

/**
 * Whether the scoring may cover the city: the staging of the end is over, or the person has skipped
 * it. From then on it stays, even during replays.
 */
function useCityDone(waits: boolean): readonly [boolean, () => void] {
  // Nothing plays behind the ledger, nor without 3D.
  const seen = useScreen((screen) => screen.webgl && !screen.ledger);
  const busy = useStaging((staging) => staging.busy);
  const [done, setDone] = useState(false);
  const over = done || !seen || !busy;
  useEffect(() => {
    if (waits && over) setDone(true);
  }, [waits, over]);
  return [over || !waits, () => setDone(true)];
}

/** The way to the scoring while the city shows the end. */
function Soon({ onClick }: { onClick: () => void }) {
  useCounting(true);
  return (
    <p className="result-soon">
      <button type="button" className="primary" onClick={onClick}>
        {t('soon')}
      </button>
    </p>
  );
}

export function makeResult<V extends SeatedView, R extends RowBase>(game: ResultOf<V, R>) {
  const { title, seatTitle, totalTitle, score } = game;
  return function Result() {
    const view = useGameView<V>();
    const log = useTable((table) => table.log);
    const result = view && game.result(view);
    const [done, finish] = useCityDone(game.afterCity === true && result !== null);
    if (!view || !result) return null;
    if (!done) return <Soon onClick={finish} />;
    const you = ownSeat(view);
    const steps = game.steps.filter((step) => step.shows?.(view) ?? true);
    return (
      <ResultFrame
        title={title}
        seatTitle={seatTitle}
        totalTitle={totalTitle}
        score={score}
        steps={steps}
        headline={game.headline(view, result.winners, you)}
        rows={result.table.map((row) => ({
          seat: row.seat,
          name: game.name(view, row.seat, you),
          color: view.public.seats[row.seat]?.color ?? '',
          winner: result.winners.includes(row.seat),
          total: row.total,
          steps: steps.map((step) => step.of(row, view, log)),
        }))}
        note={game.note?.(view) ?? null}
      />
    );
  };
}
