/** The client part of the game on the table, loaded when it is needed. */

import { create } from 'zustand';
import { type ClientGame, clientGames, FLAGSHIP } from '../games/registry.ts';
import { useTable } from '../store/table.ts';

const useLoaded = create<{ readonly [id: string]: ClientGame | 'failed' }>()(() => ({}));
const asked = new Set<string>();

/** Starts loading a game; harmless when it is there already. */
export function loadGame(id: string): void {
  const load = clientGames[id];
  if (!load || asked.has(id)) return;
  asked.add(id);
  load().then(
    (game) => useLoaded.setState({ [id]: game }),
    () => {
      asked.delete(id);
      useLoaded.setState({ [id]: 'failed' });
    },
  );
}

/** The game of the present table, or the flagship where there is none; null while it loads. */
export function useGame(): ClientGame | null {
  const id = useTable((table) => table.table?.game ?? FLAGSHIP);
  const game = useLoaded((loaded) => loaded[id]);
  if (game === undefined) queueMicrotask(() => loadGame(id));
  return game === undefined || game === 'failed' ? null : game;
}
