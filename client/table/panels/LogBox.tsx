/** The log beside the city: all of it where there is room, its last lines where there is little. */

import { useState } from 'react';
import { t } from '../../i18n/index.ts';
import { EventLog } from './EventLog.tsx';
import { Icon } from './Icon.tsx';

/** In windows lower than this the log begins short, in pixels. */
const ROOMY = 900;
/** Lines of the short log. */
const FEW = 3;
const MANY = 40;

export function LogBox() {
  const [whole, setWhole] = useState(() => innerHeight >= ROOMY);
  return (
    <section className={whole ? 'log-box whole' : 'log-box'}>
      <button
        type="button"
        className="log-head"
        aria-expanded={whole}
        onClick={() => setWhole(!whole)}
      >
        <span>{t('hud.log')}</span>
        <Icon name={whole ? 'up' : 'down'} size={16} />
      </button>
      <EventLog last={MANY} lines={whole ? MANY : FEW} />
    </section>
  );
}
