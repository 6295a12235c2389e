/** The lower third: the event and its importance, in one sentence. */

import type { CSSProperties } from 'react';
import { useTable } from '../../store/table.ts';
import { useCamera } from '../../world/camera.ts';
import { SEAT_COLORS, SeatMark } from '../panels/SeatMark.tsx';
import './director.css';
import { useDirector } from './store.ts';
import { t } from './strings.ts';

/**
 * Shows the director's caption while there is one. Screen readers get the events from `Announcer`.
 */
export function LowerThird() {
  const on = useDirector((director) => director.on);
  const caption = useDirector((director) => director.caption);
  const color = useTable((table) =>
    caption === null || caption.seat === null
      ? null
      : (table.table?.seats[caption.seat]?.color ?? colorIn(table.view, caption.seat)),
  );
  const { left, right, bottom } = useCamera((camera) => camera.inset);
  if (!on) return null;
  // The title-safe area of the free part between the panels.
  const free = {
    '--free-left': `${left}px`,
    '--free-right': `${right}px`,
    '--free-bottom': `${bottom}px`,
  } as CSSProperties;
  return (
    <section className="lower-third" style={free} aria-label={t('told')}>
      {caption && (
        <p
          key={caption.id}
          className="lower-third-line"
          style={color ? { borderLeftColor: SEAT_COLORS[color] } : undefined}
        >
          {color && <SeatMark color={color} size={30} />}
          <span>{caption.text}</span>
        </p>
      )}
    </section>
  );
}

/** The colour of a seat in a game's view, if there is no table around it. */
function colorIn(view: unknown, seat: number): string | null {
  const seats = (view as { public?: { seats?: readonly { color?: string }[] } } | null)?.public
    ?.seats;
  return seats?.[seat]?.color ?? null;
}
