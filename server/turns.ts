/**
 * Whose request is served next, on the one thread that all tables share: addresses in turn, at each of
 * them its tables, at each table its connections (`lines.ts`), so that a burst of one address holds up
 * nobody else. Nothing is refused here, and who is alone waits for nobody.
 */

import { Lines, type Taken } from './lines.ts';

/** Requests that are served before the connections are read again. */
const AT_ONCE = 8;
/** They take no longer than this together, but for the last one; in milliseconds. */
const SLICE_MS = 4;
/** What a request counts as at least, in milliseconds. */
const GUESS_MS = 0.2;

/** The way to a connection: its address (`senderOf`), its table, its session. */
export type Way = readonly [sender: string, table: string, session: string];

export class Turns {
  private readonly lines = new Lines<() => void>(GUESS_MS);
  private running = false;
  /** The request that is being served, and since when. */
  private served: { readonly taken: Taken<() => void>; readonly since: number } | null = null;
  private readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** Nobody waits, and nothing is being served. */
  get isIdle(): boolean {
    return !this.running && this.lines.size === 0;
  }

  /** Does `work` when it is this connection's turn. @returns what it returns */
  run<T>(way: Way, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.lines.add(way, () => void work().then(resolve, reject));
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
    for (let k = 0; k < Math.min(AT_ONCE, this.lines.size); k++) setImmediate(one);
    setImmediate(() => {
      this.charge();
      this.running = false;
      if (this.lines.size > 0) this.begin();
    });
  }

  /** Serves the next one, once what the last one has set off is done. */
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
