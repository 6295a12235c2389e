/** The Patrons of Venice on its card in the menu. */

import type { GameCard } from '../../table/game.ts';
import { about, t } from './about.ts';

export const card: GameCard = {
  ...about,
  minutes: { from: 45, to: 90 },
  weight: 'medium',
  picture: {
    160: new URL('../../../assets/patrons-of-venice/card-160.webp', import.meta.url).href,
    320: new URL('../../../assets/patrons-of-venice/card-320.webp', import.meta.url).href,
    640: new URL('../../../assets/patrons-of-venice/card-640.webp', import.meta.url).href,
    1280: new URL('../../../assets/patrons-of-venice/card-1280.webp', import.meta.url).href,
  },
  pictured: t('game.picture'),
  learn: { minutes: 12 },
  quick: {
    seats: 4,
    bots: ['patron', 'patron', 'patron'],
    options: {},
    help: t('game.quick'),
  },
  stand: {
    lengths: { one: t('stand.one'), two: t('stand.two'), full: t('stand.full') },
    bots: { patron: t('stand.patron'), random: t('stand.random') },
  },
};
