/** The chapters of a match: its rounds and its memorable moments. */

import { addChapters } from '../../../table/events/chapters.ts';
import type { Chapter } from '../../../table/replay/kit.ts';
import type { Recording } from '../../../table/replay/recording.ts';
import { Chapters, leadChanges, nameIn } from '../../../table/replay/story.ts';
import { rows } from '../events/index.ts';
import { t } from '../strings/index.ts';

/** Signs on a field of 24: a gondola, an open hand of bids, a sealed order, a fork, a crown, a cup. */
const PATHS = {
  round: 'M1 10c2 7 6 9 11 9s9-2 11-9c-4 4-7 4-11 4S5 14 1 10z',
  bid: 'M1 10c2 7 6 9 11 9s9-2 11-9c-4 4-7 4-11 4S5 14 1 10zM12 2l2.5 5h-5z',
  bids: 'M4 20V8l5-5v17zM10 20V6l5-4v18zM16 20V9l5-4v15z',
  delivery: 'M4 2h16v20H4zM7 12l3.5 4L17 8l-1.6-1.4-5 6.2L8.4 10.6z',
  split: 'M11 22v-8L4 6V2h3v3l5 6 5-6V2h3v4l-7 8v8z',
  lead: 'M3 7l4.5 4L12 4l4.5 7L21 7l-2 12H5z',
  end: 'M6 2h12v3h4c0 5-2 7-5 7-1 2-2 3-4 3.4V19h4v3H7v-3h4v-3.6C9 15 8 14 7 12c-3 0-5-2-5-7h4z',
};

/** @param leaders per position the sole leader, or null */
export function chaptersOf(recording: Recording, leaders: readonly (number | null)[]): Chapter[] {
  const chapters = new Chapters(PATHS, {
    dividing: ['round', 'bid', 'end'],
    great: ['lead'],
  });
  addChapters(chapters, rows, recording);
  for (const { at, seat } of leadChanges(chapters.list, leaders)) {
    chapters.add(at, 'lead', t('chapter.lead', { name: nameIn(recording, seat) }), seat);
  }
  return chapters.sorted;
}
