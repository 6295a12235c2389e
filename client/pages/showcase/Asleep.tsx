/** The hours of sleep: the last picture of the city, dimmed, and the time. Nothing is drawn. */

import { useEffect, useState } from 'react';
import type { ShowState } from '../../../server/protocol/showcase.ts';
import { t } from './strings.ts';

const two = (n: number): string => String(n).padStart(2, '0');
/** Minutes after midnight as a time. */
const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

export function Asleep({ show, picture }: { show: ShowState; picture: string | null }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 10_000);
    return () => clearInterval(timer);
  }, []);
  const { sleep } = show.settings;
  return (
    <main
      className="asleep"
      style={picture ? { backgroundImage: `url(${picture})` } : undefined}
      data-asleep
    >
      {/* The lines move a little, to prevent burn-in of displays. */}
      <div style={{ transform: `translate(${(now.getMinutes() % 12) - 6}vmin, 0)` }}>
        <p className="asleep-time">{timeOf(now.getHours() * 60 + now.getMinutes())}</p>
        <h1 className="asleep-title">{t('show.sleep')}</h1>
        {sleep && <p>{t('show.sleepUntil', { time: timeOf(sleep.to) })}</p>}
      </div>
    </main>
  );
}
