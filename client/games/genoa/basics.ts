/** What every page with a person at it asks of the game, but for its sentences. */

import type { View } from '../../../engine/games/genoa/types.ts';
import type { GameAbout, GameBasics } from '../../table/game.ts';
import { about } from './about.ts';
import { options } from './options.ts';
import type { Situation } from './position.ts';
import { t } from './strings/options.ts';

export const basics: Pick<
  GameBasics,
  keyof GameAbout | 'options' | 'bots' | 'adviceWords' | 'helpSections' | 'idle' | 'owes'
> = {
  ...about,
  options,
  bots: [
    { id: 'trader', label: t('bot.trader') },
    { id: 'random', label: t('bot.random') },
  ],
  adviceWords: () => import('./words.ts'),
  helpSections: {
    start: 'turn',
    claim: 'deals',
    claimed: 'deals',
    move: 'turn',
    asked: 'deals',
    action: 'income',
    choose: 'deals',
    acquire: 'income',
    talks: 'wishes',
    finished: 'income',
  } satisfies { readonly [one in Situation]?: string },
  idle: ['passed'],
  owes: (view, seat) => (view as View).public.decider.includes(seat),
};
