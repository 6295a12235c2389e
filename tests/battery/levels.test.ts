/** Over every game at which the house's levels sit down: they never peek. */

import { expect, test } from 'vitest';
import { levelled } from '../../engine/registry.ts';
import { LEVEL_NAMES } from '../../engine/search/level-names.ts';
import { several } from '../scope.ts';
import { tables } from './games.ts';
import { told } from './twins.ts';

test.each(tables.filter(({ game }) => levelled.includes(game.id)))(
  '$game.id: every level decides alike in twins: none sees what its view does not show',
  (table) => {
    const found = told(table, table.game, several(2, 4), several(100, 40));
    expect([...found.keys()]).toEqual(LEVEL_NAMES);
    expect(
      [...found.values()].every((count) => count === 0),
      JSON.stringify([...found]),
    ).toBe(true);
  },
);
