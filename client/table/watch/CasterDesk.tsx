/** The host's side of the caster: link, delay, revoking. */

import { useState } from 'react';
import type { CasterRequest, CasterState } from '../../../server/protocol/messages.ts';
import { HelpLink } from '../HelpLink.tsx';
import { delayText } from './caster-note.ts';
import {
  type CasterToken,
  casterLink,
  forgetCaster,
  keptCaster,
  newCaster,
} from './caster-token.ts';
import { t } from './strings.ts';
import { copyText } from './WatchLink.tsx';
import './watch.css';

/** Delays on offer, in rounds; 0 = after the end. */
const DELAYS = [1, 2, 3, 4, 6, 8, 0] as const;
const DEFAULT_DELAY = 4;

interface CasterDeskProps {
  readonly caster: CasterState | null;
  /** Of the table. */
  readonly code: string;
  /** What its addresses begin with. */
  readonly base: string;
  /** A match is running: a shorter delay counts from the next one on. */
  readonly playing: boolean;
  /** Settles with whether it was done; says itself why it was not. */
  readonly ask: (request: CasterRequest) => Promise<boolean>;
}

export function CasterDesk({ caster, code, base, playing, ask }: CasterDeskProps) {
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

  const held = playing && caster && caster.held !== caster.rounds;
  const link = token && casterLink(base, code, token);
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
      {!caster && playing && <p className="help">{t('caster.promiseRevoked')}</p>}
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
        <HelpLink topic="caster" apart />
      </div>
    </section>
  );
}
