/** `/event/CODE`: somebody enters, waits, is led to a table, and reads the standings. */

import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { EventAsk, EventMine, EventView } from '../../../server/protocol/events.ts';
import { MAX_NAME } from '../../../server/protocol/names.ts';
import { roads } from '../../i18n/roads.ts';
import { browserId } from '../../net/browser-id.ts';
import {
  askEvent,
  dropEventToken,
  eventToken,
  fetchEvent,
  keepEventToken,
  takeEventChair,
} from '../../net/event.ts';
import { introduction } from '../../net/introducing.ts';
import { go } from '../../store/router.ts';
import { useSettings } from '../../store/settings.ts';
import { GameName } from '../../table/cards.tsx';
import { HelpLink } from '../../table/HelpLink.tsx';
import { HowCounted, Standings } from './Standings.tsx';
import { t } from './strings.ts';
import { roundText, Tables } from './Tables.tsx';
import '../../table/watch/watch.css';
import './event.css';

/** Between two looks after one that failed, in milliseconds. */
const AGAIN_MS = 4000;
/** A phone in the hand: its table is the page for one thumb. */
const PHONE = '(pointer: coarse) and (max-width: 900px), (max-width: 600px)';

type Trouble = Extract<Awaited<ReturnType<typeof askEvent>>, { ok: false }>['error'] | 'offline';

interface Known {
  readonly event: EventView | null;
  readonly mine: EventMine | null;
  readonly seen: string;
  readonly is: 'loading' | 'known' | 'gone' | 'offline';
}

const NOTHING: Known = { event: null, mine: null, seen: '', is: 'loading' };

/** Opens the own table: the phone's page is another document. */
function openTable(code: string): void {
  if (matchMedia(PHONE).matches) location.assign(`/hand/${code}`);
  else go(`/table/${code}`);
}

export function EventPage({ code }: { code: string }) {
  const [known, setKnown] = useState<Known>(NOTHING);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const ask = useCallback(
    async (body: EventAsk): Promise<number> => {
      const reply = await askEvent(code, body);
      const looks = body.op === 'mine';
      if (reply === 'offline' || !reply.ok) {
        const error = reply === 'offline' ? reply : reply.error;
        if (looks && error === 'unknown') dropEventToken(code);
        if (error === 'gone') setKnown({ ...NOTHING, is: 'gone' });
        else if (looks)
          setKnown((before) => ({ ...before, is: before.event ? 'offline' : before.is }));
        else setTrouble(error);
        return AGAIN_MS;
      }
      const { mine, seen, event, token } = reply;
      if (token) keepEventToken(code, token);
      if (!looks) setTrouble(null);
      setKnown((before) => ({ event: event ?? before.event, mine, seen, is: 'known' }));
      const { chair } = mine;
      if (chair && takeEventChair(code, chair)) openTable(chair.code);
      return event?.again ?? AGAIN_MS;
    },
    [code],
  );

  useLooks(code, known, setKnown, ask);
  const { event, mine, is } = known;
  useEffect(() => {
    document.title = t('pageTitle', { name: event?.name ?? t('title') });
  }, [event?.name]);

  if (is === 'gone') return <Gone code={code} />;
  return (
    <main className="event" data-event={is} data-stage={event?.stage}>
      <div className="paper-card">
        {!event && <p role="status">{t(is === 'offline' ? 'offline' : 'loading')}</p>}
        {event && (
          <>
            <Head event={event} />
            {is === 'offline' && (
              <p className="warning" role="alert">
                {t('offline')}
              </p>
            )}
            {trouble && (
              <p className="warning" role="alert">
                {t(`error.${trouble}`)}
              </p>
            )}
            {mine ? (
              <Mine event={event} mine={mine} ask={(op) => void asked(op)} />
            ) : (
              event.stage !== 'closed' && <Enter code={code} ask={ask} onTrouble={setTrouble} />
            )}
            {event.tables.length > 0 && (
              <section aria-labelledby="event-tables">
                <h2 id="event-tables">{t('tables')}</h2>
                <Tables tables={event.tables} />
              </section>
            )}
            <section aria-labelledby="event-standings">
              <h2 id="event-standings">{t('standings')}</h2>
              <Standings event={event} own={mine?.id ?? 0} />
              <HowCounted event={event} />
            </section>
          </>
        )}
        <p className="row-buttons">
          <button type="button" className="quiet" onClick={() => go('/')}>
            {t('menu')}
          </button>
          <HelpLink topic="events" />
        </p>
      </div>
    </main>
  );

  async function asked(op: 'leave' | 'back'): Promise<void> {
    const token = eventToken(code);
    if (token) await ask({ op, token });
  }
}

/** Looks again and again, at once when the page comes back into sight. */
function useLooks(
  code: string,
  known: Known,
  setKnown: (change: (before: Known) => Known) => void,
  ask: (body: EventAsk) => Promise<number>,
): void {
  const { seen } = known;
  const entered = known.mine !== null;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let alive = true;
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      const token = eventToken(code);
      const pause = token ? await ask({ op: 'mine', token, seen }) : await watch();
      if (alive) timer = setTimeout(() => void look(), pause);
    };
    const watch = async (): Promise<number> => {
      const event = await fetchEvent(code);
      if (!alive) return AGAIN_MS;
      if (event === null) setKnown(() => ({ ...NOTHING, is: 'gone' }));
      else if (event === 'offline') setKnown((before) => ({ ...before, is: 'offline' }));
      else setKnown((before) => ({ ...before, event, mine: null, is: 'known' }));
      return event && event !== 'offline' ? event.again : AGAIN_MS;
    };
    const inSight = (): void => {
      if (!document.hidden) void look();
    };
    // What was just answered need not be asked for at once.
    timer = setTimeout(() => void look(), seen === '' && !entered ? 0 : 2000);
    document.addEventListener('visibilitychange', inSight);
    return () => {
      alive = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', inSight);
    };
  }, [code, seen, entered, ask, setKnown]);
}

