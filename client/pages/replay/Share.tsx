/** A link to this moment, the log as a file, and the way to its proof. */

import { useRef, useState } from 'react';
import { Dialog } from '../../table/panels/Dialog.tsx';
import { keepFile } from './film.ts';
import { pathOf } from './link.ts';
import { type Shown, useReplay } from './store.ts';
import { t } from './strings.ts';

export function Share({ shown }: { shown: Shown }) {
  const at = useReplay((replay) => replay.at);
  const eye = useReplay((replay) => replay.eye);
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const field = useRef<HTMLInputElement>(null);
  const { log } = shown.recording;
  const id = shown.id ?? log.id ?? null;
  const link = id === null ? null : `${location.origin}${pathOf(id, { at, eye })}`;

  async function copy(): Promise<void> {
    setCopied((await copyText(field.current)) ? 'yes' : 'failed');
  }

  return (
    <Dialog title={t('share')} onClose={() => useReplay.setState({ sharing: false })}>
      {link && (
        <>
          <p>{t(shown.id === null ? 'shareLocal' : 'shareHelp', { at })}</p>
          <input
            ref={field}
            name="link"
            readOnly
            aria-label={t('share')}
            value={link}
            onFocus={(event) => event.target.select()}
          />
        </>
      )}
      <div className="row-buttons replay-share">
        {link && (
          <button type="button" className="primary" onClick={() => void copy()}>
            {t(copied === 'yes' ? 'copied' : 'copy')}
          </button>
        )}
        <button
          type="button"
          onClick={() =>
            keepFile(
              new Blob([shown.text], { type: 'application/json' }),
              `laguna-${id ?? 'match'}.json`,
            )
          }
        >
          {t('save')}
        </button>
        {shown.id !== null && (
          <a className="link-button" href={`/verify/${shown.id}`} target="_blank" rel="noreferrer">
            {t('verify')}
          </a>
        )}
      </div>
      <p className="help" role="status">
        {copied === 'yes' ? t('copied') : copied === 'failed' ? t('copyFailed') : ''}
      </p>
    </Dialog>
  );
}

/** Copies the text of `field`; also over plain HTTP, without a clipboard API. */
async function copyText(field: HTMLInputElement | null): Promise<boolean> {
  if (!field) return false;
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
