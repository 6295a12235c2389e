/**
 * The big screen before the match: the invitation to a chair for everybody in the room, and the
 * persons so far.
 */

import { useRef } from 'react';
import type { TableSeat, TableState } from '../../../../server/protocol/messages.ts';
import { useTable } from '../../../store/table.ts';
import { useQr } from '../../../table/panels/qr.ts';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { useGame } from '../../../table/use-game.ts';
import { useScrolls } from '../../../table/use-scrolls.ts';
import './screen.css';
import { t } from './strings.ts';

/** The address of a phone's hand, from the first of the table's links: that of the local network. */
export function handLink(links: readonly string[], code: string, origin: string): string {
  const base = links[0]?.replace(/\/table\/[^/]*$/, '') ?? origin;
  return `${base}/hand/${code}`;
}

export function ScreenLobby({ table }: { table: TableState }) {
  const game = useGame();
  const page = useRef<HTMLElement>(null);
  const scrolls = useScrolls(page);
  const links = useTable((store) => store.links);
  const link = handLink(links, table.code, location.origin);
  const picture = useQr(link);
  const free = table.seats.filter((one) => !one.taken && !one.bot).length;
  const host = table.seats[table.host]?.name;
  return (
    <main className="screen-lobby" ref={page} tabIndex={scrolls}>
      <section className="paper-card screen-invite" aria-labelledby="screen-title">
        <p className="eyebrow">{game?.name}</p>
        <h1 id="screen-title">{t('title')}</h1>
        <div className="screen-qr">{picture && <img src={picture} alt={t('qr', { link })} />}</div>
        <p className="screen-link">{link.replace(/^https?:\/\//, '')}</p>
      </section>
      <section className="paper-card screen-people">
        <p className="eyebrow">{t('table')}</p>
        <p className="screen-code">{table.code}</p>
        <ul aria-label={t('chairs')}>
          {table.seats.map((one) => (
            <Chair key={one.seat} one={one} host={one.seat === table.host} />
          ))}
        </ul>
        <p role="status" className="screen-state">
          {free > 0 ? t('free', { n: free }) : t('full')}{' '}
          {host ? t('starts', { name: host }) : t('first')}
        </p>
      </section>
    </main>
  );
}

function Chair({ one, host }: { one: TableSeat; host: boolean }) {
  const free = !one.taken && !one.bot;
  const note = one.bot ? t('bot') : one.taken && !one.connected ? t('away') : host ? t('host') : '';
  return (
    <li className={free ? 'free' : ''} data-seat={one.seat}>
      {free ? <span className="chair-hole" /> : <SeatMark color={one.color} size={44} />}
      <strong>{free ? t('freeChair') : one.name}</strong>
      <small>{note}</small>
    </li>
  );
}
