/** The log beside the city: the whole log if there is room, else its last lines. */

import { useEffect, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { EventLog } from './EventLog.tsx';
import { Icon } from './Icon.tsx';

/** In windows lower than this the log is short, unless the person opens it. In pixels. */
const ROOMY = 900;
/** Lines of the short log. */
const FEW = 3;
const MANY = 40;

/** Whether the window has room for the whole log now. */
function useRoomy(): boolean {
  const [roomy, setRoomy] = useState(() => innerHeight >= ROOMY);
  useEffect(() => {
    const measure = (): void => setRoomy(innerHeight >= ROOMY);
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return roomy;
}

export function LogBox() {
  const roomy = useRoomy();
  const [wished, wish] = useState<boolean | null>(null);
  const whole = wished ?? roomy;
  return (
    <section className={whole ? 'log-box whole' : 'log-box'}>
      <button type="button" className="log-head" aria-expanded={whole} onClick={() => wish(!whole)}>
        <span>{t('hud.log')}</span>
        <Icon name={whole ? 'up' : 'down'} size={16} />
      </button>
      <EventLog last={MANY} lines={whole ? MANY : FEW} />
    </section>
  );
}
