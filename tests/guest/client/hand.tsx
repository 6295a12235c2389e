/** The caravan game on the phone. */

import { useEffect, useState } from 'react';
import { useTable } from '../../../client/store/table.ts';
import type { HandGame } from '../../../client/table/game.ts';
import { Cover } from '../../../client/table/hand/Cover.tsx';
import { HandMenu } from '../../../client/table/hand/HandMenu.tsx';
import { t as word } from '../../../client/table/hand/strings.ts';
import { EventLog } from '../../../client/table/panels/EventLog.tsx';
import { Icon } from '../../../client/table/panels/Icon.tsx';
import { SeatMark } from '../../../client/table/panels/SeatMark.tsx';
import { useScreen } from '../../../client/table/screen.ts';
import type { TableState } from '../../../server/protocol/messages.ts';
import { basics } from './basics.ts';
import { Decision } from './decision.tsx';
import { Hand, Offers, Seats, Where } from './panels.tsx';
import { Result } from './result.tsx';
import { open } from './words.ts';

function HandTable({ table, seat }: { table: TableState; seat: number }) {
  const view = useTable((store) => store.view);
  const [covered, setCovered] = useState(false);
  const menu = useScreen((screen) => screen.dialog === 'table');
  const aside = useScreen((screen) => screen.resultAside);
  useEffect(() => {
    useScreen.getState().set({ webgl: false, sheet: 'full' });
  }, []);
  if (!view) return null;
  const own = open(view).seats[seat];
  return (
    <div className="hp">
      <header className="hp-top">
        <SeatMark color={own?.color ?? ''} size={24} />
        <p className="hp-who">
          <strong>{own?.name}</strong>
        </p>
        <button
          type="button"
          className="icon-button"
          aria-pressed={covered}
          onClick={() => setCovered(!covered)}
        >
          <Icon name="eye" />
          <span className="sr">{word('cover')}</span>
        </button>
        <button
          type="button"
          className="icon-button"
          onClick={() => useScreen.getState().show('table')}
        >
          <Icon name="settings" />
          <span className="sr">{word('menu')}</span>
        </button>
      </header>
      <main className="hp-main">
        <Cover covered={covered} onUncover={() => setCovered(false)}>
          <div className="hp-turn">
            <Hand view={view} />
            <Decision />
            <Where view={view} />
            <Offers view={view} />
            <Seats view={view} />
            <EventLog last={40} lines={8} />
          </div>
        </Cover>
      </main>
      {table.stage === 'finished' && !aside && <Result />}
      {menu && <HandMenu table={table} />}
    </div>
  );
}

export const handGame: HandGame = { ...basics, HandTable };
