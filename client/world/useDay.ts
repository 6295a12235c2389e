/** A place with a day of its own. */

import { useLayoutEffect } from 'react';
import { stir } from './clock.ts';
import { type Day, setDay } from './light.ts';

/** The light, sky, haze and water of `day` for as long as the place is shown. */
export function useDay(day: Day): void {
  useLayoutEffect(() => {
    setDay(day);
    stir(0.3);
    return () => setDay(null);
  }, [day]);
}
