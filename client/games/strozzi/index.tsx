/** Strozzi as the frame meets it. */

import { lazy } from 'react';
import { clocks } from '../../../engine/games/strozzi/clock-presets.ts';
import type { ClientGame } from '../../table/game.ts';
import { basics } from './basics.ts';
import { clockWords } from './options.ts';
import { places } from './places.ts';
import { SCENERY } from './scenery/index.ts';

// The menu needs the gulf and a few words. Panels, sentences and the engine come with the table.
let words: typeof import('./words.ts') | null = null;

async function withWords<T>(part: Promise<T>): Promise<T> {
  words = await import('./words.ts');
  return part;
}

export const strozzi: ClientGame = {
  ...basics,
  scenery: SCENERY,
  Board: lazy(() => import('./board/Board.tsx')),
  Hud: lazy(async () => ({ default: (await withWords(import('./panels/Hud.tsx'))).Hud })),
  Ledger: lazy(async () => ({ default: (await withWords(import('./ledger/Ledger.tsx'))).Ledger })),
  Result: lazy(async () => ({ default: (await withWords(import('./panels/Result.tsx'))).Result })),
  ShowHud: lazy(async () => ({ default: (await withWords(import('./panels/Hud.tsx'))).ShowHud })),
  ShowLedger: lazy(async () => ({
    default: (await withWords(import('./ledger/Ledger.tsx'))).ShowLedger,
  })),
  ShowSeats: lazy(async () => ({
    default: (await withWords(import('./panels/Hud.tsx'))).ShowSeats,
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
  clockWords,
  sentence: (event, view, seat) => words?.sentence(event, view, seat) ?? null,
  sounds: (event, seat) => words?.soundsOf(event, seat) ?? [],
  places,
  direction: async () => (await import('./director/index.ts')).direction,
  choice: (view, action) => words?.choiceLine(view, action) ?? '',
  decision: (view) => words?.decisionLine(view) ?? '',
};
