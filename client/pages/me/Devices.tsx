/** The person's devices: their names and last use, a code for a further one, striking one off. */

import { useEffect, useState } from 'react';
import type { MeAsk, MeDevice, MeStatus } from '../../../server/protocol/me.ts';
import { MAX_DEVICE } from '../../../server/protocol/me.ts';
import { deviceName } from '../../net/device-name.ts';
import type { MeAnswer } from '../../net/me.ts';
import { useQr } from '../../table/panels/qr.ts';
import { moment } from './dates.ts';
import { t } from './strings.ts';

interface DevicesProps {
  readonly status: MeStatus;
  readonly ask: (ask: MeAsk) => Promise<MeAnswer>;
}

/** This machine alone: no other device can open it. */
const HERE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const nameOf = ({ name }: MeDevice): string => name || t('nameless');

export function Devices({ status: { devices, device }, ask }: DevicesProps) {
  const own = devices.find(({ id }) => id === device);
  return (
    <section aria-labelledby="me-devices">
      <h2 id="me-devices">{t('devices')}</h2>
      <p className="help">{t('devicesHelp')}</p>
      <ul className="me-list">
        {devices.map((one) => (
          <Device key={one.id} device={one} own={one.id === device} ask={ask} />
        ))}
      </ul>
      {own && <Rename key={own.name} device={own} ask={ask} />}
      <Add ask={ask} />
    </section>
  );
}

interface DeviceProps extends Pick<DevicesProps, 'ask'> {
  readonly device: MeDevice;
  readonly own: boolean;
}

function Device({ device, own, ask }: DeviceProps) {
  const [sure, setSure] = useState(false);
  const { id, added, used, struck } = device;
  const facts = [
    own ? t('here') : '',
    struck === null ? t('used', { date: moment(used) }) : t('struck', { date: moment(struck) }),
    t('added', { date: moment(added) }),
    device.notices ? t('told') : '',
  ];
  return (
    <li className="listed" data-device={struck === null ? 'active' : 'struck'}>
      <span className="listed-names">
        <strong>{nameOf(device)}</strong>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {sure && <span>{t('strikeSure', { name: nameOf(device) })}</span>}
      </span>
      {/* The own one is erased, not struck off. */}
      {struck === null && !own && (
        <span className="listed-ways">
          {sure ? (
            <>
              <button type="button" data-strike-yes onClick={() => void ask({ op: 'strike', id })}>
                {t('strikeYes')}
              </button>
              <button type="button" className="quiet" onClick={() => setSure(false)}>
                {t('no')}
              </button>
            </>
          ) : (
            <button
              type="button"
              aria-label={t('strikeName', { name: nameOf(device) })}
              onClick={() => setSure(true)}
            >
              {t('strike')}
            </button>
          )}
        </span>
      )}
    </li>
  );
}

function Rename({ device: { id, name }, ask }: { device: MeDevice } & Pick<DevicesProps, 'ask'>) {
  const [given, setGiven] = useState(name);
  return (
    <form
      className="me-line"
      onSubmit={(event) => {
        event.preventDefault();
        if (given.trim() !== name) void ask({ op: 'rename', id, device: given });
      }}
    >
      <label className="field">
        <span>{t('deviceName')}</span>
        <input
          name="device"
          value={given}
          required
          pattern=".*\S.*"
          maxLength={MAX_DEVICE}
          onChange={(event) => setGiven(event.target.value)}
        />
      </label>
      <button type="submit">{t('rename')}</button>
    </form>
  );
}

interface Code {
  readonly code: string;
  readonly until: number;
}

function Add({ ask }: Pick<DevicesProps, 'ask'>) {
  const [code, setCode] = useState<Code | null>(null);
  const [over, setOver] = useState(false);
  const left = code ? code.until - Date.now() : 0;
  useEffect(() => {
    if (!code) return;
    const timer = setTimeout(() => setOver(true), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [code, left]);

  async function make(): Promise<void> {
    const device = deviceName(navigator.userAgent);
    const answer = await ask({ op: 'code', device });
    if (!answer.ok || !('code' in answer)) return;
    setOver(false);
    setCode(answer);
  }

  if (!code || over) {
    return (
      <div className="row-buttons">
        {over && <p role="status">{t('codeOver')}</p>}
        <button type="button" data-add onClick={() => void make()}>
          {t(over ? 'newCode' : 'add')}
        </button>
      </div>
    );
  }
  return <Shown code={code.code} onHide={() => setCode(null)} />;
}

function Shown({ code, onHide }: { code: string; onHide: () => void }) {
  // After the `#`: browsers send it to nobody.
  const picture = useQr(`${location.origin}/me#${code}`);
  return (
    <div className="me-code" data-code={code}>
      <p className="help">{t('addHelp')}</p>
      {picture && <img className="qr" src={picture} alt={t('qr')} />}
      <p>
        <strong>{t('code', { code: `${code.slice(0, 5)} ${code.slice(5)}` })}</strong>
      </p>
      {HERE.test(location.hostname) && <p className="help">{t('addLocal')}</p>}
      <p className="help">{t('addWarn')}</p>
      <button type="button" className="quiet" onClick={onHide}>
        {t('hide')}
      </button>
    </div>
  );
}
