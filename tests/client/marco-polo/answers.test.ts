/** Everything on the board explains itself: to the deciding seat, and to spectators. */

import { expect, test } from 'vitest';
import { pointing as world } from '../../../client/games/marco-polo/pointing.ts';
import { positionOf as inWorld } from '../../../client/games/marco-polo/position.ts';
import { toldOf as worldTold } from '../../../client/games/marco-polo/strings/things.ts';
import { targetKey } from '../../../client/table/seat/targets.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import type { View as WorldView } from '../../../engine/games/marco-polo/types.ts';
import { games } from '../../../engine/registry.ts';
import { infos } from '../steps.ts';
import { SCREENS as WORLD } from './browser/screens.ts';

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

test.each(WORLD)('Marco Polo, $name: every target answers', ({ position }) => {
  const { own, others } = views<WorldView>('marco-polo', position);
  const seat = inWorld(own);
  if (!seat) throw new Error('nobody sits there');
  for (const target of world.targetsOf(seat)) {
    const key = targetKey(target);
    expect(worldTold(own, key)?.label, key).toBeTruthy();
    // Own dice and cards are before one seat only.
    if (['die', 'held', 'contract'].includes(target.kind)) continue;
    expect(worldTold(own, key)?.hint, key).toBeTruthy();
    const told = worldTold(others, key);
    expect(told?.label, key).toBeTruthy();
    if (target.kind !== 'offer') expect(told?.hint, key).toBeTruthy();
  }
});

test('a city says whose it is, where it leads, and what its card does', () => {
  const { position } = WORLD.find(({ name }) => name === 'turn') ?? {};
  const { own } = views<WorldView>('marco-polo', position ?? {});
  const anxi = worldTold(own, 'node:anxi')?.hint ?? '';
  expect(anxi).toContain('Small city');
  expect(anxi).toContain('Trading posts: You');
  expect(anxi).toContain('Moscow (3 camels)');
  expect(worldTold(own, 'node:o1')?.hint).toContain('Leads to Venezia');
  expect(worldTold(own, 'space:coins5')?.hint).toContain('Dice there');
});
