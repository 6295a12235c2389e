/** The person's matches: those that run, mine to move first, those that are over, and figures. */

import { useState } from 'react';
import type { MeAsk, MeFigures, MeMatch, MeStatus } from '../../../server/protocol/me.ts';
import { listed } from '../../i18n/index.ts';
import { longTime } from '../../i18n/long-time.ts';
import { createTable } from '../../net/lazy.ts';
import { ownSeats } from '../../net/seat-token.ts';
import { follow, go } from '../../store/router.ts';
import { useTable } from '../../store/table.ts';
import { GameName } from '../../table/cards.tsx';
import { identity } from '../../table/Identity.tsx';
import { day, moment } from './dates.ts';
import { t } from './strings.ts';

/** Whether it may still be played. */
const isRunning = ({ ended, kept }: MeMatch): boolean => ended === null && kept;

/** When it is urgent: without a clock never. */
const urgency = ({ deadline }: MeMatch): number => deadline ?? Number.MAX_SAFE_INTEGER;

/** Mine to move first, by deadline, then the latest. Pure. */
const inOrder = (matches: readonly MeMatch[]): readonly MeMatch[] =>
  matches.toSorted(
    (a, b) =>
      Number(b.mine === true) - Number(a.mine === true) || urgency(a) - urgency(b) || b.at - a.at,
  );

/** Whose turn it is, and for how long. */
function stateOf({
  mine,
  deadline,
  awaited,
  now,
}: Pick<MeMatch, 'mine' | 'deadline' | 'awaited'> & { now: number }) {
  if (awaited?.begins) return t('awaitsUntil', { date: moment(awaited.begins) });
  if (awaited) return t('awaits');
  if (mine === null) return t('asleep');
  if (!mine) return t('others');
  if (deadline === null) return t('mine');
  if (deadline <= now) return t('mineReserve');
  return t('mineLeft', { time: longTime(deadline - now) });
}

type Ask = (wish: MeAsk) => Promise<{ readonly ok: boolean }>;

interface MatchesProps {
  readonly status: MeStatus;
  readonly ask: Ask;
}

export function Matches({ status: { matches, total, figures, now }, ask }: MatchesProps) {
  const running = inOrder(matches.filter(isRunning));
  const over = matches.filter((match) => !isRunning(match));
  if (matches.length === 0) return <Empty />;
  return (
    <>
      {running.length > 0 && (
        <section aria-labelledby="me-running">
          <h2 id="me-running">{t('running')}</h2>
          <ul className="me-list">
            {running.map((match) => (
              <Running key={match.match} match={match} now={now ?? Date.now()} />
            ))}
          </ul>
        </section>
      )}
      {over.length > 0 && (
        <section aria-labelledby="me-finished">
          <h2 id="me-finished">{t('finished')}</h2>
          <ul className="me-list">
            {over.map((match) => (
              <Over key={match.match} match={match} ask={ask} />
            ))}
          </ul>
        </section>
      )}
      {total > matches.length && (
        <p className="help">{t('more', { n: matches.length, of: total })}</p>
      )}
      <Figures figures={figures} />
    </>
  );
}

/** What to do where there is nothing yet. */
export function Empty() {
  return (
    <section className="list-empty" data-me="empty">
      <p>
        <strong>{t('emptyTitle')}</strong> {t('empty')}
      </p>
      <p className="row-buttons">
        <button type="button" className="primary" onClick={() => go('/')}>
          {t('emptyPlay')}
        </button>
        <button type="button" onClick={() => go('/people')}>
          {t('emptyPeople')}
        </button>
      </p>
    </section>
  );
}

function Running({ match, now }: { match: MeMatch; now: number }) {
  const { code, game, names, mine, at, days } = match;
  const own = ownSeats().find((seat) => seat.code === code);
  // The phone's page is another document.
  const open = (): void => {
    if (own?.hand) location.assign(`/hand/${code}`);
    else go(own ? `/table/${code}` : `/watch/${code}`);
  };
  const state = stateOf({ ...match, now });
  return (
    <li className="listed" data-running={code} data-mine={mine}>
      <span className="listed-names">
        <GameName id={game} />
        <strong>{state}</strong>
        <small>
          {[days ? t('overDays') : '', listed(names), t('table', { code }), moment(at)]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {!own && <small>{t('elsewhere')}</small>}
      </span>
      <span className="listed-ways">
        <button type="button" className={mine ? 'primary' : ''} onClick={open}>
          {t(own ? 'play' : 'watch')}
        </button>
      </span>
    </li>
  );
}

function Over({ match, ask }: { match: MeMatch; ask: Ask }) {
  const { match: id, game, names, ended, place, score, won, kept, at } = match;
  const result = place === null ? t('unended') : won ? t('won') : t('place', { place });
  const points = score === null ? '' : t('score', { score });
  const facts = [points, names.length > 0 ? listed(names) : '', day(ended ?? at)];
  return (
    <li className="listed" data-over={id}>
      <span className="listed-names">
        <GameName id={game} />
        <strong>{result}</strong>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {!kept && <small>{t('gone')}</small>}
      </span>
      {(kept || match.others > 0) && (
        <span className="listed-ways">
          {match.others > 0 && <Again match={match} ask={ask} />}
          {(kept ? (['replay', 'proof'] as const) : []).map((way) => {
            const path = way === 'replay' ? `/replay/${id}` : `/verify/${id}`;
            return (
              <a
                key={way}
                className="link-button"
                href={path}
                onClick={(event) => follow(event, path)}
              >
                {t(way)}
              </a>
            );
          })}
        </span>
      )}
    </li>
  );
}

/** A new table of the same game, to which everybody of that match is asked. */
function Again({ match: { match, game, names, others }, ask }: { match: MeMatch; ask: Ask }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  async function begin(): Promise<void> {
    setState('busy');
    try {
      const seats = Math.max(names.length, others + 1);
      const code = await createTable({ game, seats, ...identity() });
      const answer = await ask({ op: 'invite', match, code });
      if (!answer.ok) throw new Error('Nobody was invited');
      go(`/table/${code}`);
    } catch {
      useTable.getState().reset();
      setState('failed');
    }
  }
  return (
    <>
      <button
        type="button"
        data-again
        aria-disabled={state === 'busy'}
        aria-label={names.length > 0 ? t('againName', { names: listed(names) }) : t('again')}
        onClick={() => state !== 'busy' && void begin()}
      >
        {t('again')}
      </button>
      {state === 'failed' && (
        <small className="warning" role="alert">
          {t('againFailed')}
        </small>
      )}
    </>
  );
}

function Figures({ figures }: { figures: readonly MeFigures[] }) {
  const played = figures.filter((one) => one.played > 0);
  if (played.length === 0) return null;
  return (
    <section aria-labelledby="me-figures">
      <h2 id="me-figures">{t('figures')}</h2>
      <table className="me-figures">
        <thead>
          <tr>
            <th scope="col">{t('game')}</th>
            <th scope="col">{t('played')}</th>
            <th scope="col">{t('wonCount')}</th>
          </tr>
        </thead>
        <tbody>
          {played.map(({ game, played: n, won }) => (
            <tr key={game} data-figures={game}>
              <th scope="row">
                <GameName id={game} />
              </th>
              <td>{n}</td>
              <td>{won}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
