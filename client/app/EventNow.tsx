/** In the menu: the events of this stand or club that run now. */

import { useEffect, useState } from 'react';
import type { RunningEvents } from '../../server/protocol/events.ts';
import { roads } from '../i18n/roads.ts';
import { runningEvents } from '../net/event.ts';
import { go } from '../store/router.ts';
import { GameName } from '../table/cards.tsx';

/** More than these are a list of their own. */
const SHOWN = 3;

export function EventNow() {
  const [events, setEvents] = useState<RunningEvents['events']>([]);
  useEffect(() => {
    let gone = false;
    void runningEvents().then((found) => !gone && setEvents(found));
    return () => {
      gone = true;
    };
  }, []);
  return events.slice(0, SHOWN).map(({ code, name, game }) => (
    <section key={code} className="menu-continue" aria-label={roads('menu.event', { name })}>
      <p>
        <strong>{name}</strong>
        <span>
          <GameName id={game} />
        </span>
      </p>
      <button
        type="button"
        data-event-enter={code}
        aria-label={roads('menu.enterEventNamed', { name })}
        onClick={() => go(`/event/${code}`)}
      >
        {roads('menu.enterEvent')}
      </button>
    </section>
  ));
}
