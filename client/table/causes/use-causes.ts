/**
 * A game's causes, fetched when the first line is opened: no page loads the rules' texts at once.
 */

import { useEffect, useState } from 'react';
import type { GameCauses } from '../events/causes.ts';
import type { GameBasics } from '../game.ts';

const fetched = new WeakMap<GameBasics, GameCauses>();

/** @returns null while they are on their way */
export function useCauses(game: GameBasics): GameCauses | 'failed' | null {
  const [causes, setCauses] = useState<GameCauses | 'failed' | null>(fetched.get(game) ?? null);
  useEffect(() => {
    const known = fetched.get(game);
    setCauses(known ?? null);
    if (known || !game.causes) return;
    let here = true;
    game.causes().then(
      (all) => {
        fetched.set(game, all);
        if (here) setCauses(all);
      },
      () => here && setCauses('failed'),
    );
    return () => {
      here = false;
    };
  }, [game]);
  return causes;
}
