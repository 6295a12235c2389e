/** How often the city is drawn at rest, on this machine and this page. */

import { useEffect, useState } from 'react';
import { useRoute } from '../store/router.ts';
import { useSettings } from '../store/settings.ts';
import { restRate } from '../world/rest.ts';

/** What browsers that know of a battery tell of it. */
interface Battery extends EventTarget {
  readonly charging: boolean;
}
type Powered = Navigator & { getBattery?: () => Promise<Battery> };

/** A phone or a tablet: fingers alone, and most of the time no plug. */
const isHandheld = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(hover: none) and (pointer: coarse)').matches;

/** Whether the machine runs on its battery; false where the browser does not tell. */
function useBattery(): boolean {
  const [drains, setDrains] = useState(false);
  useEffect(() => {
    let battery: Battery | null = null;
    let gone = false;
    const look = (): void => setDrains(battery?.charging === false);
    (navigator as Powered)
      .getBattery?.()
      .then((found) => {
        if (gone) return;
        battery = found;
        battery.addEventListener('chargingchange', look);
        look();
      })
      // A page that may not ask draws as one with a plug.
      .catch(() => undefined);
    return () => {
      gone = true;
      battery?.removeEventListener('chargingchange', look);
    };
  }, []);
  return drains;
}

/** Frames a second at rest; 0: only what changes is drawn. */
export function useRestRate(): number {
  const calm = useSettings((settings) => settings.calm);
  const reduced = useSettings((settings) => settings.reducedMotion);
  const { page } = useRoute();
  const drains = useBattery();
  const [handheld] = useState(isHandheld);
  const shows = page === 'caster' || page === 'showcase';
  return restRate(calm, { reduced, saves: drains || handheld, shows });
}
