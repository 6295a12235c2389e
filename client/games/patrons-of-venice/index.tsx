/** The Patrons of Venice as the frame meets it. */

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
  ...makeRooms(() => import('./words.ts'), {
    Hud: async () => (await import('./panels/Hud.tsx')).Hud,
    Ledger: async () => (await import('./ledger/Ledger.tsx')).Ledger,
    Result: async () => (await import('./panels/Result.tsx')).Result,
    ShowHud: async () => (await import('./panels/Hud.tsx')).ShowHud,
    ShowLedger: async () => (await import('./ledger/Ledger.tsx')).ShowLedger,
    ShowSeats: async () => (await import('./panels/Hud.tsx')).ShowSeats,
    AllHands: async () => (await import('./panels/AllHands.tsx')).AllHands,
    replay: async () => (await import('./replay/index.ts')).replayKit,
  }),
  lessons: async () => (await import('./lessons.ts')).lessons,
  help: async () => (await import('./help.ts')).help,
  clocks,
  clockWords,
  places,
  direction: async () => (await import('./director/index.ts')).direction,
};
