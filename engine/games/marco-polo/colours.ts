/**
 * The game in the words of a table whose seats have other colours than those of their places: the
 * rules know no colours, and name a seat's dice after its place. For scenarios, whose words are
 * JSON.
 */

import type { ActionBase, Game, Json, JsonObject, State } from '../../core/contract.ts';
import { DIE_COLORS } from './data.ts';

const DIE = /^(blue|yellow|green|red|purple)(-\d)$/;

/** A value with its dice, in keys too, named after other colours. */
function renamed<T>(value: T, names: ReadonlyMap<string, string>): T {
  const name = (word: string): string =>
    word.replace(DIE, (_, color: string, number: string) => `${names.get(color)}${number}`);
  const deep = (one: unknown): unknown => {
    if (typeof one === 'string') return name(one);
    if (Array.isArray(one)) return one.map(deep);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, item]) => [name(key), deep(item)]));
  };
  return deep(value) as T;
}

/**
 * The colour of each place: as given, the others in their order.
 * @throws Error for an unknown colour
 */
function colorsOf(said: readonly (Json | undefined)[]): string[] {
  const known: readonly string[] = DIE_COLORS;
  const named = said.filter((color) => color !== undefined);
  if (named.some((color) => !known.includes(String(color))) || new Set(named).size < named.length) {
    throw new Error(`color: a seat wears one of ${DIE_COLORS.join(', ')}, each another`);
  }
  const free = DIE_COLORS.filter((color) => !named.includes(color));
  return DIE_COLORS.map((own, p) => {
    if (said[p] !== undefined) return String(said[p]);
    return free.includes(own) ? free.splice(free.indexOf(own), 1)[0] : (free.shift() ?? own);
  });
}

/** `game` for a table with these colours, `undefined` = one of the rest. */
export function inColors(game: Game, said: readonly (Json | undefined)[]): Game {
  const worn = colorsOf(said);
  const byPlace = new Map(DIE_COLORS.map((own, p) => [worn[p], own]));
  const byColor = new Map(DIE_COLORS.map((own, p) => [own, worn[p]]));
  const read = <T>(value: T): T => renamed(value, byPlace);
  const write = <T>(value: T): T => renamed(value, byColor);
  return {
    ...game,
    position: (given, options) => game.position(read(given), options),
    describe: (s) => write(game.describe(s)),
    encode: (s, p, action) => game.encode(s, p, read(action)),
    decode: (s, p, command): ActionBase => write(game.decode(s, p, command)),
    explain: (s, p, action) => write(game.explain(s, p, read(action))),
    view: (s, viewer, seats) => write(game.view(s, viewer, seats)),
    ...(game.own && { own: (s: State, seat: number) => write(game.own?.(s, seat) ?? {}) }),
    eventFor: (emitted, viewer) => write(game.eventFor(emitted, viewer)),
    ...(game.chances && {
      chances: (words: JsonObject, rest) => game.chances?.(read(words), rest) ?? rest,
    }),
  };
}
