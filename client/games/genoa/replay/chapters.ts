/** The chapters of a match: its turns, and its notable moments. */

import { addChapters } from '../../../table/events/chapters.ts';
import type { Chapter } from '../../../table/replay/kit.ts';
import type { Recording } from '../../../table/replay/recording.ts';
import { Chapters, leadChanges, nameIn } from '../../../table/replay/story.ts';
import { rows } from '../events/index.ts';
import { HANDS_PATH, KIND_PATHS, MARKER_PATH, TOWER_PATH } from '../overlay/signs.ts';
import { t } from '../strings/chapters.ts';

/** Signs on a field of 24; a bell, a crown and a cup are drawn here only. */
const PATHS = {
  turn: TOWER_PATH,
  deal: HANDS_PATH,
  order: KIND_PATHS.LO,
  owner: MARKER_PATH,
  market:
    'M11 1h2v2c4 .6 6 3.600 6 7.500V17l3 3H2l3-3v-6.500C5 6.600 7 3.600 11 3zM9.500 21h5a2.500 2.500 0 0 1-5 0z',
  lead: 'M3 7l4.5 4L12 4l4.5 7L21 7l-2 12H5z',
  end: 'M6 2h12v3h4c0 5-2 7-5 7-1 2-2 3-4 3.400V19h4v3H7v-3h4v-3.600C9 15 8 14 7 12c-3 0-5-2-5-7h4z',
};

/** @param leaders per position the seat that alone had the most there, or null */
export function chaptersOf(recording: Recording, leaders: readonly (number | null)[]): Chapter[] {
  const chapters = new Chapters(PATHS, {
    dividing: ['turn', 'end'],
    small: ['deal'],
    great: ['lead'],
  });
  addChapters(chapters, rows, recording);
  for (const { at, seat } of leadChanges(chapters.list, leaders)) {
    chapters.add(at, 'lead', t('lead', { name: nameIn(recording, seat) }), seat);
  }
  return chapters.sorted;
}
