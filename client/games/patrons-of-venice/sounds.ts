/** Which event of the game sounds how. */

import type { GameBasics } from '../../table/game.ts';

export const soundsOf: GameBasics['sounds'] = () => [];
