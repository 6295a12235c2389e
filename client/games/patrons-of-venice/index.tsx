/** The Patrons of Venice for the frame. */

import { lazy } from 'react';
import { clocks } from '../../../engine/games/patrons-of-venice/clock-presets.ts';
import type { ClientGame } from '../../table/game.ts';
import { makeRooms } from '../../table/rooms.ts';
import { basics } from './basics.ts';
import { clockWords } from './options.ts';
import { places } from './places.ts';
import { SCENERY } from './scenery/index.ts';

export const patronsOfVenice: ClientGame = {
  ...basics,
  scenery: SCENERY,
  Board: lazy(() => import('./board/Board.tsx')),
  ...makeRooms({
    words: () => import('./words.ts'),
    hud: () => import('./panels/Hud.tsx'),
    ledger: () => import('./ledger/Ledger.tsx'),
    result: () => import('./panels/Result.tsx'),
    shows: () => import('./panels/Hud.tsx'),
    hands: () => import('./panels/AllHands.tsx'),
    replay: () => import('./replay/index.ts'),
    lessons: () => import('./lessons.ts'),
    help: () => import('./help.ts'),
    director: () => import('./director/index.ts'),
  }),
  learn: async () => (await import('./learn/index.ts')).words,
  clocks,
  clockWords,
  places,
};
