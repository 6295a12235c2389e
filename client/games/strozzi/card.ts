/** Strozzi as its card in the menu shows it. */

import type { GameCard } from '../../table/game.ts';
import { about, t } from './about.ts';

/** All but the pictures of its place, which are taken of it (`npm run pictures -- --cards`). */
export const card: Omit<GameCard, 'picture'> = {
  ...about,
  minutes: { from: 20, to: 60 },
  weight: 'light',
  pictured: t('game.picture'),
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
