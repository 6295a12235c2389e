/** The events that the person has entered. */

import type { MeStatus } from '../../../server/protocol/me.ts';
import { follow } from '../../store/router.ts';
import { GameName } from '../../table/cards.tsx';
import { moment } from './dates.ts';
import { t } from './strings.ts';

export function Entered({ status: { events } }: { status: MeStatus }) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="me-events">
      <h2 id="me-events">{t('events')}</h2>
      <p className="help">{t('eventsHelp')}</p>
      <ul className="me-list">
        {events.map(({ code, event, game, name, status, entered, closed }) => (
          <li key={code} className="listed" data-entered={code}>
            <span className="listed-names">
              <GameName id={game} />
              <strong>{event}</strong>
              <small>
                {[t('eventAs', { name }), t(`event.${status}`), moment(entered)].join(' · ')}
              </small>
            </span>
            <span className="listed-ways">
              <a
                className="link-button"
                href={`/event/${code}`}
                onClick={(press) => follow(press, `/event/${code}`)}
              >
                {t(closed ? 'eventResults' : 'eventOpen')}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
