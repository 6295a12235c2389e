/**
 * Stands in for `client/games/registry.ts` on the phone's page: the game's words, sounds, bots and
 * hand, without its city and its board.
 */

import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import type { ClientGame } from '../../registry.ts';
import { HandTable } from '../hand/HandTable.tsx';
import { options } from '../options.ts';
import { soundsOf } from '../sounds.ts';
import { decisionLine } from '../strings/decisions.ts';
import { sentence } from '../strings/events.ts';
import { t } from '../strings/index.ts';

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
  | 'HandTable'
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
  HandTable,
  owes: (view, seat) => (view as View).public.decider.includes(seat),
  decision: decisionLine,
};

export const clientGames: { readonly [id: string]: () => Promise<ClientGame> } = {
  [mastersOfVenice.id]: () => Promise.resolve(mastersOfVenice as ClientGame),
};

/** The game of the quick start. */
export const FLAGSHIP = mastersOfVenice.id;
