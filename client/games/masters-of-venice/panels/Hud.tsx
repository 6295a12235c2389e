/** The panels over the city: thin strips above, merchants left, decision right, the hand below. */

import { useEffect, useRef } from 'react';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { t as frame } from '../../../i18n/index.ts';
import { useTable } from '../../../store/table.ts';
import { useInsets } from '../../../table/board/insets.ts';
import { useNarrow } from '../../../table/narrow.ts';
import { LogBox } from '../../../table/panels/LogBox.tsx';
import { Tools } from '../../../table/panels/Tools.tsx';
import { forecast } from '../forecast.ts';
import { useIntent } from '../intent.ts';
import { useGameKeys } from '../keys.ts';
import { positionOf } from '../position.ts';
import { t } from '../strings/index.ts';
import { Canal } from './Canal.tsx';
import { Decision } from './Decision.tsx';
import { Hand } from './Hand.tsx';
import { Hover } from './Hover.tsx';
import { Market } from './Market.tsx';
import { Queue } from './Queue.tsx';
import { Seats } from './Seats.tsx';
import { Sheet } from './Sheet.tsx';

export function Hud() {
  const view = useTable((table) => table.view) as View | null;
  const narrow = useNarrow();
  const page = useRef<HTMLDivElement>(null);
  useGameKeys();
  useInsets(page, narrow);
  useEffect(() => () => useIntent.getState().hover(null), []);
  if (!view) return null;
  const position = positionOf(view);
  return (
    <div className={narrow ? 'hud narrow' : 'hud'} ref={page}>
      <a className="skip" href="#decision">
        {frame('app.skip')}
      </a>
      <header className="topbar">
        <Progress view={view} />
        <Queue view={view} />
        <Tools />
      </header>
      {narrow ? (
        <>
          <Market view={view} mini />
          <Sheet view={view} position={position} />
        </>
      ) : (
        <>
          <Market view={view} />
          <aside className="left" aria-label={t('ledger.seats')}>
            <Seats view={view} />
          </aside>
          <main className="right" id="decision" tabIndex={-1}>
            <Decision />
            <LogBox />
          </main>
          {position && (
            <aside className="below" aria-label={t('hud.own')}>
              <Hand position={position} />
              <Forecast view={view} />
            </aside>
          )}
        </>
      )}
      <Hover />
    </div>
  );
}

export function Progress({ view }: { view: View }) {
  const { round, roundKind } = view.public;
  const key = round === 16 ? 'round.final' : roundKind === 'bid' ? 'round.bid' : 'round.commerce';
  return (
    <div className="progress">
      <strong>{t(key, { n: round })}</strong>
      <Canal open={view.public} />
    </div>
  );
}

/** What the own seat would have if the match ended now (option `scorePreview`). */
function Forecast({ view }: { view: View }) {
  const position = positionOf(view);
  const { phase, options } = view.public;
  if (!position || phase === 'finished' || options.scorePreview === 'off') return null;
  return <p className="forecast">{t('hud.forecast', { n: forecast(view) })}</p>;
}
