/** Everything that is kept, as a file; and its erasure. */

import { useState } from 'react';
import type { MeAsk } from '../../../server/protocol/me.ts';
import type { MeAnswer } from '../../net/me.ts';
import { eraseHere, saveExport } from './kept.ts';
import { t } from './strings.ts';

interface MyDataProps {
  /** Whether there is a key: without one the server keeps nothing. */
  readonly known: boolean;
  readonly ask: (ask: MeAsk) => Promise<MeAnswer>;
}

export function MyData({ known, ask }: MyDataProps) {
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    if (!known) return saveExport({ person: null, tables: {} });
    const answer = await ask({ op: 'export' });
    if (answer.ok && 'kept' in answer) saveExport(answer.kept);
  }

  async function erase(): Promise<void> {
    setBusy(true);
    const answer = known ? await ask({ op: 'erase' }) : null;
    if (answer?.ok === false) return setBusy(false);
    await eraseHere().catch(() => undefined);
    location.replace('/me');
  }

  return (
    <section aria-labelledby="me-data">
      <h2 id="me-data">{t('data')}</h2>
      <p className="help">{t('dataHelp')}</p>
      <div className="row-buttons">
        <button type="button" data-export onClick={() => void save()}>
          {t('export')}
        </button>
        <button type="button" data-erase aria-expanded={sure} onClick={() => setSure(!sure)}>
          {t('erase')}
        </button>
      </div>
      <p className="help">{t('exportHelp')}</p>
      {sure && (
        <div className="me-sure" role="alertdialog" aria-labelledby="me-sure">
          <h3 id="me-sure">{t('eraseTitle')}</h3>
          <p>{t('eraseSure')}</p>
          <p>{t('eraseOthers')}</p>
          <div className="row-buttons">
            <button type="button" data-erase-yes disabled={busy} onClick={() => void erase()}>
              {t('eraseYes')}
            </button>
            <button type="button" className="quiet" onClick={() => setSure(false)}>
              {t('no')}
            </button>
          </div>
        </div>
      )}
    </section>
  );
}
