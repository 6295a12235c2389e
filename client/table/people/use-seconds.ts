/** The time, fresh every second. */

import { useEffect, useState } from 'react';

/** @param runs whether anything counts @returns epoch milliseconds */
export function useSeconds(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}
