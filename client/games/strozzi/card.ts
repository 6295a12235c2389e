/** Strozzi on its card in the menu. */

import type { GameCard } from '../../table/game.ts';
import { about, t } from './about.ts';

export const card: GameCard = {
  ...about,
  minutes: { from: 20, to: 60 },
  weight: 'light',
  first: true,
  picture: {
    160: new URL('../../../assets/strozzi/card-160.webp', import.meta.url).href,
    320: new URL('../../../assets/strozzi/card-320.webp', import.meta.url).href,
    640: new URL('../../../assets/strozzi/card-640.webp', import.meta.url).href,
    1280: new URL('../../../assets/strozzi/card-1280.webp', import.meta.url).href,
  },
  pictured: t('game.picture'),
  learn: { minutes: 12 },
  quick: {
    seats: 4,
    bots: ['banker', 'banker', 'banker'],
    options: { openMoney: true },
    help: t('game.quick'),
  },
  stand: {
    lengths: { one: t('stand.one'), two: t('stand.two'), full: t('stand.full') },
    bots: { banker: t('stand.banker'), random: t('stand.random') },
  },
};
