/** Play with people: the queue and the open tables, fresh every few seconds. */

import { useEffect, useRef, useState } from 'react';
import { INTRODUCTION_HEADER } from '../../../server/protocol/company.ts';
import type { OpenTable, OpenTables, WaitingCount } from '../../../server/protocol/people.ts';
import { roads } from '../../i18n/roads.ts';
import { introduction } from '../../net/introducing.ts';
import { go } from '../../store/router.ts';
import type { GameCard } from '../../table/game.ts';
import { HelpLink } from '../../table/HelpLink.tsx';
import { NoOpenTables, OpenList } from './OpenList.tsx';
import { QueueBox } from './QueueBox.tsx';
import { t } from './strings.ts';
import '../../table/watch/watch.css';
import './people.css';

/** How often the list is asked for anew, in milliseconds. */
const AGAIN_MS = 4000;

interface State {
  readonly is: 'loading' | 'failed' | 'read';
  readonly tables: readonly OpenTable[];
  readonly waiting: readonly WaitingCount[];
  readonly more: boolean;
}

const NOTHING: State = { is: 'loading', tables: [], waiting: [], more: false };

/** Introduces this browser's key: tables of blocked people are left out. */
async function introductionHeader(): Promise<{ [name: string]: string }> {
  const given = await introduction('open').catch(() => null);
  if (!given) return {};
  const { key, nonce, signature } = given;
  return { [INTRODUCTION_HEADER]: [key, nonce, signature].join('.') };
}

async function fetchPages(pages: number): Promise<OpenTables> {
  const tables = new Map<string, OpenTable>();
  for (let page = 0; ; page++) {
    const response = await fetch(`/open?page=${page}`, { headers: await introductionHeader() });
    if (!response.ok) throw new Error(`/open answered ${response.status}`);
    const part = (await response.json()) as OpenTables;
    // A table may move from one page to the next meanwhile.
    for (const table of part.tables) tables.set(table.code, table);
    if (!part.more || page + 1 >= pages) return { ...part, tables: [...tables.values()] };
  }
}

export function PeoplePart({ cards }: { cards: readonly GameCard[] }) {
  const [state, setState] = useState(NOTHING);
  const [pages, setPages] = useState(1);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let alive = true;
    const read = async (): Promise<void> => {
      try {
        const list = await fetchPages(pages);
        if (alive) setState({ is: 'read', ...list });
      } catch {
        if (alive) setState((before) => ({ ...before, is: 'failed' }));
      }
      if (alive) timer = setTimeout(() => void read(), AGAIN_MS);
    };
    void read();
    return () => {
      alive = false;
      if (timer) clearTimeout(timer);
    };
  }, [pages]);
  const section = useRef<HTMLElement>(null);
  const below = cards.length;
  // Under the menu's cards it opens out of sight, and is pushed down by cards that come later.
  useEffect(() => {
    if (below > 0) section.current?.scrollIntoView({ block: 'start' });
  }, [below]);
  return (
    <section ref={section} className="menu-part people-part" aria-labelledby="people-title">
      <h2 id="people-title">{t('title')}</h2>
      <QueueBox cards={cards} waiting={state.waiting} />
      <section aria-labelledby="open-title">
        <h3 id="open-title">{t('open')}</h3>
        <p className="help">{t('openHelp')}</p>
        {state.is === 'loading' && <p role="status">{t('loading')}</p>}
        {state.is === 'failed' && (
          <p className="warning" role="status">
            {t('failed')}
          </p>
        )}
        {state.is === 'read' && state.tables.length === 0 && <NoOpenTables />}
        <OpenList tables={state.tables} />
        {state.more && (
          <button type="button" onClick={() => setPages(pages + 1)}>
            {t('more')}
          </button>
        )}
      </section>
      <p className="row-buttons">
        <button type="button" className="quiet" onClick={() => go('/me')}>
          {roads('menu.me')}
        </button>
        <HelpLink topic="meeting" />
      </p>
    </section>
  );
}
