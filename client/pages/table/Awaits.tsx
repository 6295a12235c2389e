/** A table of the queue over days, before its match. */

import { useState } from 'react';
import type { LobbyRequest, TableState } from '../../../server/protocol/messages.ts';
import { t } from '../../i18n/index.ts';
import { go } from '../../store/router.ts';
import { useTable } from '../../store/table.ts';
import { AwaitsPeople } from '../../table/days/AwaitsPeople.tsx';
import { DaysBox } from '../../table/days/DaysBox.tsx';
import { t as days } from '../../table/days/strings.ts';

/** People take their seats and go. */
export function Awaits({ table }: { table: TableState }) {
  const seat = useTable((store) => store.seat);
  const lobby = useTable((store) => store.lobby);
  const [trouble, setTrouble] = useState('');
  async function ask(request: LobbyRequest): Promise<void> {
    const reply = await lobby(request);
    setTrouble(reply.ok ? '' : t(`request.${reply.error}`));
  }
  return (
    <main className="page-note">
      <div className="paper-card" data-gathers>
        <h1>{days('waitTitle')}</h1>
        <AwaitsPeople table={table} ask={(body) => void ask(body)} />
        <DaysBox table={table} ask={(body) => void ask(body)} />
        {trouble && (
          <p className="warning" role="alert">
            {trouble}
          </p>
        )}
        <div className="row-buttons">
          <button type="button" className="primary" onClick={() => go('/me')}>
            {days('toMe')}
          </button>
          {seat !== null && (
            <button
              type="button"
              className="quiet"
              onClick={() => void ask({ op: 'stand' }).then(() => go('/people'))}
            >
              {days('standUp')}
            </button>
          )}
        </div>
      </div>
    </main>
  );
}
