/**
 * The phone's sheet: one tab each for the turn, the market, the hand and the merchants. Lowered it
 * shows what is asked and what the composed action brings; forms and lists come up with it.
 */

import { type ReactNode, useEffect, useRef } from 'react';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { rove } from '../../../table/panels/Choices.tsx';
import { useDrag } from '../../../table/panels/drag.ts';
import { EventLog } from '../../../table/panels/EventLog.tsx';
import { Icon } from '../../../table/panels/Icon.tsx';
import { type SheetStop, type SheetTab, useScreen } from '../../../table/screen.ts';
import { useDraft, useIntent } from '../intent.ts';
import { owes, type Position, type Situation, situation } from '../position.ts';
import { t } from '../strings/index.ts';
import { Decision } from './Decision.tsx';
import { Hand } from './Hand.tsx';
import { Market } from './Market.tsx';
import { Purse } from './Purse.tsx';
import { Seats } from './Seats.tsx';

const TABS: readonly {
  readonly id: SheetTab;
  readonly key: 'hud.placeTab' | 'hud.market' | 'hud.hand' | 'hud.seatsTab';
}[] = [
  { id: 'turn', key: 'hud.placeTab' },
  { id: 'market', key: 'hud.market' },
  { id: 'hand', key: 'hud.hand' },
  { id: 'seats', key: 'hud.seatsTab' },
];

/** Where there is nothing composed yet: that the city itself is the form. */
function Hint() {
  const { composer, action } = useDraft();
  return composer !== null && action === null ? (
    <p className="help tap-hint">{t('hud.tapCity')}</p>
  ) : null;
}

const STOPS: readonly SheetStop[] = ['low', 'half', 'full'];
/** What is decided with a form: figures and cards that do not stand in the city. */
const WITH_FORM: readonly Situation[] = ['bid', 'pick', 'window', 'guildKeep'];

export function Sheet({ view, position }: { view: View; position: Position | null }) {
  const tab = useScreen((screen) => screen.tab);
  const stop = useScreen((screen) => screen.sheet);
  const set = useScreen((screen) => screen.set);
  const sheet = useRef<HTMLElement>(null);
  const now = position ? situation(position) : 'waiting';
  const low = stop === 'low';

  // A new question draws the sheet up only if the city cannot answer it; who reads is left alone.
  useEffect(() => {
    // What the finger touched last was about the question before.
    useIntent.getState().hover(null);
    if (useScreen.getState().tab !== 'turn') return;
    set({ sheet: WITH_FORM.includes(now) ? 'half' : 'low' });
  }, [now, set]);

  const move = (way: 1 | -1): void => {
    const next = STOPS[STOPS.indexOf(stop) + way];
    // The lowered sheet always shows what is asked.
    if (next) set(next === 'low' ? { sheet: next, tab: 'turn' } : { sheet: next });
  };
  const drag = useDrag(sheet, move);
  const mine = position !== null && owes(position);
  const pages: { readonly [t in SheetTab]: ReactNode } = {
    turn: (
      <>
        <Decision />
        {!mine && <EventLog last={40} lines={low ? 2 : 12} />}
        {low && mine && <Hint />}
      </>
    ),
    market: (
      <>
        <Market view={view} />
        <EventLog last={40} />
      </>
    ),
    hand: position ? <Hand position={position} /> : null,
    seats: <Seats view={view} />,
  };
  return (
    <>
      {position && <Purse position={position} />}
      <main ref={sheet} className={`phone ${stop}`} id="decision" tabIndex={-1}>
        <div className="tabs" {...drag}>
          <div
            className="tablist"
            role="tablist"
            onKeyDown={(event) => rove(event, event.currentTarget)}
          >
            {TABS.map(({ id, key }) => (
              <button
                key={id}
                type="button"
                role="tab"
                id={`tab-${id}`}
                aria-selected={tab === id}
                aria-controls="sheet-page"
                tabIndex={tab === id ? 0 : -1}
                className={mine && id === 'turn' ? 'calls' : ''}
                onClick={() => set({ tab: id, sheet: low ? 'half' : stop })}
              >
                {t(key)}
              </button>
            ))}
          </div>
          <button
            type="button"
            className="icon-button"
            aria-expanded={!low}
            aria-label={t(low ? 'hud.raise' : 'hud.lower')}
            onClick={() => set(low ? { sheet: 'half' } : { sheet: 'low', tab: 'turn' })}
          >
            <Icon name={low ? 'up' : 'down'} />
          </button>
        </div>
        <div className="sheet-page" id="sheet-page" role="tabpanel" aria-labelledby={`tab-${tab}`}>
          {pages[tab]}
        </div>
      </main>
    </>
  );
}
