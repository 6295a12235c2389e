/** The chapters of a match: its rounds, and its notable moments. */

import { addChapters } from '../../../table/events/chapters.ts';
import type { Chapter } from '../../../table/replay/kit.ts';
import type { Recording } from '../../../table/replay/recording.ts';
import { Chapters, leadChanges, nameIn } from '../../../table/replay/story.ts';
import { rows } from '../events/index.ts';
import { SIGNS } from '../faces/signs.ts';
import { t } from '../strings/chapters.ts';

/** Signs on a field of 24; a crown and a cup are drawn here only. */
const PATHS = {
  round: SIGNS.hourglass[0][0],
  contract: SIGNS.contract[0][0],
  post: SIGNS.post[0][0],
  beijing: SIGNS.beijing[1][0],
  ducale: SIGNS.palazzo[0][0],
  lastPost: SIGNS.city[0][0],
  lead: 'M3 7l4.5 4L12 4l4.5 7L21 7l-2 12H5z',
  end: 'M6 2h12v3h4c0 5-2 7-5 7-1 2-2 3-4 3.400V19h4v3H7v-3h4v-3.600C9 15 8 14 7 12c-3 0-5-2-5-7h4z',
};

/** @param leaders per position the seat that alone had the most points there, or null */
export function chaptersOf(recording: Recording, leaders: readonly (number | null)[]): Chapter[] {
  const chapters = new Chapters(PATHS, {
    dividing: ['round', 'end'],
    small: ['post', 'contract'],
    great: ['lead'],
  });
  addChapters(chapters, rows, recording);
  for (const { at, seat } of leadChanges(chapters.list, leaders)) {
    chapters.add(at, 'lead', t('lead', { name: nameIn(recording, seat) }), seat);
  }
  return chapters.sorted;
}
