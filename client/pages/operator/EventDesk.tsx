/** The operator's desk for events: opens them, begins and ends rounds, and mends mistakes. */

import { useCallback, useEffect, useState } from 'react';
import type { EventDeskAsk, EventDeskStatus, EventRules } from '../../../server/protocol/events.ts';
import { type AskError, askEvents } from './ask.ts';
import { EventForm } from './EventForm.tsx';
import { EventRun, stageText } from './EventRun.tsx';
import { t } from './event-strings.ts';

/** How often the desk looks, in milliseconds. */
const EVERY_MS = 3000;

export function EventDesk({ token }: { token: string }) {
  const [status, setStatus] = useState<EventDeskStatus | null>(null);
  const [trouble, setTrouble] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [opening, setOpening] = useState(false);

  const ask = useCallback(
    async (body: EventDeskAsk): Promise<EventDeskStatus | null> => {
      try {
        const answer = await askEvents(token, body);
        if (typeof answer === 'string') {
          setTrouble(t(`error.${answer}`));
          return null;
        }
        setStatus(answer);
        if (body.op !== 'show') setTrouble('');
        return answer;
      } catch (error) {
        const { status: code, message } = error as AskError;
        setTrouble(code === 400 || code === 422 ? t('error.other') : message);
        return null;
      }
    },
    [token],
  );

  useEffect(() => {
    const look = (): void => void ask({ op: 'show', ...(chosen && { code: chosen }) });
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [ask, chosen]);

  const events = status?.events ?? [];
  const first = events.find(({ stage }) => stage !== 'closed')?.code ?? events[0]?.code ?? null;
  useEffect(() => {
    if (chosen === null && first !== null) setChosen(first);
  }, [chosen, first]);

  async function open(rules: EventRules): Promise<boolean> {
    const answer = await ask({ op: 'open', rules });
    if (!answer?.event) return false;
    setChosen(answer.event.code);
    setOpening(false);
    return true;
  }

  const event = status?.event ?? null;
  return (
    <>
      <section className="paper-card" aria-labelledby="desk-events" data-desk-events>
        <h2 id="desk-events">{t('title')}</h2>
        {trouble && (
          <p className="warning" role="alert">
            {trouble}
          </p>
        )}
        {status && events.length === 0 && <p className="help">{t('none')}</p>}
        {events.length > 0 && (
          <label className="field">
            <span>{t('choose')}</span>
            <select
              name="event"
              value={chosen ?? ''}
              onChange={(change) => setChosen(change.target.value)}
            >
              {events.map((one) => (
                <option key={one.code} value={one.code}>
                  {t('line', { name: one.name, code: one.code, stage: stageText(one) })}
                </option>
              ))}
            </select>
          </label>
        )}
        <button
          type="button"
          data-new-event
          aria-expanded={opening}
          onClick={() => setOpening(!opening)}
        >
          {t('new')}
        </button>
        {opening && <EventForm onOpen={open} />}
      </section>
      {event && status && event.code === chosen && (
        <EventRun key={event.code} event={event} tables={status.tables} ask={ask} />
      )}
    </>
  );
}
