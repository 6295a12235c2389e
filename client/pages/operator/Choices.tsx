/** The operator's choices: each change is sent at once, and shown as the server accepted it. */

import { useEffect, useState } from 'react';
import {
  ALL_GAMES,
  type OperatorAsk,
  type OperatorStatus,
  type ShowLength,
  type ShowSettings,
} from '../../../server/protocol/showcase.ts';
import { useCard, useCards } from '../../table/cards.tsx';
import type { GameCard } from '../../table/game.ts';
import { LevelSign } from '../../table/LevelSign.tsx';
import { isLevel, levelHelp, levelName } from '../../table/levels.ts';
import { t } from './strings.ts';

type Ask = (body: OperatorAsk) => Promise<boolean>;

const LENGTHS: readonly ShowLength[] = ['one', 'two', 'full'];
/** Hours of sleep that a first tick suggests. */
const NIGHT = { from: 22 * 60, to: 8 * 60 };

/** The shown game's name for a bot; the choice of all of them is the stand's. */
function botText(bot: string, card: GameCard | undefined): string {
  if (isLevel(bot)) return levelName(bot);
  return bot === 'mixed' ? t('op.bot.mixed') : (card?.stand?.bots[bot] ?? bot);
}

/** Id of the game that the choices concern: the next one, which may not be shown yet. */
export function chosenGame({ state, games }: Pick<OperatorStatus, 'state' | 'games'>): string {
  const { settings, game } = state;
  if (settings.game === ALL_GAMES) return game;
  return games.includes(settings.game) ? settings.game : (games[0] ?? game);
}

export function Choices({ status, ask }: { status: OperatorStatus; ask: Ask }) {
  const { settings } = status.state;
  const card = useCard(chosenGame(status));
  const bot = status.bots.includes(settings.bot) ? settings.bot : status.bots[0];
  const set = (change: Partial<ShowSettings>): void => void ask({ op: 'set', settings: change });
  return (
    <>
      <section className="paper-card" aria-labelledby="op-match">
        <h2 id="op-match">{t('op.match')}</h2>
        <Games status={status} value={settings.game} onChange={(id) => set({ game: id })} />
        <label className="field">
          <span>{t('op.length')}</span>
          <select
            name="length"
            value={settings.length}
            onChange={(event) => set({ length: event.target.value as ShowLength })}
          >
            {LENGTHS.map((length) => (
              <option key={length} value={length}>
                {card?.stand?.lengths[length] ?? t(`op.length.${length}`)}
              </option>
            ))}
          </select>
          <small className="help">{t('op.lengthHelp')}</small>
        </label>
        <label className="field">
          <span>{t('op.bot')}</span>
          <select name="bot" value={bot} onChange={(event) => set({ bot: event.target.value })}>
            {status.bots.map((bot) => (
              <option key={bot} value={bot}>
                {botText(bot, card)}
              </option>
            ))}
          </select>
          {bot !== undefined && isLevel(bot) && (
            <small className="help level-line">
              <LevelSign level={bot} size={18} /> {levelHelp(bot)}
            </small>
          )}
        </label>
        <Seconds value={settings.idleSeconds} onChange={(idleSeconds) => set({ idleSeconds })} />
        <Restart ask={ask} />
      </section>
      <section className="paper-card" aria-labelledby="op-screen">
        <h2 id="op-screen">{t('op.screen')}</h2>
        <Volume value={settings.volume} onChange={(volume) => set({ volume })} />
        <label className="check">
          <input
            type="checkbox"
            name="lock"
            checked={settings.lock}
            onChange={() => set({ lock: !settings.lock })}
          />
          <span>{t('op.lock')}</span>
        </label>
        <p className="help">{t('op.lockHelp')}</p>
        <Sleep value={settings.sleep} onChange={(sleep) => set({ sleep })} />
      </section>
    </>
  );
}

