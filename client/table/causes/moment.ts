/** The place of an event in the log: its action, and the views around it. Pure. */

import type { GameEvent } from '../../../engine/core/contract.ts';
import type { EventBatch, LogEntry, TableStore } from '../../store/table.ts';
import type { Moment } from '../events/causes.ts';
import type { GameBasics } from '../game.ts';

/** A sentence, its event, and the event's place. */
export interface ToldLine {
  readonly text: string;
  readonly event: GameEvent;
  readonly moment: Moment;
}

/** The moment of an event of a batch. */
const momentIn = ({ before, after, events }: EventBatch, you: number | null): Moment => ({
  before,
  after,
  events,
  you,
});

/** The moment of an entry; of earlier ones than the page only the events are known. */
export function momentOf(
  entry: LogEntry,
  { past, log, view, seat }: Pick<TableStore, 'past' | 'log' | 'view' | 'seat'>,
): Moment | null {
  const batch = past.find(({ events }) => events.includes(entry.event));
  if (batch) return momentIn(batch, seat);
  if (!view) return null;
  const events: GameEvent[] = log
    .filter(({ seq, withdrawn }) => seq === entry.seq && withdrawn === entry.withdrawn)
    .map(({ event }) => event);
  return { before: null, after: view, events, you: seat };
}

/** An action's effects in sentences, as the person on a seat reads them. */
export function linesOf(
  batch: EventBatch,
  sentence: GameBasics['sentence'],
  seat: number | null,
): readonly ToldLine[] {
  const moment = momentIn(batch, seat);
  return batch.events.flatMap((event) => {
    const text = sentence(event, batch.after, seat);
    return text === null ? [] : [{ text, event, moment }];
  });
}
