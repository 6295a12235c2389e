/** Events leave the rules through a sink; the same event may carry a secret for one seat. */

import type { Json } from './json.ts';

/**
 * One event as the rules emitted it. `secret` fields overwrite those of `event` for `seat` alone
 * (everybody else sees `null` in their place); `to` limits the whole event to one seat.
 */
export interface Emitted {
  readonly event: { readonly type: string; readonly [field: string]: Json | undefined };
  readonly to?: number;
  readonly secret?: { readonly seat: number; readonly fields: { readonly [field: string]: Json } };
}

export interface EventSink {
  emit(emitted: Emitted): void;
}

/** A sink that keeps everything, in order. */
export class EventList implements EventSink {
  readonly items: Emitted[] = [];
  emit(emitted: Emitted): void {
    this.items.push(emitted);
  }
}