/** The shown game, if there is more than one. */
function Games(props: { status: OperatorStatus; value: string; onChange: (game: string) => void }) {
  const cards = useCards();
  const { games } = props.status;
  if (games.length < 2) return null;
  const known = games.includes(props.value) || props.value === ALL_GAMES;
  return (
    <label className="field">
      <span>{t('op.game')}</span>
      <select
        name="game"
        value={known ? props.value : games[0]}
        onChange={(event) => props.onChange(event.target.value)}
      >
        {games.map((id) => (
          <option key={id} value={id}>
            {cards.find((card) => card.id === id)?.name ?? id}
          </option>
        ))}
        <option value={ALL_GAMES}>{t('op.allGames')}</option>
      </select>
      <small className="help">{t('op.gameHelp')}</small>
    </label>
  );
}

/** Sent when the field is left or Enter pressed: half a number is no wish. */
function Seconds({ value, onChange }: { value: number; onChange: (n: number) => void }) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  function send(): void {
    const n = Math.min(600, Math.max(10, Math.round(Number(text)) || value));
    setText(String(n));
    if (n !== value) onChange(n);
  }
  return (
    <label className="field">
      <span>{t('op.idle')}</span>
      <input
        type="number"
        name="idle"
        min={10}
        max={600}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={send}
        onKeyDown={(event) => event.key === 'Enter' && send()}
      />
    </label>
  );
}

function Volume({ value, onChange }: { value: number; onChange: (volume: number) => void }) {
  const [at, setAt] = useState(value);
  useEffect(() => setAt(value), [value]);
  const send = (): void => {
    if (at !== value) onChange(at);
  };
  return (
    <label className="field">
      <span>
        {t('op.volume')}: {at === 0 ? t('op.off') : `${Math.round(at * 100)} %`}
      </span>
      <input
        type="range"
        name="volume"
        min={0}
        max={1}
        step={0.05}
        value={at}
        onChange={(event) => setAt(Number(event.target.value))}
        onPointerUp={send}
        onKeyUp={send}
        onBlur={send}
      />
    </label>
  );
}

const two = (n: number): string => String(n).padStart(2, '0');
const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Minutes after midnight of a time such as `22:30`; null if it is none. */
function minutesOf(time: string): number | null {
  const parts = /^(\d\d):(\d\d)/.exec(time);
  return parts ? Number(parts[1]) * 60 + Number(parts[2]) : null;
}

function Sleep(props: {
  value: ShowSettings['sleep'];
  onChange: (sleep: ShowSettings['sleep']) => void;
}) {
  const { value, onChange } = props;
  const change = (which: 'from' | 'to', time: string): void => {
    const minutes = minutesOf(time);
    if (value && minutes !== null) onChange({ ...value, [which]: minutes });
  };
  return (
    <fieldset className="sleep-hours">
      <label className="check">
        <input
          type="checkbox"
          name="sleep"
          checked={value !== null}
          onChange={() => onChange(value ? null : NIGHT)}
        />
        <span>{t('op.sleep')}</span>
      </label>
      <p className="help">{t('op.sleepHelp')}</p>
      {value && (
        <p className="sleep-times">
          <label>
            {t('op.from')}{' '}
            <input
              type="time"
              name="sleep-from"
              value={timeOf(value.from)}
              onChange={(event) => change('from', event.target.value)}
            />
          </label>
          <label>
            {t('op.to')}{' '}
            <input
              type="time"
              name="sleep-to"
              value={timeOf(value.to)}
              onChange={(event) => change('to', event.target.value)}
            />
          </label>
        </p>
      )}
    </fieldset>
  );
}

/** Asks for confirmation: a match of people is at stake. */
function Restart({ ask }: { ask: Ask }) {
  const [sure, setSure] = useState(false);
  if (!sure) {
    return (
      <button type="button" data-restart onClick={() => setSure(true)}>
        {t('op.restart')}
      </button>
    );
  }
  return (
    <div role="alert">
      <p>{t('op.restartSure')}</p>
      <div className="row-buttons">
        <button
          type="button"
          className="primary"
          data-restart-yes
          onClick={() => {
            setSure(false);
            void ask({ op: 'restart' });
          }}
        >
          {t('op.yes')}
        </button>
        <button type="button" className="quiet" onClick={() => setSure(false)}>
          {t('op.no')}
        </button>
      </div>
    </div>
  );
}
