/**
 * Stands in for `client/games/registry.ts` on the small pages: the game's words, sounds and bots,
 * without its city, its board and its panels, which no small page asks for.
 */

import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import { options } from '../../games/masters-of-venice/options.ts';
import { soundsOf } from '../../games/masters-of-venice/sounds.ts';
import { decisionLine } from '../../games/masters-of-venice/strings/decisions.ts';
import { sentence } from '../../games/masters-of-venice/strings/events.ts';
import { t } from '../../games/masters-of-venice/strings/index.ts';
import type { ClientGame } from '../../games/registry.ts';

type LeanGame = Pick<
  ClientGame,
  | 'id'
  | 'name'
  | 'seats'
  | 'words'
  | 'options'
  | 'bots'
  | 'sentence'
  | 'sounds'
  | 'owes'
  | 'decision'
>;

const mastersOfVenice: LeanGame = {
  id: 'masters-of-venice',
  name: t('game.name'),
  seats: { min: 2, max: 5 },
  words: () => Promise.resolve(),
  options,
  bots: [
    { id: 'merchant', label: t('bot.merchant') },
    { id: 'random', label: t('bot.random') },
  ],
  sentence,
  sounds: soundsOf,
  owes: (view, seat) => (view as View).public.decider.includes(seat),
  decision: decisionLine,
};

export const clientGames: { readonly [id: string]: () => Promise<ClientGame> } = {
  [mastersOfVenice.id]: () => Promise.resolve(mastersOfVenice as ClientGame),
};

/** The game of the quick start. */
export const FLAGSHIP = mastersOfVenice.id;
