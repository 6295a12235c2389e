/** The chapters of a recorded match, by the table of its game's events. Pure. */

import type { ViewBase } from '../../../engine/core/contract.ts';
import type { Recording } from '../replay/recording.ts';
import { type Chapters, nameIn, standing } from '../replay/story.ts';
import { type EventTable, rowNamed, type Tale } from './rows.ts';
import type { Of, Typed } from './typed.ts';

/** Adds the chapters of each event of a recording whose row has any. */
export function addChapters<
  E extends Typed,
  V extends ViewBase,
  S,
  Key extends string,
  Kind extends string,
>(chapters: Chapters<Kind>, rows: EventTable<E, V, S, Key, Kind>, recording: Recording): void {
  const all = standing<E>(recording);
  for (const [k, { at, event }] of all.entries()) {
    const row = rowNamed(rows, event.type);
    if (!row) continue;
    const near = <T extends E['type']>(type: T, step: 1 | -1): Of<E, T> | null => {
      for (let i = k + step; all[i] && all[i].event.type !== event.type; i += step) {
        if (all[i].event.type === type) return all[i].event as Of<E, T>;
      }
      return null;
    };
    const tale: Tale<E, V> = {
      name: (seat) => nameIn(recording, seat),
      before: (type) => near(type, -1),
      after: (type) => near(type, 1),
      view: () => recording.look(at, 'public').view as V,
    };
    const told = row.chapter?.(event, tale) ?? [];
    for (const { kind, title, seat } of [told].flat()) chapters.add(at, kind, title, seat);
  }
}
