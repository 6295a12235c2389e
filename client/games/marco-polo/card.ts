/** The card of The Voyages of Marco Polo in the menu. */

import type { GameCard } from '../../table/game.ts';
import { about, t } from './about.ts';

export const card: GameCard = {
  ...about,
  minutes: { from: 60, to: 150 },
  weight: 'heavy',
  picture: {
    160: new URL('../../../assets/marco-polo/card-160.webp', import.meta.url).href,
    320: new URL('../../../assets/marco-polo/card-320.webp', import.meta.url).href,
    640: new URL('../../../assets/marco-polo/card-640.webp', import.meta.url).href,
    1280: new URL('../../../assets/marco-polo/card-1280.webp', import.meta.url).href,
  },
  pictured: t('game.picture'),
  learn: { minutes: 12 },
  quick: {
    seats: 4,
    bots: ['traveller', 'traveller', 'traveller'],
    options: { setup: 'beginner' },
    help: t('game.quick'),
  },
  newcomer: { setup: 'beginner', venice: false, companions: false },
  stand: {
    lengths: { one: t('stand.one'), two: t('stand.two'), full: t('stand.full') },
    bots: { traveller: t('stand.traveller'), random: t('stand.random') },
  },
};
