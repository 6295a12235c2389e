/** How to play, in five pictures. */

import { translator } from '../../i18n/index.ts';
import type { Lesson } from '../../table/game.ts';
import { lessons as en } from './strings/lessons.ts';

const t = translator({ en });

export const lessons: readonly Lesson[] = [
  { place: 'headland', title: t('lesson.ship'), text: t('lesson.shipText') },
  { place: 'ship', title: t('lesson.pirate'), text: t('lesson.pirateText') },
  { place: 'naples', title: t('lesson.harbour'), text: t('lesson.harbourText') },
  { place: 'florenceWay', title: t('lesson.tracks'), text: t('lesson.tracksText') },
  { place: 'loggia', title: t('lesson.promotion'), text: t('lesson.promotionText') },
];
