/** For whom a table is shown: the public list, the address to watch it, the caster. */

import { useState } from 'react';
import type { LobbyRequest, TableState } from '../../server/protocol/messages.ts';
import { useTable } from '../store/table.ts';
import {
  type CasterToken,
  casterLink,
  forgetCaster,
  keptCaster,
  newCaster,
} from './caster-token.ts';
import { t } from './strings.ts';
import { baseOf, copyText, WatchLink } from './WatchLink.tsx';
import './watch.css';

/** Delays on offer, in rounds; 0 = after the end. */
const DELAYS = [1, 2, 3, 4, 6, 8, 0] as const;
const DEFAULT_DELAY = 4;

type Ask = (request: LobbyRequest) => Promise<boolean>;

/** A delay in words. */
export function delayText(rounds: number): string {
  return rounds === 0 ? t('caster.end') : t('caster.rounds', { n: rounds });
}

/** What everybody is told of the caster; '' if none may come. */
export function casterNote({ caster }: TableState): string {
  if (!caster) return '';
  const held = delayText(caster.held);
  return t(caster.watching > 0 ? 'caster.note' : 'caster.noteAllowed', { held });
}

/** @param ask settles with whether the table agreed; says itself why it did not */
export function Audience({ table, ask }: { table: TableState; ask: Ask }) {
  const host = useTable((store) => store.host);
  return (
    <details className="bring audience">
      <summary>{t('show.title')}</summary>
      {host ? (
        <>
          <label className="check">
            <input
              type="checkbox"
              checked={table.listed}
              onChange={() => void ask({ op: 'listed', listed: !table.listed })}
            />
            <span>{t('show.listed')}</span>
          </label>
          <p className="help">{t('show.listedHelp')}</p>
        </>
      ) : (
        <p className="help">{t(table.listed ? 'show.isListed' : 'show.notListed')}</p>
      )}
      <h3>{t('watch.share')}</h3>
      <WatchLink code={table.code} />
      {host && <CasterDesk table={table} ask={ask} />}
    </details>
  );
}

/** The host's side of the caster: link, delay, revoking. */
function CasterDesk({ table, ask }: { table: TableState; ask: Ask }) {
  const { caster, code } = table;
  const links = useTable((store) => store.links);
  const [token, setToken] = useState<CasterToken | null>(() => keptCaster(code));
  const [wish, setWish] = useState<number>(DEFAULT_DELAY);
  const [copied, setCopied] = useState<boolean | null>(null);
  const rounds = caster?.rounds ?? wish;

  async function make(): Promise<void> {
    const made = await newCaster(code);
    setCopied(null);
    if (await ask({ op: 'caster', rounds, token: made.hash })) setToken(made.keep());
  }

  async function revoke(): Promise<void> {
    if (!(await ask({ op: 'caster', rounds, token: null }))) return;
    forgetCaster(code);
    setToken(null);
  }

  function delay(next: number): void {
    setWish(next);
    if (caster) void ask({ op: 'caster', rounds: next });
  }

  const held = table.stage === 'playing' && caster && caster.held !== caster.rounds;
  const link = token && casterLink(baseOf(links), code, token);
  return (
    <section className="caster-desk" aria-label={t('caster.title')}>
      <h3>{t('caster.title')}</h3>
      <p className="help">{t('caster.help')}</p>
      <label className="field">
        <span>{t('caster.delay')}</span>
        <select value={rounds} onChange={(event) => delay(Number(event.target.value))}>
          {DELAYS.map((n) => (
            <option key={n} value={n}>
              {delayText(n)}
            </option>
          ))}
        </select>
      </label>
      {held && <p className="help">{t('caster.promise', { held: delayText(caster.held) })}</p>}
      {!caster && table.stage === 'playing' && <p className="help">{t('caster.promiseRevoked')}</p>}
      {caster && link && (
        <>
          <p className="link" data-caster-link={link}>
            <a href={link}>{link}</a>
          </p>
          <button type="button" onClick={() => void copyText(link).then(setCopied)}>
            {t(copied === null ? 'caster.copy' : copied ? 'caster.copied' : 'caster.copyFailed')}
          </button>
        </>
      )}
      {caster && !link && <p className="help">{t('caster.elsewhere')}</p>}
      <div className="row-buttons">
        <button
          type="button"
          title={caster ? t('caster.anewHelp') : undefined}
          onClick={() => void make()}
        >
          {t(caster ? 'caster.anew' : 'caster.make')}
        </button>
        {caster && (
          <button type="button" className="quiet" onClick={() => void revoke()}>
            {t('caster.revoke')}
          </button>
        )}
      </div>
    </section>
  );
}
