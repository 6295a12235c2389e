/** The host's side of the caster: link, delay, revoking. */

import { useState } from 'react';
import type { CasterRequest, CasterState } from '../../../server/protocol/messages.ts';
import type { GameAbout } from '../game.ts';
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
import { noted } from '../noted.ts';

/** Of all delays the longest. */
const AFTER_THE_END = 0;

interface CasterDeskProps {
  /** The table's game: it defines the unit of a delay. */
  readonly game: GameAbout;
  readonly caster: CasterState | null;
  /** Of the table. */
  readonly code: string;
  /** The beginning of its addresses. */
  readonly base: string;
  /** A match is running: a shorter delay counts from the next one on. */
  readonly playing: boolean;
  /** Settles with whether it was done; reports itself why it was not. */
  readonly ask: (request: CasterRequest) => Promise<boolean>;
}

export function CasterDesk({ game, caster, code, base, playing, ask }: CasterDeskProps) {
  const [token, setToken] = useState<CasterToken | null>(() => keptCaster(code));
  const [wish, setWish] = useState(game.castDelay.usual);
  const [copied, setCopied] = useState<boolean | null>(null);
  const delay = caster?.delay ?? wish;
  // A previously chosen delay is added to those on offer.
  const delays = [...new Set([...game.castDelay.offered, ...(delay === 0 ? [] : [delay])])];

  async function make(): Promise<void> {
    const made = await newCaster(code);
    setCopied(null);
    if (await ask({ op: 'caster', delay, token: made.hash })) setToken(made.keep());
  }

  async function revoke(): Promise<void> {
    if (!(await ask({ op: 'caster', delay, token: null }))) return;
    forgetCaster(code);
    setToken(null);
  }

  function choose(next: number): void {
    setWish(next);
    if (caster) void ask({ op: 'caster', delay: next });
  }

  const held = playing && caster && caster.held !== caster.delay;
  const link = token && casterLink(base, code, token);
  return (
    <section className="caster-desk" aria-label={t('caster.title')}>
      <h3>{t('caster.title')}</h3>
      <p className="help">{t('caster.help')}</p>
      <label className="field">
        <span>{t('caster.delay')}</span>
        <select value={delay} onChange={(event) => choose(Number(event.target.value))}>
          {[...delays.sort((a, b) => a - b), AFTER_THE_END].map((n) => (
            <option key={n} value={n}>
              {delayText(n, game)}
            </option>
          ))}
        </select>
      </label>
      {held && (
        <p className="help">{t('caster.promise', { held: delayText(caster.held, game) })}</p>
      )}
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
          {...noted(caster ? t('caster.anewHelp') : undefined)}
          onClick={() => void make()}
        >
          {t(caster ? 'caster.anew' : playing ? 'caster.makeLater' : 'caster.make')}
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
