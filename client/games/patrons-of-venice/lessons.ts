/** How to play, in five pictures. */

import { translator } from '../../i18n/index.ts';
import type { Lesson } from '../../table/game.ts';
import { houseId } from './sites.ts';
import { lessons as en } from './strings/lessons.ts';

const t = translator({ en });

/** The quay whose galleys are shown, at a table with as many seats as at a stand. */
const QUAY = houseId(3, 4);

export const lessons: readonly Lesson[] = [
  { place: 'seals', title: t('lesson.action'), text: t('lesson.actionText') },
  { place: QUAY, title: t('lesson.galleys'), text: t('lesson.galleysText') },
  { place: 'POLO', title: t('lesson.workshops'), text: t('lesson.workshopsText') },
  { place: 'FORM', title: t('lesson.statues'), text: t('lesson.statuesText') },
  { place: 'market', title: t('lesson.luxuries'), text: t('lesson.luxuriesText') },
];
