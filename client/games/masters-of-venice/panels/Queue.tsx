/** The acting seat and the next ones at the active place. */

import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { noted } from '../../../table/noted.ts';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { t } from '../strings/index.ts';
import { placeName, seatName } from '../strings/names.ts';
import { PlaceIcon } from './icons.tsx';

export function Queue({ view }: { view: View }) {
  const { queue, activation, turn, seats } = view.public;
  const place = turn?.location ?? activation?.location;
  if (!place || queue.length === 0) return null;
  const you = view.you?.seat ?? null;
  // A seat that jumped the queue acts at a place of its own; the rest waits at the active one.
  const rest = activation?.location ?? place;
  return (
    <div className="queue">
      <span className="queue-place">
        <PlaceIcon place={place} size={18} /> <span>{placeName(place)}</span>
      </span>
      <ol aria-label={t('hud.queue')}>
        {queue.map((entry, index) => {
          const kind = t(entry.kind === 'main' ? 'hud.queueMain' : 'hud.queueShared');
          const name = seatName(view, entry.seat, you);
          return (
            <li
              key={`${entry.seat}-${entry.kind}`}
              className={index === 0 && turn ? 'now' : ''}
              {...noted(`${name}: ${kind}`)}
            >
              {index === 1 && rest !== place && (
                <span className="queue-place">
                  <PlaceIcon place={rest} size={18} /> <span>{placeName(rest)}</span>
                </span>
              )}
              <SeatMark color={seats[entry.seat]?.color ?? ''} size={index === 0 ? 18 : 14} />
              <span className="sr">{`${name}, ${kind}`}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
