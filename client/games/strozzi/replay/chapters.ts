/** The chapters of a match: its rounds, every ship, and its memorable moments. */

import { addChapters } from '../../../table/events/chapters.ts';
import type { Chapter } from '../../../table/replay/kit.ts';
import type { Recording } from '../../../table/replay/recording.ts';
import { Chapters, leadChanges, nameIn } from '../../../table/replay/story.ts';
import { rows } from '../events/index.ts';
import { t } from '../strings/index.ts';

/** Signs on a field of 24: a lighthouse, a ship, a skull, a pillar, a crown, a cup. */
const PATHS = {
  round:
    'M9 22l1.200-13H8V6.500h1.500V3L12 1l2.500 2v3.500H16V9h-2.200L15 22zM2 6l5-1v2zM22 6l-5-1v2z',
  ship: 'M2 16h20l-3 6H5zM11 2v12H3C4 8 7 4 11 2zM13 4c4 2 7 6 7 10h-7z',
  pirate:
    'M12 2c5 0 8 3.500 8 8 0 2.700-1.200 4.500-3 5.700V19H7v-3.300C5.200 14.500 4 12.700 4 10c0-4.500 3-8 8-8zM8.500 8a2 2 0 1 0 0 4 2 2 0 1 0 0-4zM15.500 8a2 2 0 1 0 0 4 2 2 0 1 0 0-4zM12 12l-1.300 3h2.600zM7 20.500h10V22H7z',
  tile: 'M3 2h18v3h-2l-1 2v11l1 2h2v2H3v-2h2l1-2V7L5 5H3z',
  lead: 'M3 7l4.5 4L12 4l4.5 7L21 7l-2 12H5z',
  end: 'M6 2h12v3h4c0 5-2 7-5 7-1 2-2 3-4 3.4V19h4v3H7v-3h4v-3.6C9 15 8 14 7 12c-3 0-5-2-5-7h4z',
};

/** @param leaders per position the seat that alone would have won there, or null */
export function chaptersOf(recording: Recording, leaders: readonly (number | null)[]): Chapter[] {
  const chapters = new Chapters(PATHS, {
    dividing: ['round', 'end'],
    small: ['ship', 'tile'],
    great: ['lead'],
  });
  addChapters(chapters, rows, recording);
  for (const { at, seat } of leadChanges(chapters.list, leaders)) {
    chapters.add(at, 'lead', t('chapter.lead', { name: nameIn(recording, seat) }), seat);
  }
  return chapters.sorted;
}
