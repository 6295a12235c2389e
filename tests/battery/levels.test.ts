/** Over every game at which the house's levels sit down: they never peek. */

import { expect, test } from 'vitest';
import { levelled } from '../../engine/registry.ts';
import { LEVEL_NAMES } from '../../engine/search/level-names.ts';
import { tables } from './games.ts';
import { told } from './twins.ts';

test.each(tables.filter(({ game }) => levelled.includes(game.id)))(
  '$game.id: every level decides alike in twins: none sees what its view does not show',
  (table) => {
    const found = told(table, table.game, 40);
    expect([...found.keys()]).toEqual(LEVEL_NAMES);
    expect(
      [...found.values()].every((count) => count === 0),
      JSON.stringify([...found]),
    ).toBe(true);
  },
);
