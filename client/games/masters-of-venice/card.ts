/** Masters of Venice on its card in the menu. */

import type { GameCard } from '../../table/game.ts';
import { about, t } from './about.ts';

export const card: GameCard = {
  ...about,
  minutes: { from: 45, to: 150 },
  weight: 'heavy',
  picture: {
    160: new URL('../../../assets/masters-of-venice/card-160.webp', import.meta.url).href,
    320: new URL('../../../assets/masters-of-venice/card-320.webp', import.meta.url).href,
    640: new URL('../../../assets/masters-of-venice/card-640.webp', import.meta.url).href,
    1280: new URL('../../../assets/masters-of-venice/card-1280.webp', import.meta.url).href,
  },
  pictured: t('game.picture'),
  learn: { minutes: 12 },
  quick: {
    seats: 3,
    bots: ['merchant', 'merchant'],
    options: { money: 'open' },
    help: t('game.quick'),
  },
  newcomer: { money: 'open', interruptTimer: 0 },
  stand: {
    lengths: {
      one: t('stand.one'),
      two: t('stand.two'),
      full: t('stand.full'),
    },
    bots: { merchant: t('stand.merchant'), random: t('stand.random') },
  },
};
