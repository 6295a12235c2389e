/** The lobby of a table: chairs, bots, options, the invitation, the start. */

import { useState } from 'react';
import type { Json, JsonObject } from '../../../engine/core/contract.ts';
import type { LobbyRequest, TableSeat, TableState } from '../../../server/protocol/messages.ts';
import { numeral, t } from '../../i18n/index.ts';
import { people } from '../../i18n/people.ts';
import { roads } from '../../i18n/roads.ts';
import { go } from '../../store/router.ts';
import { useSettings } from '../../store/settings.ts';
import { mayAskForChair, useTable } from '../../store/table.ts';
import { AidFields } from '../../table/aids/AidFields.tsx';
import { ClockField } from '../../table/ClockField.tsx';
import { DaysBox } from '../../table/days/DaysBox.tsx';
import type { ClientGame } from '../../table/game.ts';
import { Identity } from '../../table/Identity.tsx';
import { Invitation } from '../../table/Invitation.tsx';
import { LanguageField } from '../../table/LanguageField.tsx';
import { LevelSign } from '../../table/LevelSign.tsx';
import { isLevel, levelHelp, opponents } from '../../table/levels.ts';
import { OptionFields } from '../../table/OptionFields.tsx';
import { PaceField } from '../../table/PaceField.tsx';
import { AskForChair } from '../../table/panels/AskForChair.tsx';
import { Asking } from '../../table/panels/Guests.tsx';
import { Icon } from '../../table/panels/Icon.tsx';
import { SeatMark } from '../../table/panels/SeatMark.tsx';
import { Talk } from '../../table/panels/Talk.tsx';
import { Everybody } from '../../table/people/Everybody.tsx';
import { RatedField } from '../../table/ratings/RatedField.tsx';
import { t as rated } from '../../table/ratings/strings.ts';
import { SeatsField } from '../../table/SeatsField.tsx';
import { useScreen } from '../../table/screen.ts';
import { isSearched } from '../../table/searched.ts';
import { useGameBasics } from '../../table/use-game.ts';
import { Audience } from '../../table/watch/Audience.tsx';
import { casterNote } from '../../table/watch/caster-note.ts';

export function Lobby({ game, table }: { game: ClientGame; table: TableState }) {
  const seat = useTable((store) => store.seat);
  const host = useTable((store) => store.host);
  const ask = useTable((store) => store.lobby);
  const show = useScreen((screen) => screen.show);
  const [trouble, setTrouble] = useState('');
  const mayAsk = useTable(mayAskForChair);
  const watched = table.spectators > 0;
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
    void request({ op: 'rename', name: name.trim() || roads('menu.defaultName'), color });
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
            <h1 id="lobby-title">{roads('lobby.title', { code: table.code })}</h1>
          </div>
          <div className="lobby-tools">
            <LanguageField small />
            <button
              type="button"
              className="icon-button"
              aria-label={t('hud.settings')}
              onClick={() => show('settings')}
            >
              <Icon name="settings" />
            </button>
          </div>
        </header>
        <ul className="chairs" aria-label={roads('lobby.chairs')}>
          {table.seats.map((one) => (
            <Chair
              key={one.seat}
              one={one}
              mine={one.seat === seat}
              seated={seat !== null}
              isHost={one.seat === table.host}
              host={host}
              game={game}
              onAsk={(body) => void request(body)}
            />
          ))}
        </ul>
        {seat !== null && <Identity onChange={rename} />}
        <DaysBox table={table} ask={(body) => void request(body)} />
        {host && (
          <SeatsField
            game={game}
            value={table.seats.length}
            onChange={(count) => void request({ op: 'seats', count })}
          />
        )}
        <p className="lobby-state" role="status">
          {missing === 0
            ? roads(host ? (watched ? 'lobby.taken' : 'lobby.ready') : 'lobby.hostStarts')
            : roads('lobby.waiting', { n: missing })}
          {watched && ` ${roads('lobby.spectators', { n: table.spectators })}`}
          {watched && host && ` ${roads('lobby.spectatorsHow')}`}
        </p>
        <Asking table={table} ask={(body) => void request(body)} />
        {mayAsk && (
          <div className="asking">
            <AskForChair ask={(asks) => void request({ op: 'ask', ask: asks })} />
          </div>
        )}
        {trouble && (
          <p className="warning" role="alert">
            {trouble}
          </p>
        )}
        <div className="row-buttons lobby-ways">
          {host && (
            <button
              type="button"
              className="primary big"
              disabled={missing > 0}
              onClick={() => void request({ op: 'start' })}
            >
              {roads('lobby.start')}
            </button>
          )}
          <button type="button" className="quiet" onClick={() => void leave()}>
            {roads('lobby.leave')}
          </button>
        </div>
      </section>
      <aside className="lobby-side">
        <section className="paper-card invitation">
          <h2>{roads('lobby.invite')}</h2>
          <Invitation code={table.code} />
          <Everybody table={table} ask={request} />
          {note && (
            <p className="help" data-caster-note={table.caster?.watching}>
              {note}
            </p>
          )}
          <Audience table={table} ask={request} />
        </section>
        <section className="paper-card">
          <h2>{people('chat.title')}</h2>
          <Talk />
        </section>
        <section className="paper-card">
          <h2>{roads('lobby.options')}</h2>
          {!host && <p className="help">{roads('lobby.optionsHost')}</p>}
          <PaceField
            pace={table.pace}
            disabled={!host}
            onChange={(pace) => void request({ op: 'pace', pace })}
          />
          <ClockField
            game={game}
            options={options}
            bankSeconds={table.bank / 1000}
            days={table.days ?? ''}
            disabled={!host}
            onChange={(clock) => void request({ op: 'clock', clock })}
          />
          <RatedField table={table} host={host} ask={(body) => void request(body)} />
          {isSearched(game) && (
            <AidFields table={table} host={host} ask={(body) => void request(body)} />
          )}
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
  /** The person at this page has a chair, this one or another. */
  readonly seated: boolean;
  readonly isHost: boolean;
  readonly host: boolean;
  readonly game: ClientGame;
  readonly onAsk: (request: LobbyRequest) => void;
}

