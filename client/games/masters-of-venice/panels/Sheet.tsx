/** The phone's lower half: one tab each for the turn, the market, the hand and the merchants. */

import type { ReactNode } from 'react';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { type SheetTab, useScreen } from '../../../app/screen.ts';
import { rove } from '../../../panels/Choices.tsx';
import { EventLog } from '../../../panels/EventLog.tsx';
import { Icon } from '../../../panels/Icon.tsx';
import { owes, type Position } from '../position.ts';
import { t } from '../strings/index.ts';
import { Decision } from './Decision.tsx';
import { Hand } from './Hand.tsx';
import { Market } from './Market.tsx';
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

export function Sheet({ view, position }: { view: View; position: Position | null }) {
  const tab = useScreen((screen) => screen.tab);
  const raised = useScreen((screen) => screen.raised);
  const set = useScreen((screen) => screen.set);
  const mine = position !== null && owes(position);
  const pages: { readonly [t in SheetTab]: ReactNode } = {
    turn: (
      <>
        <Decision />
        {!mine && <EventLog last={40} lines={12} />}
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
    <main className={raised ? 'phone raised' : 'phone'} id="decision" tabIndex={-1}>
      <div className="tabs">
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
              onClick={() => set({ tab: id, raised: true })}
            >
              {t(key)}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="icon-button"
          aria-expanded={raised}
          aria-label={t(raised ? 'hud.lower' : 'hud.raise')}
          onClick={() => set({ raised: !raised })}
        >
          <Icon name={raised ? 'down' : 'up'} />
        </button>
      </div>
      {raised && (
        <div className="sheet-page" id="sheet-page" role="tabpanel" aria-labelledby={`tab-${tab}`}>
          {pages[tab]}
        </div>
      )}
    </main>
  );
}
