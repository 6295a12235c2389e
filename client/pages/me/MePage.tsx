/** `/me`: who the person of this browser is, its matches and devices, and all that is kept. */

import { useCallback, useEffect, useRef, useState } from 'react';
import type { MeAsk, MeStatus } from '../../../server/protocol/me.ts';
import { deviceName } from '../../net/device-name.ts';
import { askMe, beginAnew, type MeAnswer } from '../../net/me.ts';
import { go } from '../../store/router.ts';
import { useSettings } from '../../store/settings.ts';
import { HelpLink } from '../../table/HelpLink.tsx';
import { Identity } from '../../table/Identity.tsx';
import { Devices } from './Devices.tsx';
import { Entered } from './Entered.tsx';
import { Ignored } from './Ignored.tsx';
import { Invitations } from './Invitations.tsx';
import { Join } from './Join.tsx';
import { Empty, Matches } from './Matches.tsx';
import { MyData } from './MyData.tsx';
import { Notices } from './Notices.tsx';
import { Ratings } from './Ratings.tsx';
import { t } from './strings.ts';
import '../../table/watch/watch.css';
import './me.css';

type Trouble = Extract<MeAnswer, { ok: false }>['error'];

/** Reasons for which there is nothing to show but what stands in `why.`. */
const WHY = ['insecure', 'unsupported', 'blocked', 'off', 'struck'] as const;
type Why = (typeof WHY)[number];
const isWhy = (trouble: Trouble | null): trouble is Why => WHY.some((one) => one === trouble);

const TOLD = ['offline', 'wrongCode', 'tooFast', 'full', 'name', 'storage'] as const;
const told = (trouble: Trouble): string => {
  const known = TOLD.find((one) => one === trouble);
  return t(known ? `error.${known}` : 'error.other');
};

/** What a press was answered. */
const isTold = (trouble: Trouble | null): boolean =>
  trouble === 'wrongCode' || trouble === 'name' || trouble === 'full' || trouble === 'tooFast';

/** A code in the address, which no server sees. */
const codeHere = (): string => decodeURIComponent(location.hash.slice(1)).replace(/[^\w]/g, '');

/** How often a page in sight asks anew, in milliseconds. */
const AGAIN_MS = 15_000;

