/** How to play, in five pictures of the city. */

import { translator } from '../../i18n/index.ts';
import type { Lesson } from '../../table/game.ts';
import { lessons as en } from './strings/lessons.ts';

const t = translator({ en });

export const lessons: readonly Lesson[] = [
  { place: 'dock2', title: t('lesson.buy'), text: t('lesson.buyText') },
  { place: 'tailor', title: t('lesson.sell'), text: t('lesson.sellText') },
  { place: 'stockMarket', title: t('lesson.share'), text: t('lesson.shareText') },
  { place: 'guildHall', title: t('lesson.deliver'), text: t('lesson.deliverText') },
  { place: 'palazzo0', title: t('lesson.win'), text: t('lesson.winText') },
];
