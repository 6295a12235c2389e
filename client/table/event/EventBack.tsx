/** At a table of an event: the way back there, by itself once the match is over. */

import { useEffect, useState } from 'react';
import { eventAt } from '../../net/event.ts';
import { useTable } from '../../store/table.ts';
import { t } from './strings.ts';
import './event-back.css';

/** How long the result is looked at, in seconds. */
const LOOK_S = 25;

/** @param onBack leads to the page of the event */
export function EventBack({ code, onBack }: { code: string; onBack: (path: string) => void }) {
  const over = useTable((store) => store.table?.stage === 'finished');
  const [event] = useState(() => eventAt(code));
  if (!event || !over) return null;
  return <Over onBack={() => onBack(`/event/${event}`)} />;
}

function Over({ onBack }: { onBack: () => void }) {
  const [left, setLeft] = useState(LOOK_S);
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (stays) return;
    const timer = setInterval(() => setLeft((s) => s - 1), 1000);
    return () => clearInterval(timer);
  }, [stays]);
  useEffect(() => {
    if (left <= 0 && !stays) onBack();
  }, [left, stays, onBack]);
  return (
    <section className="event-back" aria-label={t('back')}>
      {/* Readers hear it once; the time runs silently. */}
      <p aria-live="off">{stays ? t('overStay') : t('over', { s: Math.max(0, left) })}</p>
      <p className="row-buttons">
        <button type="button" className="primary" data-event-back onClick={onBack}>
          {t('back')}
        </button>
        {!stays && (
          <button type="button" data-event-stay onClick={() => setStays(true)}>
            {t('stay')}
          </button>
        )}
      </p>
    </section>
  );
}
