/** "Tell me when it's my turn": asked for by one press, device by device. */

import { useState } from 'react';
import type { MeAsk, MeStatus } from '../../../server/protocol/me.ts';
import { deviceName } from '../../net/device-name.ts';
import type { MeAnswer } from '../../net/me.ts';
import { againstPush, type NoPush, subscribe, unsubscribe } from '../../net/push.ts';
import { t } from './strings.ts';

interface NoticesProps {
  readonly status: MeStatus | null;
  readonly ask: (ask: MeAsk) => Promise<MeAnswer>;
}

export function Notices({ status, ask }: NoticesProps) {
  const [trouble, setTrouble] = useState<NoPush | null>(null);
  const [busy, setBusy] = useState(false);
  const { device = '', devices = [], push = null } = status ?? {};
  const on = devices.some(({ id, notices }) => id === device && notices);
  const against = againstPush() ?? trouble;

  async function begin(): Promise<void> {
    if (push === null) return;
    setBusy(true);
    const given = await subscribe(push);
    if (typeof given === 'string') setTrouble(given);
    else {
      setTrouble(null);
      await ask({ op: 'notify', device: deviceName(navigator.userAgent), ...given });
    }
    setBusy(false);
  }

  async function end(): Promise<void> {
    setBusy(true);
    await ask({ op: 'quiet', id: device });
    await unsubscribe();
    setBusy(false);
  }

  const state = on ? 'on' : (against ?? (push === null ? 'none' : 'off'));
  return (
    <section aria-labelledby="me-notices" data-notices={state}>
      <h2 id="me-notices">{t('notices')}</h2>
      {on ? (
        <>
          <p>{t('noticesOn')}</p>
          <button type="button" data-quiet disabled={busy} onClick={() => void end()}>
            {t('noticesEnd')}
          </button>
        </>
      ) : against !== null && against !== 'failed' ? (
        <p className="me-why">{t(`noPush.${against}`)}</p>
      ) : push === null ? (
        <p className="me-why">{t('noPush.none')}</p>
      ) : (
        <>
          <p className="help">{t('noticesHelp')}</p>
          {against === 'failed' && (
            <p className="warning" role="alert">
              {t('noPush.failed')}
            </p>
          )}
          <button type="button" data-notify disabled={busy} onClick={() => void begin()}>
            {t('noticesBegin')}
          </button>
        </>
      )}
    </section>
  );
}
