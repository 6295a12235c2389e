/** How to play, in five pictures. */

import type { Lesson } from '../../table/game.ts';
import { t } from './strings/index.ts';

export const lessons: readonly Lesson[] = [
  { place: 'headland', title: t('lesson.ship'), text: t('lesson.shipText') },
  { place: 'ship', title: t('lesson.pirate'), text: t('lesson.pirateText') },
  { place: 'naples', title: t('lesson.harbour'), text: t('lesson.harbourText') },
  { place: 'florenceWay', title: t('lesson.tracks'), text: t('lesson.tracksText') },
  { place: 'loggia', title: t('lesson.promotion'), text: t('lesson.promotionText') },
];
