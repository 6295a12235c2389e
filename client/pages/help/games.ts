/** The games of this house with their help, loaded for the help alone. */

import { useCallback, useEffect, useState } from 'react';
import { tables } from '../../games/registry.ts';
import type { HelpedGame } from './entries.ts';

export type Games = readonly HelpedGame[] | 'loading' | 'failed';

async function loadAll(): Promise<readonly HelpedGame[]> {
  return Promise.all(
    Object.values(tables).map(async (load) => {
      const game = await load();
      const help = (await game.help?.()) ?? null;
      const { id, name, summary, options, places, learn, reference } = game;
      const more = { ...(learn && { learn }), ...(reference && { reference }) };
      return { id, name, summary, options, places, help, ...more };
    }),
  );
}

/** All games, and a way to ask for them again. */
export function useGames(): readonly [Games, () => void] {
  const [games, setGames] = useState<Games>('loading');
  const load = useCallback(() => {
    setGames('loading');
    loadAll().then(setGames, () => setGames('failed'));
  }, []);
  useEffect(load, [load]);
  return [games, load];
}
