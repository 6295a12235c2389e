/** The lobby of a table: chairs, bots, options, the invitation, the start. */

import { useState } from 'react';
import type { Json, JsonObject } from '../../../engine/core/contract.ts';
import type { LobbyRequest, TableSeat, TableState } from '../../../server/protocol/messages.ts';
import { t } from '../../i18n/index.ts';
import { go } from '../../store/router.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { ClockField } from '../../table/ClockField.tsx';
import type { ClientGame } from '../../table/game.ts';
import { Identity } from '../../table/Identity.tsx';
import { Invitation } from '../../table/Invitation.tsx';
import { OptionFields } from '../../table/OptionFields.tsx';
import { PaceField } from '../../table/PaceField.tsx';
import { Icon } from '../../table/panels/Icon.tsx';
import { SeatMark } from '../../table/panels/SeatMark.tsx';
import { Talk } from '../../table/panels/Talk.tsx';
import { SeatsField } from '../../table/SeatsField.tsx';
import { useScreen } from '../../table/screen.ts';
import { useGameBasics } from '../../table/use-game.ts';
import { Audience } from '../../table/watch/Audience.tsx';
import { casterNote } from '../../table/watch/caster-note.ts';

export function Lobby({ game, table }: { game: ClientGame; table: TableState }) {
  const seat = useTable((store) => store.seat);
  const host = useTable((store) => store.host);
  const ask = useTable((store) => store.lobby);
  const show = useScreen((screen) => screen.show);
  const [trouble, setTrouble] = useState('');
  const missing = table.seats.filter((one) => !one.taken && !one.bot).length;

  async function request(body: LobbyRequest): Promise<boolean> {
    const reply = await ask(body);
    setTrouble(reply.ok ? '' : t(`request.${reply.error}`));
    return reply.ok;
  }
  const note = casterNote(table, useGameBasics());

  async function leave(): Promise<void> {
    if (seat !== null) await ask({ op: 'leave' });
    go('/');
  }

  function rename(): void {
    const { name, color } = useSettings.getState();
    if (seat === null) return;
    void request({ op: 'rename', name: name.trim() || t('menu.defaultName'), color });
  }

  const optionValue = (name: string): Json => {
    const text = table.options[name];
    const fallback = game.options.find((option) => option.name === name)?.initial ?? null;
    return text === undefined ? fallback : (JSON.parse(text) as Json);
  };
  const options = Object.fromEntries(
    game.options.map((option) => [option.name, optionValue(option.name)]),
  ) as JsonObject;

  return (
    <main className="lobby">
      <section className="paper-card lobby-main" aria-labelledby="lobby-title">
        <header className="lobby-head">
          <div>
            <p className="eyebrow">{game.name}</p>
            <h1 id="lobby-title">{t('lobby.title', { code: table.code })}</h1>
          </div>
          <button
            type="button"
            className="icon-button"
            aria-label={t('hud.settings')}
            onClick={() => show('settings')}
          >
            <Icon name="settings" />
          </button>
        </header>
        <ul className="chairs" aria-label={t('lobby.chairs')}>
          {table.seats.map((one) => (
            <Chair
              key={one.seat}
              one={one}
              mine={one.seat === seat}
              isHost={one.seat === table.host}
              host={host}
              game={game}
              onAsk={(body) => void request(body)}
            />
          ))}
        </ul>
        {seat !== null && <Identity onChange={rename} />}
        {host && (
          <SeatsField
            game={game}
            value={table.seats.length}
            onChange={(count) => void request({ op: 'seats', count })}
          />
        )}
        <p className="lobby-state" role="status">
          {missing === 0
            ? t(host ? 'lobby.ready' : 'lobby.hostStarts')
            : t('lobby.waiting', { n: missing })}
          {table.spectators > 0 && ` ${t('lobby.spectators', { n: table.spectators })}`}
        </p>
        {trouble && (
          <p className="warning" role="alert">
            {trouble}
          </p>
        )}
        <div className="row-buttons">
          {host && (
            <button
              type="button"
              className="primary big"
              disabled={missing > 0}
              onClick={() => void request({ op: 'start' })}
            >
              {t('lobby.start')}
            </button>
          )}
          <button type="button" className="quiet" onClick={() => void leave()}>
            {t('lobby.leave')}
          </button>
        </div>
      </section>
      <aside className="lobby-side">
        <section className="paper-card invitation">
          <h2>{t('lobby.invite')}</h2>
          <Invitation code={table.code} />
          {note && (
            <p className="help" data-caster-note={table.caster?.watching}>
              {note}
            </p>
          )}
          <Audience table={table} ask={request} />
        </section>
        <section className="paper-card">
          <h2>{t('chat.title')}</h2>
          <Talk />
        </section>
        <section className="paper-card">
          <h2>{t('lobby.options')}</h2>
          {!host && <p className="help">{t('lobby.optionsHost')}</p>}
          <PaceField
            pace={table.pace}
            disabled={!host}
            onChange={(pace) => void request({ op: 'pace', pace })}
          />
          <ClockField
            game={game}
            options={options}
            bankSeconds={table.bank / 1000}
            disabled={!host}
            onChange={(clock) => void request({ op: 'clock', clock })}
          />
          <OptionFields
            fields={game.options}
            seats={table.seats.length}
            value={optionValue}
            disabled={!host}
            onChange={(name, value) =>
              void request({ op: 'options', options: { ...options, [name]: value } })
            }
          />
        </section>
      </aside>
    </main>
  );
}

interface ChairProps {
  readonly one: TableSeat;
  readonly mine: boolean;
  readonly isHost: boolean;
  readonly host: boolean;
  readonly game: ClientGame;
  readonly onAsk: (request: LobbyRequest) => void;
}

function Chair({ one, mine, isHost, host, game, onAsk }: ChairProps) {
  const free = !one.taken && !one.bot;
  const kind = one.bot
    ? (game.bots.find((bot) => bot.id === one.bot)?.label ?? t('lobby.bot'))
    : mine
      ? t('lobby.youSit')
      : '';
  return (
    <li className={free ? 'chair chair-free' : 'chair'} data-seat={one.seat}>
      {free ? <span className="chair-hole" /> : <SeatMark color={one.color} size={26} />}
      <span className="chair-name">
        {free ? t('lobby.empty') : one.name}
        <small>
          {[kind, isHost ? t('lobby.host') : '', one.taken && !one.connected ? t('lobby.away') : '']
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      {free && !mine && (
        <button type="button" onClick={() => onAsk({ op: 'sit', seat: one.seat })}>
          {t('lobby.sit')}
        </button>
      )}
      {host && free && (
        <button
          type="button"
          onClick={() => onAsk({ op: 'bot', seat: one.seat, bot: game.bots[0]?.id ?? null })}
        >
          {t('lobby.addBot')}
        </button>
      )}
      {host && one.bot && (
        <button
          type="button"
          className="quiet"
          onClick={() => onAsk({ op: 'bot', seat: one.seat, bot: null })}
        >
          {t('lobby.removeBot')}
        </button>
      )}
    </li>
  );
}