export function MePage() {
  const [status, setStatus] = useState<MeStatus | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [loaded, setLoaded] = useState(false);
  const [code, setCode] = useState(codeHere);
  const [news, setNews] = useState<'saved' | 'joined' | null>(null);

  const ask = useCallback(async (wish: MeAsk): Promise<MeAnswer> => {
    const makes = wish.op === 'join' || wish.op === 'code' || wish.op === 'notify';
    const answer = await askMe(wish, makes);
    // Without a key the server knows nothing: there is nothing wrong with that.
    if (!answer.ok) setTrouble(answer.error === 'none' ? null : answer.error);
    else {
      // A look by itself takes no answer away that the person has to read.
      setTrouble((before) => (wish.op === 'show' && isTold(before) ? before : null));
      if ('status' in answer) {
        setStatus(answer.status);
        const own = adopt(answer.status, wish.op === 'join');
        if (own && wish.op === 'show') void ask(own);
      }
    }
    setLoaded(true);
    return answer;
  }, []);

  useEffect(() => {
    document.title = t('pageTitle');
    const look = (): void => {
      if (!document.hidden) void ask({ op: 'show' });
    };
    look();
    const timer = setInterval(look, AGAIN_MS);
    const changed = (): void => setCode(codeHere());
    addEventListener('hashchange', changed);
    return () => {
      clearInterval(timer);
      removeEventListener('hashchange', changed);
    };
  }, [ask]);

  async function join(wish: MeAsk): Promise<void> {
    const answer = await ask(wish);
    if (!answer.ok) return;
    history.replaceState(history.state, '', '/me');
    setCode('');
    setNews('joined');
  }

  const last = useRef('');
  async function rename(): Promise<void> {
    const wish = ownName();
    const now = JSON.stringify(wish);
    if (now === last.current) return;
    last.current = now;
    const answer = await ask(wish);
    if (answer.ok) setNews('saved');
  }

  const why = isWhy(trouble) ? trouble : null;
  const known = status?.person != null;
  const state = !loaded ? 'loading' : (why ?? (known ? 'known' : 'new'));
  return (
    <main className="me" data-state={state}>
      <div className="paper-card">
        <header>
          <h1>{t('title')}</h1>
          <p>{t('intro')}</p>
        </header>
        {!loaded && <p role="status">{t('loading')}</p>}
        {trouble && !why && (
          <p className="warning" role="alert">
            {told(trouble)}
          </p>
        )}
        {news && <p role="status">{t(news)}</p>}
        {why && <Without why={why} onAgain={() => void anew(ask)} />}
        {loaded && !why && code !== '' && (
          <section className="me-asks" aria-labelledby="me-join">
            <h2 id="me-join">{t('joinTitle')}</h2>
            <Join key={code} code={code} has={(status?.total ?? 0) > 0} ask={join} />
          </section>
        )}
        {loaded && why !== 'struck' && (
          <section aria-labelledby="me-who">
            <h2 id="me-who">{t('who')}</h2>
            <Identity onChange={() => void rename()} />
            <p className="help">{t('whoHelp')}</p>
          </section>
        )}
        {loaded && !why && status && known && <Invitations status={status} ask={ask} />}
        {loaded && !why && (status && known ? <Matches status={status} ask={ask} /> : <Empty />)}
        {loaded && !why && status && known && <Ratings status={status} ask={ask} />}
        {loaded && (!why || why === 'insecure') && (why || known) && (
          <Notices status={status} ask={ask} />
        )}
        {loaded && !why && status && known && <Entered status={status} />}
        {loaded && !why && status && known && <Ignored status={status} ask={ask} />}
        {loaded && !why && status && known && <Devices status={status} ask={ask} />}
        {loaded && !why && code === '' && !(status && status.devices.length > 1) && (
          <details className="me-other">
            <summary>{t('joinTitle')}</summary>
            <Join code="" has={(status?.total ?? 0) > 0} ask={join} />
          </details>
        )}
        {loaded && <MyData known={known && !why} ask={ask} />}
        <div className="row-buttons">
          <button type="button" className="quiet" onClick={() => go('/')}>
            {t('back')}
          </button>
          <HelpLink topic="me" />
        </div>
      </div>
    </main>
  );
}

/**
 * Name and colour of the person are this browser's while it has none.
 * @param always also instead of its own
 * @returns what tells the server of the browser's own ones, while the person has none
 */
function adopt({ person, name, color }: MeStatus, always: boolean): MeAsk | null {
  if (person === null) return null;
  const own = useSettings.getState();
  if (name === '') return own.name.trim() === '' ? null : ownName();
  if (always || own.name === '') own.set({ name, ...(color && { color }) });
  return null;
}

/** This browser's name and colour, for the server. */
function ownName(): MeAsk {
  const { name, color } = useSettings.getState();
  return { op: 'name', name: name.trim(), color, device: deviceName(navigator.userAgent) };
}

async function anew(ask: (wish: MeAsk) => Promise<MeAnswer>): Promise<void> {
  await beginAnew();
  await ask({ op: 'show' });
}

/** Why this browser has no key, and what that means. */
function Without({ why, onAgain }: { why: Why; onAgain: () => void }) {
  return (
    <section data-why={why}>
      <p className="me-why">{t(`why.${why}`)}</p>
      {(why === 'off' || why === 'struck') && (
        <button type="button" data-anew onClick={onAgain}>
          {t(why === 'off' ? 'why.start' : 'why.anew')}
        </button>
      )}
    </section>
  );
}
