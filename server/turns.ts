/**
 * The order of requests on the one thread that all tables share: addresses in turn, at each of them
 * its tables, at each table its connections (`lines.ts`), so that a burst of one address delays
 * nobody else. No request is refused here, and a lone one does not wait.
 */

import { Lines, type Taken } from './lines.ts';

/** Requests that are served before the connections are read again. */
const AT_ONCE = 8;
/** Longest time that they take together, except for the last one; in milliseconds. */
const SLICE_MS = 4;
/** Assumed least time of a request, in milliseconds. */
const GUESS_MS = 0.2;

/** The way to a connection: its address (`senderOf`), its table, its session. */
export type Way = readonly [sender: string, table: string, session: string];

export class Turns {
  private readonly lines = new Lines<() => void>(GUESS_MS);
  private running = false;
  /** The request being served, and since when. */
  private served: { readonly taken: Taken<() => void>; readonly since: number } | null = null;
  private readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** No request waits, and none is being served. */
  get isIdle(): boolean {
    return !this.running && this.lines.size === 0;
  }

  /**
   * Does `work` when it is this connection's turn.
   * @returns its result
   */
  run<T>(way: Way, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.lines.add(way, () => void work().then(resolve, reject));
      if (!this.running) this.begin();
    });
  }

  /**
   * Serves a few requests, each with all its immediate consequences; then connections are read and
   * timers run, before it goes on.
   */
  private begin(): void {
    this.running = true;
    const until = this.now() + SLICE_MS;
    const one = (): void => {
      if (this.now() < until || this.served === null) this.serve();
    };
    for (let k = 0; k < Math.min(AT_ONCE, this.lines.size); k++) setImmediate(one);
    setImmediate(() => {
      this.charge();
      this.running = false;
      if (this.lines.size > 0) this.begin();
    });
  }

  /** Serves the next request, once the last one's consequences are done. */
  private serve(): void {
    this.charge();
    const taken = this.lines.take();
    if (!taken) return;
    this.served = { taken, since: this.now() };
    taken.item();
  }

  private charge(): void {
    const { served } = this;
    this.served = null;
    served?.taken.charge(this.now() - served.since);
  }
}
