/** The one door through which the rules tell what happened. Call only where `sink` is not null. */

import type { Emitted, EventSink } from '../../../core/events.ts';
import { RESOURCES, type Resource, STOCKS, type Stock } from '../data.ts';
import type { MvEvent } from '../events.ts';
import type { Cubes, Lots } from '../types.ts';

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

/** A sparse map of cubes, as events carry it. */
export function cubeMap(countOf: (resource: number) => number): Cubes {
  const cubes: { [r in Resource]?: number } = {};
  for (let r = 0; r < 6; r++) if (countOf(r) > 0) cubes[RESOURCES[r]] = countOf(r);
  return cubes;
}

/** A sparse map of shares, as events carry it. */
export function lotMap(countOf: (stock: number) => number): Lots {
  const lots: { [k in Stock]?: number } = {};
  for (let k = 0; k < 7; k++) if (countOf(k) > 0) lots[STOCKS[k]] = countOf(k);
  return lots;
}
