/**
 * The order in which users of one shared resource are served: lines within lines, an address's with
 * its tables' and a table's with its connections'. At each level the one that has used less time so
 * far comes first; a newcomer begins at the least time of the others.
 */

/** The keys that an item is counted under, from the outermost line on. */
export type Way = readonly string[];

/** An item taken from its line, and the callback that records how long it took. */
export interface Taken<T> {
  readonly item: T;
  /** @param ms time that it has used */
  charge(ms: number): void;
}

class Line<T> {
  used = 0;
  readonly lines = new Map<string, Line<T>>();
  readonly waiting: T[] = [];

  get isEmpty(): boolean {
    return this.lines.size === 0 && this.waiting.length === 0;
  }

  below(name: string): Line<T> {
    const there = this.lines.get(name);
    if (there) return there;
    const line = new Line<T>();
    if (this.lines.size > 0) {
      line.used = Math.min(...[...this.lines.values()].map(({ used }) => used));
    }
    this.lines.set(name, line);
    return line;
  }

  /** The one below that has used least. */
  get next(): readonly [string, Line<T>] | undefined {
    let least: readonly [string, Line<T>] | undefined;
    for (const one of this.lines) if (!least || one[1].used < least[1].used) least = one;
    return least;
  }
}

export class Lines<T> {
  private readonly all = new Line<T>();
  private count = 0;
  private readonly guess: number;

  /** @param guess assumed time of an item whose real time is not known yet, in milliseconds */
  constructor(guess: number) {
    this.guess = guess;
  }

  /** How many items wait. */
  get size(): number {
    return this.count;
  }

  add(way: Way, item: T): void {
    let line = this.all;
    for (const name of way) line = line.below(name);
    line.waiting.push(item);
    this.count++;
  }

  /** Takes the next item out, null if nothing waits. */
  take(): Taken<T> | null {
    if (this.count === 0) return null;
    const lines: Line<T>[] = [this.all];
    const names: string[] = [];
    for (let step = this.all.next; step; step = step[1].next) {
      names.push(step[0]);
      lines.push(step[1]);
    }
    const item = lines[lines.length - 1].waiting.shift() as T;
    this.count--;
    for (const line of lines) line.used += this.guess;
    for (let k = lines.length - 1; k > 0 && lines[k].isEmpty; k--) {
      lines[k - 1].lines.delete(names[k - 1]);
    }
    const charge = (ms: number): void => {
      for (const line of lines) line.used += Math.max(0, ms - this.guess);
    };
    return { item, charge };
  }
}
