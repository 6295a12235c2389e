/** How to play, in five pictures. */

import type { Lesson } from '../../table/game.ts';
import { t } from './strings/index.ts';

export const lessons: readonly Lesson[] = [
  { place: 'seals', title: t('lesson.action'), text: t('lesson.actionText') },
  { place: 'raft', title: t('lesson.galleys'), text: t('lesson.galleysText') },
  { place: 'POLO', title: t('lesson.workshops'), text: t('lesson.workshopsText') },
  { place: 'FORM', title: t('lesson.statues'), text: t('lesson.statuesText') },
  { place: 'market', title: t('lesson.luxuries'), text: t('lesson.luxuriesText') },
];
