/**
 * Who sits with whom in a round. Pure: the same seed and the same people give the same tables.
 *
 * Swiss: people of like standing meet, and who has met already meets again only where that cannot be
 * helped. Within groups the same, for each group. A final: the best of each group, then the best of
 * the others.
 */

import { type Chance, SeededChance } from '../../engine/core/chance.ts';
import { type TableSizes, tableSizes } from './sizes.ts';

/** Somebody who is to be paired. */
export interface Paired {
  readonly id: number;
  readonly points: number;
  /** From 1 on; 0 without groups. */
  readonly group: number;
}

/** Those at a table in the order of its chairs; 0: a bot. */
export type Chairs = readonly number[];

/** What one more meeting weighs against a step in the standing. */
const AGAIN = 1000;
/** Rounds of exchanges between tables, and how far apart these may be. */
const PASSES = 12;
const REACH = 8;

/** How often two people have met. */
export class Meetings {
  private readonly counts = new Map<string, number>();

  constructor(tables: readonly Chairs[]) {
    for (const chairs of tables) {
      const people = chairs.filter((id) => id > 0);
      for (const a of people) {
        for (const b of people) if (a < b) this.add(a, b);
      }
    }
  }

  private add(a: number, b: number): void {
    this.counts.set(`${a} ${b}`, this.of(a, b) + 1);
  }

  of(a: number, b: number): number {
    return this.counts.get(a < b ? `${a} ${b}` : `${b} ${a}`) ?? 0;
  }
}

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const rest = [...items];
  for (let k = rest.length - 1; k > 0; k--) {
    const other = chance.below(k + 1);
    [rest[k], rest[other]] = [rest[other], rest[k]];
  }
  return rest;
}

interface Ranked {
  readonly id: number;
  readonly rank: number;
}

/** What somebody costs at a table: meetings again, and the way in the standing to the others. */
function costOf(one: Ranked, others: readonly Ranked[], met: Meetings): number {
  let cost = 0;
  for (const { id, rank } of others) {
    if (id === one.id) continue;
    cost += AGAIN * met.of(one.id, id) ** 2 + Math.abs(rank - one.rank);
  }
  return cost;
}

/** Exchanges people between tables as long as that makes it better. */
function improve(tables: Ranked[][], met: Meetings): void {
  for (let pass = 0; pass < PASSES; pass++) {
    let better = false;
    for (let a = 0; a < tables.length; a++) {
      const last = Math.min(tables.length - 1, a + REACH);
      for (let b = a + 1; b <= last; b++) {
        for (let i = 0; i < tables[a].length; i++) {
          for (let j = 0; j < tables[b].length; j++) {
            const [one, two] = [tables[a][i], tables[b][j]];
            const before = costOf(one, tables[a], met) + costOf(two, tables[b], met);
            const here = tables[a].toSpliced(i, 1);
            const there = tables[b].toSpliced(j, 1);
            if (costOf(two, here, met) + costOf(one, there, met) >= before) continue;
            tables[a][i] = two;
            tables[b][j] = one;
            better = true;
          }
        }
      }
    }
    if (!better) return;
  }
}

/** The tables of a round by standing. */
export function swissTables(
  people: readonly Paired[],
  met: Meetings,
  sizes: TableSizes,
  seed: string,
): Chairs[] {
  const chance = new SeededChance(seed);
  const order = shuffled(
    people.toSorted((a, b) => a.id - b.id),
    chance,
  ).sort((a, b) => b.points - a.points);
  // Those with as many points are equally near.
  const ranked = order.map(({ id, points }) => ({
    id,
    rank: order.findIndex((one) => one.points === points),
  }));
  const counts = tableSizes(people.length, sizes);
  let from = 0;
  const tables = counts.map(({ people: n }) => {
    from += n;
    return ranked.slice(from - n, from);
  });
  improve(tables, met);
  return tables.map((table, k) => {
    const bots = Array<number>(counts[k].chairs - table.length).fill(0);
    return shuffled([...table.map(({ id }) => id), ...bots], chance);
  });
}

/** How many groups so many people make: as many as the final has chairs, of enough people each. */
export function groupCount(people: number, { seats, min, max }: TableSizes): number {
  const wanted = Math.min(max, Math.max(min, seats));
  return Math.max(1, Math.min(wanted, Math.floor(people / Math.max(2, min))));
}

/**
 * Puts those without a group into the smallest groups.
 * @returns the group of each newcomer, by id
 */
export function groupsFor(
  people: readonly Paired[],
  groups: number,
  seed: string,
): ReadonlyMap<number, number> {
  const counts = Array<number>(groups).fill(0);
  for (const { group } of people) if (group > 0 && group <= groups) counts[group - 1]++;
  const newcomers = people.filter(({ group }) => group === 0).toSorted((a, b) => a.id - b.id);
  const given = new Map<number, number>();
  for (const { id } of shuffled(newcomers, new SeededChance(seed))) {
    const smallest = counts.indexOf(Math.min(...counts));
    counts[smallest]++;
    given.set(id, smallest + 1);
  }
  return given;
}

/** The tables of a round within the groups. */
export function groupTables(
  people: readonly Paired[],
  met: Meetings,
  sizes: TableSizes,
  seed: string,
): Chairs[] {
  const groups = [...new Set(people.map(({ group }) => group))].sort((a, b) => a - b);
  return groups.flatMap((group) => {
    const own = people.filter((one) => one.group === group);
    return swissTables(own, met, sizes, `${seed} ${group}`);
  });
}

/**
 * The one table of the final.
 * @param people by standing, the best first
 */
export function finalTable(people: readonly Paired[], sizes: TableSizes, seed: string): Chairs[] {
  if (people.length === 0) return [];
  const { seats, min, max, spare } = sizes;
  const wanted = Math.min(max, Math.max(min, seats));
  const seen = new Set<number>();
  const firsts = people.filter(({ group }) => !seen.has(group) && seen.add(group));
  const others = people.filter((one) => !firsts.includes(one));
  const chosen = [...firsts, ...others].slice(0, wanted).map(({ id }) => id);
  const chairs = spare === 'bots' ? wanted : Math.max(min, chosen.length);
  const bots = Array<number>(chairs - chosen.length).fill(0);
  return [shuffled([...chosen, ...bots], new SeededChance(seed))];
}
