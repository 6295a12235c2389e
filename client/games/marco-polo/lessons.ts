/** The rules in five pictures. */

import { translator } from '../../i18n/index.ts';
import type { Lesson } from '../../table/game.ts';
import { lessons as en } from './strings/lessons.ts';

const t = translator({ en });

export const lessons: readonly Lesson[] = [
  { place: 'khan', title: t('lesson.dice'), text: t('lesson.diceText') },
  { place: 'line', title: t('lesson.trade'), text: t('lesson.tradeText') },
  { place: 'map', title: t('lesson.travel'), text: t('lesson.travelText') },
  { place: 'palazzi', title: t('lesson.venice'), text: t('lesson.veniceText') },
  { place: 'beijing', title: t('lesson.points'), text: t('lesson.pointsText') },
];
