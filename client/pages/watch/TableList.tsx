/** The public list of tables, fresh every few seconds, and the way in by a code. */

import { useEffect, useRef, useState } from 'react';
import type { ListedTable, ListedTables } from '../../../server/protocol/listing.ts';
import { listed } from '../../i18n/index.ts';
import { go } from '../../store/router.ts';
import { GameName } from '../../table/cards.tsx';
import { HelpLink } from '../../table/HelpLink.tsx';
import { CodeForm } from '../../table/panels/CodeForm.tsx';
import { t } from '../../table/watch/strings.ts';
import '../../table/watch/watch.css';

/** Interval of the list's updates, in milliseconds. */
const AGAIN_MS = 4000;

type State =
  | { readonly is: 'loading' | 'failed'; readonly tables: readonly ListedTable[]; more: boolean }
  | { readonly is: 'read'; readonly tables: readonly ListedTable[]; more: boolean };

async function fetchPages(pages: number): Promise<ListedTables> {
  const tables: ListedTable[] = [];
  let more = false;
  for (let page = 0; page < pages; page++) {
    const response = await fetch(`/tables?page=${page}`);
    if (!response.ok) throw new Error(`/tables answered ${response.status}`);
    const part = (await response.json()) as ListedTables;
    tables.push(...part.tables);
    more = part.more;
    if (!more) break;
  }
  return { tables, more };
}

/** @param below number of the games' cards above it: they appear when they are loaded */
export function TableList({ below }: { below: number }) {
  const [state, setState] = useState<State>({ is: 'loading', tables: [], more: false });
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
  // Under the menu's cards the list opens outside the visible part, grows once it has been loaded,
  // and is pushed down by cards that come later.
  useEffect(() => {
    if (state.is && below > 0) section.current?.scrollIntoView({ block: 'nearest' });
  }, [state.is, below]);
  return (
    <section ref={section} className="menu-part table-list" aria-label={t('list.title')}>
      <h2>{t('list.title')}</h2>
      <p className="help">{t('list.help')}</p>
      {state.is === 'loading' && <p role="status">{t('list.loading')}</p>}
      {state.is === 'failed' && (
        <p className="warning" role="status">
          {t('list.failed')}
        </p>
      )}
      {state.is === 'read' && state.tables.length === 0 && (
        <p className="list-empty" role="status">
          <strong>{t('list.empty')}</strong> {t('list.emptyHelp')}
        </p>
      )}
      <ul>
        {state.tables.map((table) => (
          <Listed key={table.code} table={table} />
        ))}
      </ul>
      {state.more && (
        <button type="button" onClick={() => setPages(pages + 1)}>
          {t('list.more')}
        </button>
      )}
      <CodeForm
        className="by-code"
        name="watch-code"
        label={t('list.code')}
        submit={t('list.go')}
        onCode={(code) => go(`/watch/${code}`)}
      >
        <p className="help">{t('list.codeHelp')}</p>
      </CodeForm>
      <p className="row-buttons">
        <HelpLink topic="watching" />
      </p>
    </section>
  );
}

function Listed({ table }: { table: ListedTable }) {
  const { code, stage, round, free, spectators } = table;
  const people = table.names
    .filter(({ name }) => name)
    .map(({ name, bot }) => (bot ? t('list.bot', { name }) : name));
  const names = listed(people);
  const facts = [
    t(`list.${stage}`, { n: round }),
    free > 0 ? t('list.free', { n: free }) : '',
    spectators > 0 ? t('list.spectators', { n: spectators }) : '',
  ];
  return (
    <li className="listed" data-table={code} data-stage={stage}>
      <span className="listed-names">
        <GameName id={table.game} />
        <strong>{names}</strong>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      <span className="listed-ways">
        {stage === 'lobby' && free > 0 && (
          <button
            type="button"
            aria-label={t('list.sitTable', { code, names })}
            onClick={() => go(`/table/${code}`)}
          >
            {t('list.sit')}
          </button>
        )}
        <button
          type="button"
          className="primary"
          aria-label={t('list.watchTable', { code, names })}
          onClick={() => go(`/watch/${code}`)}
        >
          {t('list.watch')}
        </button>
      </span>
    </li>
  );
}
