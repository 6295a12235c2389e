/**
 * Stands in for `client/games/registry.ts` on the overlay: what it shows of the game, without the
 * city, the board and everything that somebody who plays would need.
 */

import type { ClientGame } from '../../registry.ts';
import { overlay } from '../overlay/index.ts';

type LeanGame = Pick<ClientGame, 'id' | 'overlay'>;

const mastersOfVenice: LeanGame = {
  id: 'masters-of-venice',
  overlay: () => Promise.resolve(overlay),
};

export const clientGames: { readonly [id: string]: () => Promise<ClientGame> } = {
  [mastersOfVenice.id]: () => Promise.resolve(mastersOfVenice as ClientGame),
};

/** The game of the example. */
export const FLAGSHIP = mastersOfVenice.id;
