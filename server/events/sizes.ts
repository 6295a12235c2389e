/** How many people sit at each table of a round. Pure. */

import type { SpareChairs } from '../protocol/events.ts';

export interface TableSizes {
  /** Wanted at a table. */
  readonly seats: number;
  /** What the game allows. */
  readonly min: number;
  readonly max: number;
  readonly spare: SpareChairs;
}

/** A table: how many people, and how many chairs; bots have the others. */
export interface TableSize {
  readonly people: number;
  readonly chairs: number;
}

/** So many people on so many tables, as evenly as possible, the larger tables first. */
const even = (people: number, tables: number): number[] =>
  Array.from({ length: tables }, (_, k) => Math.floor((people + tables - 1 - k) / tables));

/**
 * With `sizes`, tables without bots whose sizes are as near the wanted one as the game allows, and
 * rather smaller ones than larger ones; where the game allows none, bots fill up its smallest table.
 * With `bots` every table has the wanted number of chairs.
 */
export function tableSizes(
  people: number,
  { seats, min, max, spare }: TableSizes,
): readonly TableSize[] {
  if (people <= 0) return [];
  const wanted = Math.min(max, Math.max(min, seats));
  const enough = Math.ceil(people / wanted);
  if (spare === 'bots') return even(people, enough).map((one) => ({ people: one, chairs: wanted }));
  const fits = [enough, enough - 1].flatMap((tables) => {
    const sizes = tables > 0 ? even(people, tables) : [];
    const allowed = sizes.length > 0 && sizes.every((one) => one >= min && one <= max);
    return allowed ? [sizes] : [];
  });
  const off = (sizes: readonly number[]): number =>
    sizes.reduce((sum, one) => sum + Math.abs(one - wanted), 0);
  const best = fits.reduce<number[] | null>(
    (found, sizes) => (found === null || off(sizes) < off(found) ? sizes : found),
    null,
  );
  const sizes = best ?? even(people, enough);
  return sizes.map((one) => ({ people: one, chairs: Math.max(min, one) }));
}
