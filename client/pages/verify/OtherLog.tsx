/** Opens a person's own log: a file, or pasted text. It is read here and sent nowhere. */

import { useState } from 'react';
import { t } from './strings.ts';

interface OtherLogProps {
  /** Whether it is the next step, and shown at once. */
  readonly open: boolean;
  readonly onLog: (text: string, name: string) => void;
}

export function OtherLog({ open, onLog }: OtherLogProps) {
  const [text, setText] = useState('');
  return (
    <details className="verify-part" open={open}>
      <summary>{t('other')}</summary>
      <p className="help">{t('otherHelp')}</p>
      <label className="field verify-file">
        <span>{t('open')}</span>
        <input
          type="file"
          accept=".json,application/json,text/plain"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (!file) return;
            void file.text().then(
              (content) => onLog(content, file.name),
              () => onLog('', file.name),
            );
            // The same file may be opened again after a change.
            event.target.value = '';
          }}
        />
      </label>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onLog(text, t('pasted'));
        }}
      >
        <label className="field">
          <span>{t('paste')}</span>
          <textarea
            name="log"
            rows={3}
            value={text}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <button type="submit" disabled={text.trim() === ''}>
          {t('check')}
        </button>
      </form>
    </details>
  );
}
