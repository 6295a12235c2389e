/** The labels over the board of Genoa find room in the overview. */

import { expect, test } from 'vitest';
import { labels } from '../../../client/games/genoa/labels.tsx';
import { SCENERY as scenery } from '../../../client/games/genoa/scenery/index.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { games } from '../../../engine/registry.ts';
import { FREE, placed } from '../labelled.ts';
import { infos } from '../steps.ts';
import { SCREENS as screens } from './browser/screens.ts';

test('all labels find room in the overview, near what they name', () => {
  const id = 'genoa';
  for (const { name, position } of screens) {
    const game = games[id];
    const { seats = [] } = position as { seats?: readonly object[] };
    const view = game?.view(game.position(position as JsonObject), 0, infos(seats.length || 3));
    if (!view) throw new Error(`no game ${id}`);
    for (const [screen, free] of Object.entries(FREE)) {
      const all = placed(scenery, labels(view, 0), free);
      const where = `${name} on a ${screen}`;
      expect(
        all.filter(({ shown }) => !shown).map((one) => one.id),
        where,
      ).toEqual([]);
      for (const one of all)
        expect(Math.hypot(one.dx, one.dy), `${one.id}: ${where}`).toBeLessThan(37);
    }
  }
});
