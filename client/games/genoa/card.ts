/** The card of Genoa in the menu. */

import type { GameCard } from '../../table/game.ts';
import { about, t } from './about.ts';

export const card: GameCard = {
  ...about,
  minutes: { from: 45, to: 75 },
  weight: 'medium',
  picture: {
    160: new URL('../../../assets/genoa/card-160.webp', import.meta.url).href,
    320: new URL('../../../assets/genoa/card-320.webp', import.meta.url).href,
    640: new URL('../../../assets/genoa/card-640.webp', import.meta.url).href,
    1280: new URL('../../../assets/genoa/card-1280.webp', import.meta.url).href,
  },
  pictured: t('game.picture'),
  learn: { minutes: 12 },
  quick: {
    seats: 4,
    bots: ['trader', 'trader', 'trader'],
    options: { shortGame: true },
    help: t('game.quick'),
  },
  newcomer: { shortGame: true, openMoney: true },
  stand: {
    lengths: { one: t('stand.one'), two: t('stand.two'), full: t('stand.full') },
    bots: { trader: t('stand.trader'), random: t('stand.random') },
  },
};