function Chair({ one, mine, seated, isHost, host, game, onAsk }: ChairProps) {
  const free = !one.taken && !one.bot;
  // Without an own name the page says "you" instead of a guest name.
  const unnamed = useSettings((settings) => settings.name.trim() === '') && mine;
  const kind = one.bot
    ? (opponents(game).find((bot) => bot.id === one.bot)?.label ?? roads('lobby.bot'))
    : mine && !unnamed
      ? roads('lobby.youSit')
      : '';
  return (
    <li
      className={`chair ${free ? 'chair-free' : one.bot ? 'chair-opponent' : ''}`}
      data-seat={one.seat}
    >
      {free ? <span className="chair-hole" /> : <SeatMark color={one.color} size={26} />}
      <span className="chair-name">
        {free ? roads('lobby.empty') : unnamed ? roads('lobby.youSit') : one.name}
        <small>
          {one.bot && isLevel(one.bot) && <LevelSign level={one.bot} size={18} />}
          {[
            kind,
            one.bot && isLevel(one.bot) ? levelHelp(one.bot) : '',
            one.rating ? rated('seat', { rating: numeral(one.rating) }) : '',
            isHost ? roads('lobby.host') : '',
            one.taken && !one.connected ? roads('lobby.away') : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      {free && !mine && (
        <button type="button" onClick={() => onAsk({ op: 'sit', seat: one.seat })}>
          {roads('lobby.sit')}
        </button>
      )}
      {one.bot && !seated && (
        <button
          type="button"
          className="primary"
          data-sit
          onClick={() => onAsk({ op: 'sit', seat: one.seat })}
        >
          {roads('lobby.sitForBot', { name: one.name })}
        </button>
      )}
      {host && free && (
        <button
          type="button"
          onClick={() => onAsk({ op: 'bot', seat: one.seat, bot: game.bots[0]?.id ?? null })}
        >
          {roads('lobby.addBot')}
        </button>
      )}
      {host && one.bot && game.levels && (
        <Opponent
          game={game}
          bot={one.bot}
          name={one.name}
          onChoose={(bot) => onAsk({ op: 'bot', seat: one.seat, bot })}
        />
      )}
      {host && one.bot && (
        <button
          type="button"
          className="quiet"
          onClick={() => onAsk({ op: 'bot', seat: one.seat, bot: null })}
        >
          {roads('lobby.removeBot')}
        </button>
      )}
    </li>
  );
}

interface OpponentProps {
  readonly game: ClientGame;
  readonly bot: string;
  readonly name: string;
  readonly onChoose: (bot: string) => void;
}

/** The bot on a chair, and its level of play. */
function Opponent({ game, bot, name, onChoose }: OpponentProps) {
  return (
    <select
      name="opponent"
      aria-label={roads('lobby.opponent', { name })}
      value={bot}
      onChange={(event) => onChoose(event.target.value)}
    >
      {opponents(game).map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}
