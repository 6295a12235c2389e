/** The caravan game as its card in the menu shows it. */

import type { GameCard } from '../../../client/table/game.ts';
import { about } from './about.ts';
import { t } from './strings.ts';

export const card: GameCard = {
  ...about,
  minutes: { from: 5, to: 15 },
  weight: 'light',
  picture: {
    160: new URL('../assets/caravan/card-160.webp', import.meta.url).href,
    320: new URL('../assets/caravan/card-320.webp', import.meta.url).href,
    640: new URL('../assets/caravan/card-640.webp', import.meta.url).href,
    1280: new URL('../assets/caravan/card-1280.webp', import.meta.url).href,
  },
  pictured: t('game.picture'),
  quick: {
    seats: 5,
    bots: ['trader', 'trader', 'trader', 'trader'],
    options: { openPurses: true },
    help: t('game.quick'),
  },
  stand: {
    lengths: { one: t('stand.one'), two: t('stand.two'), full: t('stand.full') },
    bots: { trader: t('bot.trader'), random: t('bot.random') },
  },
};
