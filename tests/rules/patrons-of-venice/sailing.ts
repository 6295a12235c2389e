/** Positions before a Sail action: nearly empty boards, and shuffles with given results. */

import { OrderedChance, SeededChance } from '../../../engine/core/chance.ts';
import type { Json, JsonObject } from '../../../engine/core/contract.ts';
import { game, ships, Table } from './table.ts';

export const empty = { ducats: 0 };
export const three = [empty, empty, empty];
/** Boards with only a card on the right ship. */
export const right = (cargo: Parameters<typeof ships>[2], more: JsonObject = {}) => ({
  ducats: 0,
  ships: ships(null, null, cargo),
  ...more,
});
/** The cargo of the raft. */
export const shipments = (table: Table) => table.view.sail?.newShipments;

/** A position whose next shuffles have the given results. */
export const shuffling = (given: JsonObject, ...shuffles: string[][]): Table => {
  const orders = shuffles.map((words) => game.pile?.(words as Json[]) ?? []);
  return Table.of(given, {}, new OrderedChance(orders, new SeededChance('on')));
};
