/** Before the match: the seats and their persons; the first person fills the chairs and starts. */

import { useState } from 'react';
import { EVENT_GATHER_S } from '../../../server/protocol/events.ts';
import type { LobbyRequest, TableSeat, TableState } from '../../../server/protocol/messages.ts';
import { t as frame, numeral } from '../../i18n/index.ts';
import { useTable } from '../../store/table.ts';
import { AwaitsPeople } from '../../table/days/AwaitsPeople.tsx';
import { DaysBox } from '../../table/days/DaysBox.tsx';
import { t as ofEvent } from '../../table/event/strings.ts';
import { casterLine, t } from '../../table/hand/strings.ts';
import { Identity } from '../../table/Identity.tsx';
import { Asking } from '../../table/panels/Guests.tsx';
import { SeatMark } from '../../table/panels/SeatMark.tsx';
import { IsRated } from '../../table/ratings/RatedField.tsx';
import { t as rated } from '../../table/ratings/strings.ts';
import { useGameBasics } from '../../table/use-game.ts';
import { Sheet } from './Sheet.tsx';
import { identity } from './seat.ts';

export function HandLobby({ table, seat }: { table: TableState; seat: number }) {
  const game = useGameBasics();
  // Those whom the queue brings together have no host before their match.
  const host = useTable((store) => store.host) && !table.gathers;
  const ask = useTable((store) => store.lobby);
  const [trouble, setTrouble] = useState('');
  const bot = game?.bots[0]?.id ?? null;
  const free = table.seats.filter((one) => !one.taken && !one.bot);

  async function request(body: LobbyRequest): Promise<boolean> {
    const reply = await ask(body);
    setTrouble(reply.ok ? '' : frame(`request.${reply.error}`));
    return reply.ok;
  }

  async function start(): Promise<void> {
    for (const one of free) {
      if (!(await request({ op: 'bot', seat: one.seat, bot }))) return;
    }
    await request({ op: 'start' });
  }

  if (table.gathers) {
    return (
      <Sheet title={ofEvent('gathers')} game={game?.name}>
        <ul className="chairs" aria-label={t('chairs')} data-gathers>
          {table.seats.map((one) => (
            <Chair
              key={one.seat}
              one={one}
              notes={[
                one.seat === seat ? t('you') : '',
                one.bot ? t('bot') : '',
                one.taken && !one.connected ? t('away') : '',
              ]}
            />
          ))}
        </ul>
        <p role="status">{ofEvent('gathersHelp', { s: EVENT_GATHER_S })}</p>
      </Sheet>
    );
  }

  const resize = (by: number): void =>
    void request({ op: 'seats', count: table.seats.length + by });
  const { min, max } = game?.seats ?? { min: 2, max: 5 };
  const hostName = table.seats[table.host]?.name;

  return (
    <Sheet title={t('lobbyTitle', { code: table.code })} game={game?.name}>
      <p className="help">{t('lobbyHelp')}</p>
      {table.caster && <p className="help">{casterLine(table.caster.delay, game)}</p>}
      {table.rated && <IsRated />}
      <Identity onChange={() => void request({ op: 'rename', ...identity() })} />
      <DaysBox table={table} ask={(body) => void request(body)} />
      <ul className="chairs" aria-label={t('chairs')}>
        {table.seats.map((one) => (
          <Chair
            key={one.seat}
            one={one}
            notes={[
              one.seat === seat ? t('you') : '',
              one.seat === table.host ? t('host') : '',
              one.bot ? t('bot') : '',
              one.taken && !one.connected ? t('away') : '',
              one.rating ? rated('seat', { rating: numeral(one.rating) }) : '',
            ]}
          >
            {host && free.includes(one) && (
              <button
                type="button"
                onClick={() => void request({ op: 'bot', seat: one.seat, bot })}
              >
                {t('addBot')}
              </button>
            )}
            {host && one.bot && (
              <button
                type="button"
                className="quiet"
                onClick={() => void request({ op: 'bot', seat: one.seat, bot: null })}
              >
                {t('removeBot')}
              </button>
            )}
          </Chair>
        ))}
      </ul>
      {host && (
        <div className="hp-pair">
          <button
            type="button"
            disabled={table.seats.length <= min || free.length === 0}
            onClick={() => resize(-1)}
          >
            {t('fewer')}
          </button>
          <button type="button" disabled={table.seats.length >= max} onClick={() => resize(1)}>
            {t('more')}
          </button>
        </div>
      )}
      <Asking table={table} ask={(body) => void request(body)} />
      {trouble && (
        <p className="warning" role="alert">
          {trouble}
        </p>
      )}
      {table.begins ? (
        <AwaitsPeople table={table} ask={(body) => void request(body)} />
      ) : host ? (
        <button type="button" className="primary big" data-start onClick={() => void start()}>
          {t(free.length > 0 ? 'fillBots' : 'start')}
        </button>
      ) : (
        <p role="status">
          <strong>{hostName ? t('waitHost', { name: hostName }) : t('waitNobody')}</strong>{' '}
          {free.length > 0 && t('missing', { n: free.length })}
        </p>
      )}
      <div className="hp-pair">
        {host && (
          <a className="link-button" href={`/table/${table.code}`}>
            {t('allOptions')}
          </a>
        )}
        <button type="button" className="quiet" onClick={() => void request({ op: 'stand' })}>
          {t('leave')}
        </button>
      </div>
    </Sheet>
  );
}

function Chair(props: { one: TableSeat; notes: readonly string[]; children?: React.ReactNode }) {
  const { one, notes, children } = props;
  const free = !one.taken && !one.bot;
  return (
    <li className={free ? 'chair chair-free' : 'chair'} data-seat={one.seat}>
      {free ? <span className="chair-hole" /> : <SeatMark color={one.color} size={26} />}
      <span className="chair-name">
        {free ? t('freeChair') : one.name}
        <small>{notes.filter(Boolean).join(' · ')}</small>
      </span>
      {children}
    </li>
  );
}
