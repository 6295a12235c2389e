/** A table before its match, for a spectator: the persons, a free chair, the link for others. */

import { useState } from 'react';
import type { LobbyRequest, TableSeat, TableState } from '../../../server/protocol/messages.ts';
import { t as frame } from '../../i18n/index.ts';
import { people } from '../../i18n/people.ts';
import { roads } from '../../i18n/roads.ts';
import { go } from '../../store/router.ts';
import { mayAskForChair, useTable } from '../../store/table.ts';
import { AskForChair } from '../../table/panels/AskForChair.tsx';
import { SeatMark } from '../../table/panels/SeatMark.tsx';
import { Talk } from '../../table/panels/Talk.tsx';
import { useGame } from '../../table/use-game.ts';
import { t } from '../../table/watch/strings.ts';
import { WatchLink } from '../../table/watch/WatchLink.tsx';
import '../../table/watch/watch.css';

export function WatchLobby({ table }: { table: TableState }) {
  const game = useGame();
  const request = useTable((store) => store.lobby);
  const [trouble, setTrouble] = useState('');
  const mayAsk = useTable(mayAskForChair);
  async function ask(body: LobbyRequest): Promise<void> {
    const reply = await request(body);
    setTrouble(reply.ok ? '' : frame(`request.${reply.error}`));
  }
  return (
    <main className="lobby watch-lobby">
      <section className="paper-card lobby-main" aria-labelledby="watch-title">
        <p className="eyebrow">{game?.name}</p>
        <h1 id="watch-title">{t('watch.lobbyTitle', { code: table.code })}</h1>
        <p role="status">
          {t('watch.lobbyHelp')} {t('watch.others', { n: table.spectators })}
        </p>
        <ul className="chairs" aria-label={roads('lobby.chairs')}>
          {table.seats.map((one) => (
            <Chair key={one.seat} one={one} onSit={() => void ask({ op: 'sit', seat: one.seat })} />
          ))}
        </ul>
        {mayAsk && (
          <div className="asking">
            <AskForChair ask={(asks) => void ask({ op: 'ask', ask: asks })} />
          </div>
        )}
        {trouble && (
          <p className="warning" role="alert">
            {trouble}
          </p>
        )}
        <div className="row-buttons">
          <button type="button" onClick={() => go('/watch')}>
            {t('watch.see')}
          </button>
          <button type="button" className="quiet" onClick={() => go('/')}>
            {t('watch.leave')}
          </button>
        </div>
      </section>
      <aside className="lobby-side">
        <section className="paper-card">
          <h2>{t('watch.share')}</h2>
          <WatchLink code={table.code} />
        </section>
        <section className="paper-card">
          <h2>{people('chat.title')}</h2>
          <Talk />
        </section>
      </aside>
    </main>
  );
}

function Chair({ one, onSit }: { one: TableSeat; onSit: () => void }) {
  const free = !one.taken && !one.bot;
  const note = one.bot ? t('watch.bot') : one.taken && !one.connected ? t('watch.away') : '';
  return (
    <li className={free ? 'chair chair-free' : 'chair'} data-seat={one.seat}>
      {free ? <span className="chair-hole" /> : <SeatMark color={one.color} size={26} />}
      <span className="chair-name">
        {free ? t('watch.free') : one.name}
        <small>{note}</small>
      </span>
      {(free || one.bot) && (
        <button type="button" data-sit onClick={onSit}>
          {free ? t('watch.sit') : t('watch.sitForBot', { name: one.name })}
        </button>
      )}
    </li>
  );
}
