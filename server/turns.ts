/**
 * Whose request is served next, on the one thread that all tables share. Addresses come in turn, at
 * each of them its tables, at each table its connections; whoever has used less processor time so far
 * comes first, so that a burst of one address holds up nobody else. Nothing is refused here, and who
 * is alone waits for nobody: what is counted matters only among those who wait at the same time.
 */

/** Requests that are served before the connections are read again. */
const AT_ONCE = 8;
/** They take no longer than this together, but for the last one; in milliseconds. */
const SLICE_MS = 4;
/** What a request counts as before it is known how long it took, in milliseconds. */
const GUESS_MS = 0.2;

/** An address, a table of it, or a connection: what waits there, and the time that it has used. */
class Line {
  used = 0;
  readonly lines = new Map<string, Line>();
  readonly waiting: (() => void)[] = [];

  get isEmpty(): boolean {
    return this.lines.size === 0 && this.waiting.length === 0;
  }

  /** The one below of this name; who comes anew begins where the least of the others are. */
  below(name: string): Line {
    const there = this.lines.get(name);
    if (there) return there;
    const line = new Line();
    if (this.lines.size > 0) line.used = Math.min(...[...this.lines.values()].map((o) => o.used));
    this.lines.set(name, line);
    return line;
  }

  /** The one below that has used least. */
  get next(): readonly [string, Line] | undefined {
    let least: readonly [string, Line] | undefined;
    for (const one of this.lines) if (!least || one[1].used < least[1].used) least = one;
    return least;
  }
}

/** The way to a connection: its address (`senderOf`), its table, its session. */
export type Way = readonly [sender: string, table: string, session: string];

export class Turns {
  private readonly all = new Line();
  private count = 0;
  private running = false;
  /** The lines of the request that is being served, and since when. */
  private served: { readonly lines: readonly Line[]; readonly since: number } | null = null;
  private readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** Does `work` when it is this connection's turn. @returns what it returns */
  run<T>(way: Way, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let line = this.all;
      for (const name of way) line = line.below(name);
      line.waiting.push(() => void work().then(resolve, reject));
      this.count++;
      if (!this.running) this.begin();
    });
  }

  /**
   * A few requests, each with everything that follows from it at once; then connections are read and
   * timers run, and it goes on.
   */
  private begin(): void {
    this.running = true;
    const until = this.now() + SLICE_MS;
    const one = (): void => {
      if (this.now() < until || this.served === null) this.serve();
    };
    for (let k = 0; k < Math.min(AT_ONCE, this.count); k++) setImmediate(one);
    setImmediate(() => {
      this.charge();
      this.running = false;
      if (this.count > 0) this.begin();
    });
  }

  /** Serves the next one, once what the last one has set off is done. */
  private serve(): void {
    this.charge();
    const lines: Line[] = [this.all];
    const names: string[] = [];
    for (let step = this.all.next; step; step = step[1].next) {
      names.push(step[0]);
      lines.push(step[1]);
    }
    const work = lines.at(-1)?.waiting.shift();
    if (!work) return;
    this.count--;
    for (let k = lines.length - 1; k > 0 && lines[k].isEmpty; k--) {
      lines[k - 1].lines.delete(names[k - 1]);
    }
    this.served = { lines, since: this.now() };
    work();
  }

  private charge(): void {
    const { served } = this;
    if (!served) return;
    this.served = null;
    const ms = Math.max(GUESS_MS, this.now() - served.since);
    for (const line of served.lines) line.used += ms;
  }
}
