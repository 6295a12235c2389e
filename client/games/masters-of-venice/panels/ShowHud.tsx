/**
 * The panels of the board alone, for pages on which nobody decides: round, queue, market, merchants.
 * The page brings its own tools, its right edge (`.right`) and what lies below (`.below`).
 */

import { useEffect, useRef } from 'react';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { useTable } from '../../../store/table.ts';
import { useInsets } from '../../../table/board/insets.ts';
import type { ShowHudProps } from '../../../table/game.ts';
import { useNarrow } from '../../../table/narrow.ts';
import { useIntent } from '../intent.ts';
import { useGameKeys } from '../keys.ts';
import { t } from '../strings/index.ts';
import { Hover } from './Hover.tsx';
import { Progress } from './Hud.tsx';
import { Market } from './Market.tsx';
import { Queue } from './Queue.tsx';
import { Seats } from './Seats.tsx';

export function ShowHud({ tools, children, className = '' }: ShowHudProps) {
  const view = useTable((table) => table.view) as View | null;
  const narrow = useNarrow();
  const page = useRef<HTMLDivElement>(null);
  useGameKeys();
  useInsets(page, narrow);
  useEffect(() => () => useIntent.getState().hover(null), []);
  if (!view) return null;
  return (
    <div className={`hud show ${narrow ? 'narrow' : ''} ${className}`} ref={page}>
      <header className="topbar">
        <Progress view={view} />
        <Queue view={view} />
        <div className="tools">{tools}</div>
      </header>
      <Market view={view} mini={narrow} />
      {!narrow && (
        <aside className="left" aria-label={t('ledger.seats')}>
          <Seats view={view} />
        </aside>
      )}
      {children}
      <Hover />
    </div>
  );
}

/** The merchants alone, where a narrow page has them behind a tab. */
export function ShowSeats() {
  const view = useTable((table) => table.view) as View | null;
  return view && <Seats view={view} />;
}
