/** The one door through which the rules tell what happened. Call only where `sink` is not null. */

import type { Emitted, EventSink } from '../../../core/events.ts';
import type { MvEvent } from '../events.ts';

/** An event for everybody. */
export function tell(sink: EventSink, event: MvEvent): void {
  sink.emit({ event: event as unknown as Emitted['event'] });
}

/** An event that exists for one seat alone. */
export function tellOnly(sink: EventSink, seat: number, event: MvEvent): void {
  sink.emit({ event: event as unknown as Emitted['event'], to: seat });
}

/** An event for everybody, of which `fields` are for one seat's eyes. */
export function tellWithSecret(
  sink: EventSink,
  event: MvEvent,
  seat: number,
  fields: NonNullable<Emitted['secret']>['fields'],
): void {
  sink.emit({ event: event as unknown as Emitted['event'], secret: { seat, fields } });
}
