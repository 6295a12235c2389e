/**
 * The games that tools know: those of the house, and those in rehearsal, which are not registered.
 */

import { existsSync, readdirSync } from 'node:fs';
import type { Game } from '../core/contract.ts';
import { games as registered } from '../registry.ts';

const rooms = new URL('../games/', import.meta.url);
const door = (id: string): URL => new URL(`${id}/index.ts`, rooms);

/** The game exported by a room; none while it is unfinished. */
async function gamesIn(id: string): Promise<Game[]> {
  const things = Object.values((await import(door(id).href)) as { readonly [name: string]: Game });
  return things.filter((thing) => thing.id === id);
}

const others = readdirSync(rooms).filter((id) => !registered[id] && existsSync(door(id)));
const rehearsed = (await Promise.all(others.map(gamesIn))).flat();

export const games: { readonly [id: string]: Game } = {
  ...registered,
  ...Object.fromEntries(rehearsed.map((game) => [game.id, game])),
};

/** @throws Error naming the known games if `id` is none of them. */
export function gameById(id: string): Game {
  const game = games[id];
  if (!game) throw new Error(`No game "${id}". Known: ${Object.keys(games).join(', ')}`);
  return game;
}
