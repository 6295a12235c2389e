/** Beside the player's things: the latest increases and decreases, for a moment. */

import { useEffect, useRef, useState } from 'react';
import type { ViewBase } from '../../../engine/core/contract.ts';
import { series } from '../../i18n/index.ts';
import { useTable } from '../../store/table.ts';
import { changes, changeText, type Holding, type Holdings } from '../account/account.ts';
import { causesOf } from '../captions/captions.ts';
import { t } from '../captions/strings.ts';
import { useGameBasics } from '../use-game.ts';
import './gains.css';

/** Milliseconds for which a change is shown. */
const STANDS = 3500;

interface Known {
  readonly view: ViewBase;
  readonly seat: number;
}

/** The changes, and their cause if another's turn did them. */
interface Notice {
  readonly changes: readonly Holding[];
  readonly causes: readonly string[];
}

const NOTHING: Notice = { changes: [], causes: [] };

/**
 * The increases and decreases. Nothing for another chair, or for a position without events, such as
 * another match's: nobody has earned it.
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
  const [told, tell] = useState<Notice>(NOTHING);
  useEffect(() => {
    const last = before.current;
    before.current = { view, seat };
    const news = last && game?.holdings ? gained(last, { view, seat }, game.holdings) : [];
    if (!game || !last || news.length === 0) return;
    const { recent, since } = useTable.getState();
    const causes = causesOf(game, [...recent, ...since], last.view, view, seat);
    tell({ changes: news, causes });
  }, [game, view, seat]);
  useEffect(() => {
    if (told === NOTHING) return;
    const timer = setTimeout(() => tell(NOTHING), STANDS);
    return () => clearTimeout(timer);
  }, [told]);
  if (told === NOTHING) return null;
  const line = series(told.changes.map(changeText));
  return (
    // Events are announced to screen readers directly.
    <p className="gains" aria-hidden="true">
      {told.causes.length > 0 ? t('came', { changes: line, causes: series(told.causes) }) : line}
    </p>
  );
}
