/** A clock that a test moves; without a test it stands still. */

import type { Clock, Timer } from '../../server/clock.ts';

/** Step of the clock during a wait, in milliseconds. */
const STEP_MS = 250;
/** Longest wait in milliseconds: a busy machine may be slow. */
const LIMIT_MS = 110_000;

interface Waiting extends Timer {
  due: number;
  readonly run: () => void;
  /** 0: once. */
  readonly every: number;
  /** Immediate timers do not wait for a test. */
  immediate?: NodeJS.Immediate;
}

/** Lets the server do its due work: its timers, its disk and its connections. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

export class FakeClock implements Clock {
  private at: number;
  private readonly waiting = new Set<Waiting>();

  /** @param at the moment at which it begins, epoch milliseconds */
  constructor(at = Date.now()) {
    this.at = at;
  }

  readonly now = (): number => this.at;

  setTimeout(run: () => void, ms: number): Timer {
    return this.wait(run, ms, 0);
  }

  setInterval(run: () => void, ms: number): Timer {
    return this.wait(run, ms, ms);
  }

  clear(timer: Timer | null | undefined): void {
    const one = timer as Waiting | null | undefined;
    if (!one) return;
    this.waiting.delete(one);
    clearImmediate(one.immediate);
  }

  private wait(run: () => void, ms: number, every: number): Timer {
    const one: Waiting = { due: this.at + Math.max(0, ms), run, every, unref: () => undefined };
    this.waiting.add(one);
    if (ms <= 0) one.immediate = setImmediate(() => this.fire(one));
    return one;
  }

  private fire(one: Waiting): void {
    if (!this.waiting.has(one)) return;
    if (one.every > 0) one.due += one.every;
    else this.waiting.delete(one);
    one.run();
  }

  /** Advances by so many milliseconds; due timers fire on the way, each at its own time. */
  pass(ms: number): void {
    const end = this.at + ms;
    for (;;) {
      const due = [...this.waiting].filter(({ immediate }) => !immediate);
      const next = due.sort((a, b) => a.due - b.due)[0];
      if (!next || next.due > end) break;
      this.at = Math.max(this.at, next.due);
      this.fire(next);
    }
    this.at = end;
  }

  /**
   * Advances, a little at a time, until `awaited` has settled.
   * @throws Error if it does not
   */
  async during<T>(awaited: Promise<T>, step = STEP_MS): Promise<T> {
    let over = false;
    const end = () => {
      over = true;
    };
    awaited.then(end, end);
    for (const last = Date.now() + LIMIT_MS; !over && Date.now() < last; ) {
      await breathe();
      if (!over) this.pass(step);
    }
    return awaited;
  }

  /** Advances, a little at a time, until `met` holds. */
  async until(met: () => boolean | Promise<boolean>, step = STEP_MS): Promise<void> {
    for (const last = Date.now() + LIMIT_MS; !(await met()); this.pass(step)) {
      if (Date.now() > last) throw new Error(`Waited for ${met}`);
      await breathe();
    }
  }
}
