/** This device becomes one of a person's: by the code that another device shows. */

import { useState } from 'react';
import { MAX_DEVICE, type MeAsk } from '../../../server/protocol/me.ts';
import { deviceName } from '../../net/device-name.ts';
import { t } from './strings.ts';

interface JoinProps {
  /** The code that the address brought; '' to be typed. */
  readonly code: string;
  /** This device has matches of its own. */
  readonly has: boolean;
  readonly ask: (ask: MeAsk) => Promise<unknown>;
}

export function Join({ code: brought, has, ask }: JoinProps) {
  const [code, setCode] = useState(brought);
  const [device, setDevice] = useState(() => deviceName(navigator.userAgent));
  const [busy, setBusy] = useState(false);
  return (
    <form
      className="me-join"
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        void ask({ op: 'join', code, device }).finally(() => setBusy(false));
      }}
    >
      <p className="help">
        {t('joinAsk')} {has && t('joinHave')}
      </p>
      <label className="field">
        <span>{t('joinCode')}</span>
        <input
          name="join-code"
          value={code}
          required
          pattern=".*\S.*"
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => setCode(event.target.value)}
        />
      </label>
      <label className="field">
        <span>{t('joinName')}</span>
        <input
          name="join-device"
          value={device}
          maxLength={MAX_DEVICE}
          onChange={(event) => setDevice(event.target.value)}
        />
      </label>
      <button type="submit" className="primary" disabled={busy}>
        {t('join')}
      </button>
    </form>
  );
}
