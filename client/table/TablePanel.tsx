/** The table itself, beside the game: people, clocks, chairs, votes, a pause, the talk, the way out. */

import { useEffect, useRef, useState } from 'react';
import type { LobbyRequest, TableState } from '../../server/protocol/messages.ts';
import { t } from '../i18n/index.ts';
import { people } from '../i18n/people.ts';
import { roads } from '../i18n/roads.ts';
import { go } from '../store/router.ts';
import { mayAskForChair, useTable } from '../store/table.ts';
import { useCover } from './cover.ts';
import { DaysBox } from './days/DaysBox.tsx';
import { Invitation } from './Invitation.tsx';
import { AskForChair } from './panels/AskForChair.tsx';
import { Asking, Gallery } from './panels/Guests.tsx';
import { Pause } from './panels/Pause.tsx';
import { Talk } from './panels/Talk.tsx';
import { People } from './panels/Together.tsx';
import { Everybody } from './people/Everybody.tsx';
import { useScreen } from './screen.ts';
import { useGameBasics } from './use-game.ts';
import { Audience } from './watch/Audience.tsx';
import { casterNote } from './watch/caster-note.ts';

export function TablePanel({ table }: { table: TableState }) {
  const request = useTable((store) => store.lobby);
  const show = useScreen((screen) => screen.show);
  const [trouble, setTrouble] = useState('');
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  useCover(box);

  async function agreed(body: LobbyRequest): Promise<boolean> {
    const reply = await request(body);
    setTrouble(reply.ok ? '' : t(`request.${reply.error}`));
    return reply.ok;
  }
  const ask = (body: LobbyRequest): void => void agreed(body);
  const mayAsk = useTable(mayAskForChair);
  const note = casterNote(table, useGameBasics());

  return (
    <section
      ref={box}
      className="table-panel"
      aria-label={people('room.title')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        show(null);
      }}
    >
      <header>
        <h2>{people('room.title')}</h2>
        <span className="help">{t('hud.code', { code: table.code })}</span>
        <button
          type="button"
          className="icon-button"
          data-back
          aria-label={t('hud.close')}
          onClick={() => show(null)}
        >
          ✕
        </button>
      </header>
      <People table={table} ask={ask} />
      <Gallery table={table} ask={ask} />
      <Asking table={table} ask={ask} />
      {mayAsk && (
        <div className="asking">
          <AskForChair ask={(asks) => ask({ op: 'ask', ask: asks })} />
        </div>
      )}
      {note && (
        <p className="help" data-caster-note={table.caster?.watching}>
          {note}
        </p>
      )}
      {trouble && (
        <p className="warning" role="alert">
          {trouble}
        </p>
      )}
      {table.days ? <DaysBox table={table} ask={ask} /> : <Pause table={table} ask={ask} />}
      <Talk />
      <details className="bring">
        <summary>{people('room.invite')}</summary>
        <Invitation code={table.code} />
      </details>
      <Everybody table={table} ask={agreed} />
      <Audience table={table} ask={agreed} />
      <Leaving table={table} />
    </section>
  );
}

/** Asked twice: there is no way back to the seat. */
function Leaving({ table }: { table: TableState }) {
  const seat = useTable((store) => store.seat);
  const request = useTable((store) => store.lobby);
  const [sure, setSure] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  // It opens at the end of a panel that may have to scroll.
  useEffect(() => {
    if (sure) question.current?.scrollIntoView({ block: 'end' });
  }, [sure]);

  async function leave(): Promise<void> {
    const reply = await request({ op: 'leave' });
    if (reply.ok) go('/', true);
  }

  if (seat === null) {
    return (
      <button type="button" className="quiet" onClick={() => go('/')}>
        {roads('menu.back')}
      </button>
    );
  }
  if (!sure) {
    return (
      <button type="button" className="quiet leave" onClick={() => setSure(true)}>
        {people('room.leave')}
      </button>
    );
  }
  return (
    <div className="leaving" role="alert" ref={question}>
      <p>{people(table.stage === 'lobby' ? 'room.leaveSureLobby' : 'room.leaveSure')}</p>
      <div className="row-buttons">
        <button type="button" className="primary" data-leave onClick={() => void leave()}>
          {people('room.leaveYes')}
        </button>
        <button type="button" className="quiet" onClick={() => setSure(false)}>
          {people('room.stay')}
        </button>
      </div>
    </div>
  );
}
