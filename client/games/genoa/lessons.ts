/** The rules in five pictures. */

import type { Lesson } from '../../table/game.ts';
import { t } from './strings/lessons.ts';

export const lessons: readonly Lesson[] = [
  { place: 'market', title: t('lesson.tower'), text: t('lesson.towerText') },
  { place: 'guildHall', title: t('lesson.action'), text: t('lesson.actionText') },
  { place: 'stock', title: t('lesson.deal'), text: t('lesson.dealText') },
  { place: 'villaColini', title: t('lesson.orders'), text: t('lesson.ordersText') },
  { place: 's62', title: t('lesson.owners'), text: t('lesson.ownersText') },
];
