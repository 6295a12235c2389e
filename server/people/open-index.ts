/**
 * The open tables in the order in which they are offered. A page costs what is on it, however many
 * tables there are: the order is kept at each change, and each card is kept as text.
 */

import type { OpenTable } from '../protocol/people.ts';

/** Cards on one page. */
export const OPEN_PAGE = 12;

/** A table's card as it is sent, and what it is sorted by. */
interface Entry {
  readonly code: string;
  readonly game: string;
  /** The queue that it is of; null for a host's table. */
  readonly queue: string | null;
  readonly free: number;
  /** Lobbies first, then those that need the fewest people, then those that have waited longest. */
  readonly rank: readonly [stage: number, free: number, since: number];
  readonly text: string;
  /** Marks of those who sit there, as far as they are known. */
  readonly marks: readonly string[];
}

function before(a: Entry, b: Entry): boolean {
  for (let k = 0; k < a.rank.length; k++) {
    if (a.rank[k] !== b.rank[k]) return a.rank[k] < b.rank[k];
  }
  return a.code < b.code;
}

/** Entries in their order. */
class Sorted {
  private readonly entries: Entry[] = [];

  add(entry: Entry): void {
    this.entries.splice(this.placeOf(entry), 0, entry);
  }

  remove(entry: Entry): void {
    const k = this.placeOf(entry);
    if (this.entries[k]?.code === entry.code) this.entries.splice(k, 1);
  }

  /** Where the entry is, or would be. */
  private placeOf(entry: Entry): number {
    let [low, high] = [0, this.entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (before(this.entries[middle], entry)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** A page as the text of its list, without tables of people who are avoided. */
  page(page: number, avoids: readonly string[]): string {
    const from = page * OPEN_PAGE;
    // Those before have to be looked at where some are left out, but none after the page.
    const left = avoids.length === 0 || from >= this.entries.length ? 0 : from;
    const entries = this.found(from - left, left + OPEN_PAGE + 1, avoids).slice(left);
    const texts = entries.slice(0, OPEN_PAGE).map(({ text }) => text);
    return `"tables":[${texts.join(',')}],"more":${entries.length > OPEN_PAGE}`;
  }

  /** So many entries from a place on, without those of people who are avoided. */
  private found(from: number, most: number, avoids: readonly string[]): Entry[] {
    if (avoids.length === 0) return this.entries.slice(from, from + most);
    const fits = without(avoids);
    const found: Entry[] = [];
    for (let k = from; k < this.entries.length && found.length < most; k++) {
      if (fits(this.entries[k])) found.push(this.entries[k]);
    }
    return found;
  }

  /** The first entry for which `is` holds. */
  find(is: (entry: Entry) => boolean): Entry | undefined {
    return this.entries.find(is);
  }

  get size(): number {
    return this.entries.length;
  }
}

/** Whether none of these people sits at a table. */
const without =
  (avoids: readonly string[]) =>
  ({ marks }: Entry): boolean =>
    !marks.some((mark) => avoids.includes(mark));

/** Sorted entries by a name; a name without any is not kept. */
class Named {
  private readonly lists = new Map<string, Sorted>();

  add(name: string, entry: Entry): void {
    const own = this.lists.get(name) ?? new Sorted();
    this.lists.set(name, own);
    own.add(entry);
  }

  remove(name: string, entry: Entry): void {
    const own = this.lists.get(name);
    own?.remove(entry);
    if (own?.size === 0) this.lists.delete(name);
  }

  get(name: string): Sorted {
    return this.lists.get(name) ?? EMPTY;
  }
}

const EMPTY = new Sorted();

export class OpenIndex {
  private readonly known = new Map<string, Entry>();
  private readonly all = new Sorted();
  private readonly games = new Named();
  private readonly queues = new Named();

  /**
   * Puts a table in, or changes its card.
   * @param since when it was opened to everybody, epoch milliseconds
   * @param marks of those who sit there
   */
  set(card: OpenTable, since: number, marks: readonly string[] = []): void {
    const { code, game, stage, free } = card;
    this.remove(code);
    const rank = [stage === 'lobby' ? 0 : 1, free, since] as const;
    // A host's table is in no queue; one of the queue is listed once others may come to it.
    const queue = card.queue ? queueName(game, card.clock ?? '') : null;
    const entry: Entry = { code, game, queue, free, rank, text: JSON.stringify(card), marks };
    this.known.set(code, entry);
    this.all.add(entry);
    this.games.add(game, entry);
    if (queue !== null) this.queues.add(queue, entry);
  }

  remove(code: string): void {
    const entry = this.known.get(code);
    if (!entry) return;
    this.known.delete(code);
    this.all.remove(entry);
    this.games.remove(entry.game, entry);
    if (entry.queue !== null) this.queues.remove(entry.queue, entry);
  }

  /**
   * A page as the text of its list: `"tables":[…],"more":…`.
   * @param game of this game alone; null = of all
   * @param avoids marks of people whose tables are left out
   */
  page(page: number, game: string | null, avoids: readonly string[] = []): string {
    return (game === null ? this.all : this.games.get(game)).page(page, avoids);
  }

  /**
   * A match of this queue with a bot's chair to take.
   * @param isFree whether one of so many is, by the table's code
   * @param avoids marks of people who may not sit there
   */
  chairAt(
    queue: string,
    isFree: (code: string, free: number) => boolean,
    avoids: readonly string[] = [],
  ): string | null {
    const fits = without(avoids);
    const found = this.queues.get(queue).find((one) => fits(one) && isFree(one.code, one.free));
    return found?.code ?? null;
  }
}

/** Names a queue. */
export const queueName = (game: string, clock: string): string => `${game} ${clock}`;
