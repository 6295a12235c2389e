/** The one way for rules to emit events. Call only if `sink` is not null. */

import type { GameEvent, Viewer } from '../core/contract.ts';
import type { Emitted, EventSink } from '../core/events.ts';

type Fields = NonNullable<Emitted['secret']>['fields'];

/** `tell`, `tellOnly` and `tellWithSecret` for the events of one game. */
export function telling<Event extends { readonly type: string }>(): {
  /** An event for everybody. */
  tell(sink: EventSink, event: Event): void;
  /** An event that exists for one seat alone. */
  tellOnly(sink: EventSink, seat: number, event: Event): void;
  /** An event for everybody, with `fields` that only one seat may see. */
  tellWithSecret(sink: EventSink, event: Event, seat: number, fields: Fields): void;
} {
  return {
    tell: (sink, event) => sink.emit({ event }),
    tellOnly: (sink, seat, event) => sink.emit({ event, to: seat }),
    tellWithSecret: (sink, event, seat, fields) => sink.emit({ event, secret: { seat, fields } }),
  };
}

/** The event as `viewer` sees it; null if it is for another seat alone. */
export function eventFor({ event, to, secret }: Emitted, viewer: Viewer): GameEvent | null {
  if (to !== undefined && to !== viewer) return null;
  return secret && secret.seat === viewer ? { ...event, ...secret.fields } : event;
}
