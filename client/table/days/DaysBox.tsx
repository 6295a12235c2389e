/** What a person says about a match over days: the night, the reserve, an absence. */

import { useState } from 'react';
import { LONGEST_NIGHT, type Night } from '../../../server/protocol/days.ts';
import type { LobbyRequest, TableState } from '../../../server/protocol/messages.ts';
import { LOCALE } from '../../i18n/language.ts';
import { longTime } from '../../i18n/long-time.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { HelpLink } from '../HelpLink.tsx';
import { timeLeft, useServerClock } from '../panels/time-left.ts';
import { Answers } from './Answers.tsx';
import { clockOf, isFine, minutesOf, ownNight, useNight, zoneHere } from './night.ts';
import { t } from './strings.ts';
import './days.css';

type Ask = (request: LobbyRequest) => void;

/** Absences to choose from, in days. */
const AWAY_DAYS = [1, 2, 3, 5, 7];

export function DaysBox({ table, ask }: { table: TableState; ask: Ask }) {
  const seat = useTable((store) => store.seat);
  useNight();
  if (!table.days || seat === null || table.stage === 'finished') return null;
  return (
    <section className="days-box" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <p className="help">{t('about')}</p>
      <NightFields ask={ask} />
      {table.stage === 'playing' && <Reserve table={table} seat={seat} ask={ask} />}
      {table.stage === 'playing' && <Answers ask={ask} />}
      <p>
        <HelpLink topic="days" apart />
      </p>
    </section>
  );
}

function NightFields({ ask }: { ask: Ask }) {
  const said = useTable((store) => store.ownDays?.night);
  const { nightFrom, nightTo, set } = useSettings();
  const night = said === undefined ? ownNight() : said;
  const [trouble, setTrouble] = useState(false);
  const { from, to } = night ?? { from: nightFrom, to: nightTo };

  function tell(next: Night | null): void {
    const fine = next === null || isFine(next);
    setTrouble(!fine);
    if (!fine) return;
    set({ night: next !== null, ...(next && { nightFrom: next.from, nightTo: next.to }) });
    ask({ op: 'night', night: next });
  }
  const change = (part: { from?: number | null; to?: number | null }): void => {
    const next = { from: part.from ?? from, to: part.to ?? to, zone: zoneHere() };
    tell(next);
  };

  return (
    <div className="days-night">
      <label className="check">
        <input
          type="checkbox"
          name="night"
          checked={night !== null}
          onChange={() => tell(night ? null : { from, to, zone: zoneHere() })}
        />
        <span>{t('night')}</span>
      </label>
      {night && (
        <div className="days-hours">
          <label className="field">
            <span>{t('from')}</span>
            <input
              type="time"
              name="night-from"
              value={clockOf(from)}
              onChange={({ target }) => change({ from: minutesOf(target.value) })}
            />
          </label>
          <label className="field">
            <span>{t('to')}</span>
            <input
              type="time"
              name="night-to"
              value={clockOf(to)}
              onChange={({ target }) => change({ to: minutesOf(target.value) })}
            />
          </label>
        </div>
      )}
      {night && <p className="help">{t('nightHelp', { zone: night.zone })}</p>}
      {trouble && (
        <p className="warning" role="alert">
          {t('nightLong', { n: LONGEST_NIGHT / 60 })}
        </p>
      )}
    </div>
  );
}

function Reserve({ table, seat, ask }: { table: TableState; seat: number; ask: Ask }) {
  const now = useServerClock();
  const [days, setDays] = useState(AWAY_DAYS[0]);
  const left = timeLeft(table, seat, now);
  const until = table.seats[seat]?.away ?? 0;
  const isAway = until > now;
  return (
    <div className="days-reserve">
      <p>
        {t('reserve', { time: longTime(left?.bank ?? 0, 'long') })}{' '}
        <span className="help">{t('reserveHelp')}</span>
      </p>
      {isAway ? (
        <p className="row-buttons" data-away>
          <span>{t('isAway', { date: dayText(until) })}</span>
          <button type="button" onClick={() => ask({ op: 'away', days: 0 })}>
            {t('back')}
          </button>
        </p>
      ) : (
        <>
          <div className="row-buttons">
            <label className="field">
              <span>{t('away')}</span>
              <select value={days} onChange={({ target }) => setDays(Number(target.value))}>
                {AWAY_DAYS.map((n) => (
                  <option key={n} value={n}>
                    {t('awayDays', { n })}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" data-go-away onClick={() => ask({ op: 'away', days })}>
              {t('go')}
            </button>
          </div>
          <p className="help">{t('awayHelp')}</p>
        </>
      )}
    </div>
  );
}

let format: Intl.DateTimeFormat | null = null;

/** A day and its hour, such as `Tue 3 Dec, 14:00`. */
export function dayText(at: number): string {
  format ??= new Intl.DateTimeFormat(LOCALE, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(at);
}
