/** Everything on the board explains itself: to the deciding seat, and to spectators. */

import { expect, test } from 'vitest';
import { pointing as town } from '../../../client/games/genoa/pointing.ts';
import {
  positionOf as inTown,
  situation as townSituation,
} from '../../../client/games/genoa/position.ts';
import { purpose as townPurpose } from '../../../client/games/genoa/purpose.ts';
import { toldOf as townTold } from '../../../client/games/genoa/strings/things.ts';
import { targetKey } from '../../../client/table/seat/targets.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import type { View as TownView } from '../../../engine/games/genoa/types.ts';
import { games } from '../../../engine/registry.ts';
import { infos } from '../steps.ts';
import { SCREENS as TOWN } from './browser/screens.ts';

/** A position as seat 0 and as a spectator see it. */
function views<V>(id: string, position: object): { own: V; others: V } {
  const game = games[id];
  const { seats = [] } = position as { seats?: readonly object[] };
  const people = infos(seats.length || 3);
  const state = game?.position(position as JsonObject);
  if (!game || !state) throw new Error(`no game ${id}`);
  return {
    own: game.view(state, 0, people) as unknown as V,
    others: game.view(state, 'public', people) as unknown as V,
  };
}

test.each(TOWN)('Genoa, $name: every target answers', ({ position }) => {
  const { own, others } = views<TownView>('genoa', position);
  const seat = inTown(own);
  if (!seat) throw new Error('nobody sits there');
  for (const target of town.targetsOf(seat)) {
    const key = targetKey(target);
    for (const view of [own, others]) {
      expect(townTold(view, key)?.label, key).toBeTruthy();
      expect(townTold(view, key)?.hint, key).toBeTruthy();
    }
  }
});

test('a building says which of one’s own cards go there; a street what it is for', () => {
  const { position } = TOWN.find(({ name }) => name === 'move') ?? {};
  const { own, others } = views<TownView>('genoa', position ?? {});
  expect(townTold(own, 'space:park')?.hint).toContain('Your cards for it');
  expect(townTold(others, 'space:park')?.hint).not.toContain('Your cards');
  expect(townTold(own, 'space:s32')?.hint).toContain('A street has no action');
  expect(townTold(own, 'space:s32')?.label).toBe('Street 3-2');
});

test('each decision of Genoa says what it is for', () => {
  for (const { position, decides } of TOWN) {
    const { own } = views<TownView>('genoa', position);
    const seat = inTown(own);
    if (!seat || !decides) continue;
    const of = townPurpose.of[townSituation(seat)];
    if (townSituation(seat) === 'talks') continue;
    expect(typeof of === 'function' ? of(seat) : of, townSituation(seat)).toMatch(/\.$/);
  }
});
