/** Masters of Venice as the frame meets it. */

import { lazy } from 'react';
import { clocks } from '../../../engine/games/masters-of-venice/clock-presets.ts';
import { LOCATIONS } from '../../../engine/games/masters-of-venice/data.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import type { ClientGame } from '../../table/game.ts';
import { makeRooms } from '../../table/rooms.ts';
import { basics } from './basics.ts';
import { SCENERY } from './board/scenery.ts';
import { landmarkOf } from './event-sites.ts';
import { t } from './strings/index.ts';

export const mastersOfVenice: ClientGame = {
  ...basics,
  scenery: SCENERY,
  Board: lazy(() => import('./board/Board.tsx')),
  ...makeRooms(() => import('./words.ts'), {
    Hud: async () => (await import('./panels/Hud.tsx')).Hud,
    Ledger: async () => (await import('./ledger/Ledger.tsx')).Ledger,
    Result: async () => (await import('./panels/Result.tsx')).Result,
    ShowHud: async () => (await import('./panels/ShowHud.tsx')).ShowHud,
    ShowLedger: async () => (await import('./ledger/Ledger.tsx')).ShowLedger,
    ShowSeats: async () => (await import('./panels/ShowHud.tsx')).ShowSeats,
    AllHands: async () => (await import('./panels/AllHands.tsx')).AllHands,
    replay: async () => (await import('./replay/index.ts')).replayKit,
  }),
  lessons: async () => (await import('./lessons.ts')).lessons,
  help: async () => (await import('./help.ts')).help,
  clocks,
  clockWords: (_name, { options }) => ({
    help: t('clock.help', { bid: Number(options.bidTimer), turn: Number(options.turnTimer) }),
  }),
  places: [
    ...LOCATIONS.map((name, k) => ({
      key: String(k + 1),
      name: t(`place.${name}`),
      site: () => landmarkOf(name),
    })),
    // Who has no seat looks at whoever decides.
    {
      key: '9',
      name: t('place.own'),
      site: (view, seat) => `palazzo${seat ?? (view as View | null)?.public.decider[0] ?? 0}`,
    },
  ],
  direction: async () => (await import('./director/index.ts')).direction,
};
