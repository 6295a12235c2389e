/** `/event/CODE/screen`: read from across the room, and never touched. */

import { useEffect, useState } from 'react';
import type { EventView } from '../../../server/protocol/events.ts';
import { fetchEvent } from '../../net/event.ts';
import { GameName } from '../../table/cards.tsx';
import { useQr } from '../../table/panels/qr.ts';
import { useBigScreen } from '../big-screen.ts';
import { Gone } from './EventPage.tsx';
import { Standings } from './Standings.tsx';
import { t } from './strings.ts';
import { roundText, Tables } from './Tables.tsx';
import '../../table/watch/watch.css';
import './event.css';
import './screen.css';

const AGAIN_MS = 4000;
/** Nobody scrolls here: so many rows and tables fit, and the next ones follow after a while. */
const ROWS = 14;
const TABLES = 6;
const PAGE_MS = 8000;

/** The first of those that are shown now. */
function usePages(count: number, size: number): number {
  const [page, setPage] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPage((before) => before + 1), PAGE_MS);
    return () => clearInterval(timer);
  }, []);
  const pages = Math.max(1, Math.ceil(count / size));
  return (page % pages) * size;
}

export function EventScreen({ code }: { code: string }) {
  useBigScreen();
  const [event, setEvent] = useState<EventView | null>(null);
  const [is, setIs] = useState<'known' | 'gone' | 'offline'>('known');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let alive = true;
    const look = async (): Promise<void> => {
      const found = await fetchEvent(code);
      if (!alive) return;
      if (found === null) setIs('gone');
      else if (found === 'offline') setIs('offline');
      else {
        setEvent(found);
        setIs('known');
      }
      const again = found && found !== 'offline' ? found.again : AGAIN_MS;
      timer = setTimeout(() => void look(), again);
    };
    void look();
    return () => {
      alive = false;
      clearTimeout(timer);
    };
  }, [code]);
  useEffect(() => {
    document.title = t('pageTitle', { name: event?.name ?? t('title') });
  }, [event?.name]);
  const played = event?.tables.filter(({ state }) => state !== 'void') ?? [];
  const standingsFrom = usePages(event?.places.length ?? 0, ROWS);
  const tablesFrom = usePages(played.length, TABLES);
  if (is === 'gone' && !event) return <Gone code={code} />;
  if (!event) {
    return (
      <main className="event-screen">
        <p role="status" className="paper-card">
          {t(is === 'offline' ? 'offline' : 'loading')}
        </p>
      </main>
    );
  }
  const { name, game, stage, round, total, people } = event;
  const waits = stage === 'entering' || (stage === 'between' && round < total);
  return (
    <main className="event-screen" data-event={is} data-stage={stage}>
      <header className="event-screen-head">
        <div>
          <p className="eyebrow">
            <GameName id={game} />
          </p>
          <h1>{name}</h1>
        </div>
        <p role="status">
          <strong>{roundText(event)}</strong>
          <small>{t('people', { n: people })}</small>
        </p>
      </header>
      {is === 'offline' && (
        <p className="warning" role="alert">
          {t('offline')}
        </p>
      )}
      <div className="event-screen-main">
        <section className="paper-card event-screen-standings" aria-label={t('standings')}>
          <Standings event={event} from={standingsFrom} most={ROWS} />
        </section>
        <div className="event-screen-side">
          {stage !== 'closed' && <Scan event={event} />}
          <section className="paper-card" aria-label={t('tables')}>
            {waits && <p>{t(round === 0 ? 'screenFirst' : 'screenWait')}</p>}
            {stage === 'between' && round >= total && <p>{t('done')}</p>}
            <Tables tables={played.slice(tablesFrom, tablesFrom + TABLES)} still />
          </section>
        </div>
      </div>
    </main>
  );
}

function Scan({ event: { links, code } }: { event: EventView }) {
  const link = links[0] ?? `${location.origin}/event/${code}`;
  const picture = useQr(link);
  // A line that is too long breaks before the code, which is typed as one word.
  const where = link.replace(/^https?:\/\//, '').replace(/[^/]*$/, '');
  return (
    <section className="paper-card event-scan" aria-label={t('scan')}>
      {picture && <img src={picture} alt={t('qr', { link })} />}
      <div>
        <h2>{t('scan')}</h2>
        <p className="event-link">
          {where}
          <wbr />
          {code}
        </p>
      </div>
    </section>
  );
}
