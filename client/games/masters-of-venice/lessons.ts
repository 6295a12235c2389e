/** How to play, in five pictures of the city. */

import type { Lesson } from '../../table/game.ts';
import { t } from './strings/index.ts';

export const lessons: readonly Lesson[] = [
  { place: 'dock2', title: t('lesson.buy'), text: t('lesson.buyText') },
  { place: 'tailor', title: t('lesson.sell'), text: t('lesson.sellText') },
  { place: 'stockMarket', title: t('lesson.share'), text: t('lesson.shareText') },
  { place: 'guildHall', title: t('lesson.deliver'), text: t('lesson.deliverText') },
  { place: 'palazzo0', title: t('lesson.win'), text: t('lesson.winText') },
];
