/** Masters of Venice as the frame meets it. */

import { lazy } from 'react';
import type { ViewBase } from '../../../engine/core/contract.ts';
import { clocks } from '../../../engine/games/masters-of-venice/clock-presets.ts';
import { LOCATIONS } from '../../../engine/games/masters-of-venice/data.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import type { ClientGame } from '../../table/game.ts';
import { basics } from './basics.ts';
import { SCENERY } from './board/scenery.ts';
import { landmarkOf } from './event-sites.ts';
import { t } from './strings/index.ts';

// The menu needs the city and a few words. Panels, sentences and the engine come with the table.
let words: typeof import('./words.ts') | null = null;

async function withWords<T>(part: Promise<T>): Promise<T> {
  words = await import('./words.ts');
  return part;
}

export const mastersOfVenice: ClientGame = {
  ...basics,
  scenery: SCENERY,
  Board: lazy(() => import('./board/Board.tsx')),
  Hud: lazy(async () => ({ default: (await withWords(import('./panels/Hud.tsx'))).Hud })),
  Ledger: lazy(async () => ({ default: (await withWords(import('./ledger/Ledger.tsx'))).Ledger })),
  Result: lazy(async () => ({ default: (await withWords(import('./panels/Result.tsx'))).Result })),
  ShowHud: lazy(async () => ({
    default: (await withWords(import('./panels/ShowHud.tsx'))).ShowHud,
  })),
  ShowLedger: lazy(async () => ({
    default: (await withWords(import('./ledger/Ledger.tsx'))).ShowLedger,
  })),
  ShowSeats: lazy(async () => ({
    default: (await withWords(import('./panels/ShowHud.tsx'))).ShowSeats,
  })),
  AllHands: lazy(async () => ({
    default: (await withWords(import('./panels/AllHands.tsx'))).AllHands,
  })),
  replay: async () => (await withWords(import('./replay/index.ts'))).replayKit,
  lessons: async () => (await import('./lessons.ts')).lessons,
  help: async () => (await import('./help.ts')).help,
  words: () => withWords(Promise.resolve()),
  prepare: () => void withWords(import('./panels/Hud.tsx')),
  clocks,
  clockWords: (_name, { options }) => ({
    help: t('clock.help', { bid: Number(options.bidTimer), turn: Number(options.turnTimer) }),
  }),
  sentence: (event, view, seat) => words?.sentence(event, view, seat) ?? null,
  sounds: (event, seat) => words?.soundsOf(event, seat) ?? [],
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
  choice: (view, action) => words?.choiceLine(view, action) ?? '',
  decision: (view: ViewBase) => words?.decisionLine(view) ?? '',
};
