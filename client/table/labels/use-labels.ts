/** Fetches the labels of a board, in parallel with the board itself. */

import { useEffect, useState } from 'react';
import type { ClientGame } from '../game.ts';
import type { Labelling } from './label.ts';

/** The labels of a game once they are loaded; null before that, and while they are not wanted. */
export function useLabels(
  game: Pick<ClientGame, 'labels'> | null,
  wanted: boolean,
): Labelling | null {
  const [found, setFound] = useState<{ readonly of: typeof game; readonly labels: Labelling }>();
  useEffect(() => {
    let gone = false;
    if (wanted) {
      // If the labels do not load, the board works without them.
      void game
        ?.labels?.()
        .then((labels) => !gone && setFound({ of: game, labels }))
        .catch(() => undefined);
    }
    return () => {
      gone = true;
    };
  }, [game, wanted]);
  return wanted && found?.of === game ? found.labels : null;
}
