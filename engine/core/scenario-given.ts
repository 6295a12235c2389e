/** Parts of a scenario's given besides its position: fixed draws, and the colours of seats. */

import { type Chance, OrderedChance, SeededChance } from './chance.ts';
import { difference } from './compare.ts';
import type { Game, Json, JsonObject } from './contract.ts';
import { isList, isObject } from './json.ts';

export const givenOf = ({ given }: JsonObject): JsonObject => (isObject(given) ? given : {});

/** Fields of a given that fix chance, and are no part of a position. */
export const CHANCES = ['draws', 'shuffles', 'chance'];

/** The chance of a scenario, with its fixed draws; null if they are impossible. */
export function chanceOf(game: Game, scenario: JsonObject, out: string[]): Chance | null {
  const { shuffles, chance } = givenOf(scenario);
  const seeded = new SeededChance(`scenario ${String(scenario.seed ?? 1)}`);
  const ordered = shuffles === undefined ? seeded : orderedBy(game, shuffles, seeded, out);
  if (chance === undefined || !ordered) return ordered;
  if (game.chances && isObject(chance)) return game.chances(chance, ordered);
  out.push(difference('given.chance', 'a game that has the word', game.id));
  return null;
}

/** Chance with the given next shuffles; null if they are impossible. */
function orderedBy(game: Game, shuffles: Json, rest: Chance, out: string[]): Chance | null {
  const { pile } = game;
  if (!pile || !isList(shuffles) || !shuffles.every(isList)) {
    const wish = pile ? 'whole piles, top first' : 'a game whose piles can be fixed';
    out.push(difference('given.shuffles', wish, pile ? shuffles : game.id));
    return null;
  }
  return new OrderedChance(
    shuffles.map((words) => pile(words as Json[])),
    rest,
  );
}

/** The game with the piece names of the seats' colours, if a position names them. */
export function asWorn(game: Game, scenario: JsonObject): Game {
  const { seats } = givenOf(scenario);
  if (!game.inColors || !isList(seats)) return game;
  const colors = seats.map((seat) => (isObject(seat) ? seat.color : undefined));
  return colors.some((color) => color !== undefined) ? game.inColors(colors) : game;
}
