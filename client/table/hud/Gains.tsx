/** Beside what one owns: what has just become more or less of it, for a moment. */

import { useEffect, useRef, useState } from 'react';
import type { ViewBase } from '../../../engine/core/contract.ts';
import { series } from '../../i18n/index.ts';
import { useTable } from '../../store/table.ts';
import { changes, changeText, type Holding, type Holdings } from '../account/account.ts';
import { useGameBasics } from '../use-game.ts';
import './gains.css';

/** Milliseconds for which a change stands. */
const STANDS = 3500;

interface Known {
  readonly view: ViewBase;
  readonly seat: number;
}

/**
 * What is more or less than before. Of another chair, or of a position without a story, such as another
 * match's, nothing: nobody has earned it.
 */
export function gained(before: Known, now: Known, holdings: Holdings): readonly Holding[] {
  const { recent, since } = useTable.getState();
  const isTold = [...recent, ...since].some(({ after }) => after === now.view);
  if (before.seat !== now.seat || !isTold) return [];
  return changes(holdings(before.view, before.seat), holdings(now.view, now.seat));
}

/**
 * @param view the position as panels show it
 * @param seat the seat of the person at this page
 */
export function Gains({ view, seat }: Known) {
  const game = useGameBasics();
  const before = useRef<Known | null>(null);
  const [told, tell] = useState<readonly Holding[]>([]);
  useEffect(() => {
    const last = before.current;
    before.current = { view, seat };
    const news = last && game?.holdings ? gained(last, { view, seat }, game.holdings) : [];
    if (news.length > 0) tell(news);
  }, [game, view, seat]);
  useEffect(() => {
    if (told.length === 0) return;
    const timer = setTimeout(() => tell([]), STANDS);
    return () => clearTimeout(timer);
  }, [told]);
  if (told.length === 0) return null;
  return (
    // What has happened is said to screen readers as it is.
    <p className="gains" aria-hidden="true">
      {series(told.map(changeText))}
    </p>
  );
}