function Head({ event }: { event: EventView }) {
  const { name, game, form, rounds, seats, people, rated } = event;
  const facts = [
    t(form, { n: rounds }),
    t('perTable', { n: seats }),
    t('people', { n: people }),
    rated ? t('rated') : '',
  ];
  return (
    <header>
      <p className="eyebrow">
        <GameName id={game} />
      </p>
      <h1>{name}</h1>
      <p className="event-round" role="status">
        <strong>{roundText(event)}</strong>
      </p>
      <p className="help">{facts.filter(Boolean).join(' · ')}</p>
    </header>
  );
}

interface EnterProps {
  readonly code: string;
  readonly ask: (body: EventAsk) => Promise<number>;
  readonly onTrouble: (trouble: Trouble) => void;
}

function Enter({ code, ask, onTrouble }: EnterProps) {
  const name = useSettings((settings) => settings.name);
  const set = useSettings((settings) => settings.set);
  const [busy, setBusy] = useState(false);

  async function enter(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const own = await introduction('event').catch(() => null);
    const wish = { op: 'enter', name: name.trim(), browser: browserId() } as const;
    await ask({ ...wish, ...(own && { introduction: own }) });
    setBusy(false);
  }

  async function find(): Promise<void> {
    setBusy(true);
    const own = await introduction('event').catch(() => null);
    if (own) await ask({ op: 'find', browser: browserId(), introduction: own });
    else onTrouble('unknown');
    setBusy(false);
  }

  return (
    <form className="event-mine" data-enter={code} onSubmit={(event) => void enter(event)}>
      <label className="field">
        <span>{roads('menu.name')}</span>
        <input
          name="event-name"
          value={name}
          maxLength={MAX_NAME}
          autoComplete="nickname"
          required
          onChange={(event) => set({ name: event.target.value })}
        />
      </label>
      <button type="submit" className="primary big" disabled={busy}>
        {t(busy ? 'entering' : 'enter')}
      </button>
      <p className="help">{t('enterHelp')}</p>
      <button type="button" className="quiet" data-find disabled={busy} onClick={() => void find()}>
        {t('find')}
      </button>
    </form>
  );
}

/** What somebody waits for. */
function waiting(event: EventView, { id }: EventMine): string {
  const { stage, round, total, form, tables } = event;
  if (stage === 'closed') return t('closed');
  if (stage === 'entering') return t('waitFirst');
  const final = form === 'groups' && round === total;
  if (stage === 'between') {
    if (round >= total) return t('done');
    return form === 'groups' && round === total - 1
      ? t('outOfFinal')
      : t('waitNext', { n: round + 1 });
  }
  const open = tables.filter(({ state }) => state === 'open').length;
  const played = tables.some(({ seats }) => seats.some((seat) => seat.id === id));
  if (played) return t('waitOthers', { n: open });
  return final ? t('waitFinal') : t('waitLate', { round });
}

interface MineProps {
  readonly event: EventView;
  readonly mine: EventMine;
  readonly ask: (op: 'leave' | 'back') => void;
}

function Mine({ event, mine, ask }: MineProps) {
  const { name, status, chair } = mine;
  const [sure, setSure] = useState(false);
  const open = event.stage !== 'closed';
  return (
    <section className="event-mine" data-mine={status} aria-labelledby="event-you">
      <h2 id="event-you">{t('youAre', { name })}</h2>
      {status === 'removed' ? (
        <p role="alert">{t('removed')}</p>
      ) : chair ? (
        <>
          <p role="status">{t('yourTable', { number: chair.number })}</p>
          <button
            type="button"
            className="primary big"
            data-to-table={chair.code}
            onClick={() => openTable(chair.code)}
          >
            {t('toTable')}
          </button>
        </>
      ) : status === 'in' || !open ? (
        <p role="status">{waiting(event, mine)}</p>
      ) : (
        <p role="status">{t(status === 'away' ? 'away' : 'left')}</p>
      )}
      {open && (status === 'away' || status === 'left') && (
        <button type="button" className="primary" data-back onClick={() => ask('back')}>
          {t('back')}
        </button>
      )}
      {open && status === 'in' && !sure && (
        <button type="button" className="quiet" data-leave onClick={() => setSure(true)}>
          {t('leave')}
        </button>
      )}
      {sure && status === 'in' && (
        <div role="alert">
          <p>{t('leaveSure')}</p>
          <p className="row-buttons">
            <button
              type="button"
              data-leave-yes
              onClick={() => {
                setSure(false);
                ask('leave');
              }}
            >
              {t('leaveYes')}
            </button>
            <button type="button" className="quiet" onClick={() => setSure(false)}>
              {t('no')}
            </button>
          </p>
        </div>
      )}
    </section>
  );
}

export function Gone({ code }: { code: string }) {
  return (
    <main className="event" data-event="gone">
      <div className="paper-card">
        <h1>{t('gone', { code })}</h1>
        <p>{t('goneHelp')}</p>
        <button type="button" className="primary" onClick={() => go('/')}>
          {t('menu')}
        </button>
      </div>
    </main>
  );
}
