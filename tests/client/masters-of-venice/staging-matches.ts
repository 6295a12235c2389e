/** Matches and single actions as their viewers see them, for the tests of the staging. */

import { expect } from 'vitest';
import { sitesFor } from '../../../client/games/masters-of-venice/board/sites.ts';
import type { Take } from '../../../client/table/staging/player.ts';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { GameEvent, JsonObject, Viewer } from '../../../engine/core/contract.ts';
import { EventList } from '../../../engine/core/events.ts';
import { actionOf } from '../../../engine/games/masters-of-venice/actions.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import { gameById } from '../../../engine/registry.ts';

const game = gameById('masters-of-venice');
const COLORS = ['red', 'blue', 'green', 'yellow', 'purple'];
export const sites = sitesFor(16 / 9);

/** Rare actions, which some seats choose whenever they can. */
function isRare(code: number): boolean {
  const action = actionOf(code) as { type: string; useGuildMaster?: boolean; steal?: unknown };
  if (action.type === 'chooseCharacter' || action.type === 'deliverOrder') return true;
  return action.useGuildMaster === true || (action.type === 'useDock' && action.steal !== null);
}

/** Takes of a match with random choices, as one viewer sees it. */
export function match(
  seats: number,
  seed: number,
  viewer: Viewer,
  money: string,
  rare = false,
): Take<View>[] {
  const chance = new SeededChance(seed);
  const pick = new SeededChance(`picks ${seed}`);
  const state = game.setup(seats, game.options({ money }, seats), chance);
  const info = COLORS.slice(0, seats).map((color) => ({ name: color, color, bot: true }));
  const codes = new Int32Array(game.maxLegal);
  const takes: Take<View>[] = [];
  let before = game.view(state, viewer, info) as View;
  while (!game.isFinished(state)) {
    const seat = 31 - Math.clz32(game.deciders(state));
    const count = game.legal(state, seat, codes);
    const list = new EventList();
    const listed = codes.subarray(0, count);
    const liked = rare ? listed.filter(isRare) : listed;
    const among = liked.length > 0 ? liked : listed;
    game.apply(state, seat, among[pick.below(among.length)] ?? 0, chance, list);
    const after = game.view(state, viewer, info) as View;
    const events = list.items
      .map((emitted) => game.eventFor(emitted, viewer))
      .filter((event): event is GameEvent => event !== null);
    takes.push({ events, before, after });
    before = after;
  }
  return takes;
}

/** One action from a prepared position, as its seat sees it. */
export function scene(given: JsonObject, action: JsonObject): Take<View> {
  const state = game.position({ phase: 'turn', round: 6, turnOrder: [0, 1, 2], ...given });
  const info = COLORS.slice(0, 3).map((color) => ({ name: color, color, bot: true }));
  const before = game.view(state, 0, info) as View;
  const list = new EventList();
  expect(game.explain(state, 0, action)).toBeNull();
  game.apply(state, 0, game.encode(state, 0, action), new SeededChance(1), list);
  const events = list.items.flatMap((emitted) => game.eventFor(emitted, 0) ?? []);
  return { events, before, after: game.view(state, 0, info) as View };
}

export const turn = (location: string): JsonObject => ({ seat: 0, location, kind: 'main' });
export const pawn = (location: string): JsonObject => ({ location, spot: null });

/** The extremes that chance alone seldom reaches: a split with price control, a delivery. */
export const SCENES: Take<View>[] = [
  scene(
    {
      turn: turn('shops'),
      shops: { jeweler: { resourcePrice: 95, sharePrice: 90, orders: 5 } },
      seats: [
        { cubes: { gems: 3 }, shares: { jeweler: 2 }, pawn: pawn('shops') },
        { shares: { jeweler: 1 }, pawn: pawn('church') },
        { pawn: pawn('mercato') },
      ],
    },
    { type: 'sellAtShop', shop: 'jeweler', count: 3 },
  ),
  scene(
    {
      turn: turn('guildHall'),
      seats: [
        { cubes: { lumber: 2, gems: 1 }, guildOrders: ['GO-05'], pawn: pawn('guildHall') },
        { pawn: pawn('church') },
        { pawn: pawn('mercato') },
      ],
    },
    { type: 'deliverOrder', card: 'GO-05', takeVp: 2 },
  ),
];
