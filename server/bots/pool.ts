/** Threads in which bots think, so that no person ever waits for one. */

import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { JsonObject } from '../../engine/core/contract.ts';
import { Lines, type Taken } from '../lines.ts';
import { log } from '../log.ts';
import { metrics } from '../metrics.ts';
import type { Answer, Thought } from './worker.ts';

/** A bot that thinks for longer is given up, and its thread replaced, in milliseconds. */
const LIMIT_MS = 5000;
/** Time that a new thread may take before its first thought on a busy machine, in milliseconds. */
const START_MS = 10_000;

/** Thoughts handed to one thread at once, so that it never waits for its next one. */
const DEPTH = 2;
/** Assumed time of a thought whose real time is not known yet, in milliseconds. */
const GUESS_MS = 5;
/** Tables with persons come first, except for one turn in so many. */
const OTHERS_EVERY = 8;

/** The table at which a bot thinks. */
export interface BotTurn {
  /** The address that answers for the table (`Shares.senderOf`), and the table. */
  readonly way: readonly [sender: string, table: string];
  /** A person plays at the table and is present. */
  readonly persons: boolean;
}

const NOBODY: BotTurn = { way: ['', ''], persons: false };

interface Waiting {
  readonly thought: Thought;
  readonly turn: BotTurn;
  readonly resolve: (action: JsonObject | null) => void;
  readonly reject: (error: Error) => void;
}

/** A thought that a thread has been given. */
interface Given extends Waiting {
  readonly taken: Taken<Waiting>;
}

interface Thread {
  readonly worker: Worker;
  /** When the thread began its current thought. */
  since: number;
  /** In the order in which the thread takes them; it is thinking the first one now. */
  readonly waiting: Map<number, Given>;
  timer: NodeJS.Timeout | null;
}

export class BotPool {
  private readonly registry: string;
  private readonly threads: Thread[] = [];
  /** Thoughts that wait for a thread: at tables with persons, and at others. */
  private readonly persons = new Lines<Waiting>(GUESS_MS);
  private readonly others = new Lines<Waiting>(GUESS_MS);
  private turns = 0;
  private readonly size: number;
  private nextId = 1;
  private closed = false;

  /** @param registry address of the module that exports `games` */
  constructor(registry: string, size = Math.max(1, Math.min(3, availableParallelism() - 1))) {
    this.registry = registry;
    this.size = size;
  }

  /**
   * Asks a bot for its decision.
   *
   * @param view JSON of the seat's view: all that the bot gets to know
   *
   * @param waited how often it has answered nothing in this position
   *
   * @param turn the table: addresses and tables take turns
   *
   * @returns what the bot answered, not yet checked against the rules; null for nothing
   */
  think(
    game: string,
    bot: string,
    view: string,
    waited = 0,
    turn = NOBODY,
  ): Promise<JsonObject | null> {
    if (this.closed) return Promise.reject(new Error('The server is closing'));
    const thought: Thought = {
      id: this.nextId++,
      game,
      bot,
      view,
      seed: randomBytes(16).toString('hex'),
      waited,
    };
    const decided = new Promise<JsonObject | null>((resolve, reject) => {
      this.give({ thought, turn, resolve, reject });
    });
    return metrics.thinking.until(decided);
  }

  private give(waiting: Waiting): void {
    const { turn } = waiting;
    (turn.persons ? this.persons : this.others).add(turn.way, waiting);
    this.hand();
  }

  /** Gives waiting thoughts to the threads that have room. */
  private hand(): void {
    for (;;) {
      if (this.closed || this.persons.size + this.others.size === 0) return;
      const thread = this.pick();
      if (!thread) return;
      const others = ++this.turns % OTHERS_EVERY === 0;
      const [first, second] = others ? [this.others, this.persons] : [this.persons, this.others];
      const taken = first.take() ?? second.take();
      if (!taken) return;
      const { thought } = taken.item;
      thread.waiting.set(thought.id, { ...taken.item, taken });
      thread.worker.postMessage(thought);
      if (thread.waiting.size > 1) continue;
      thread.since = performance.now();
      if (!thread.timer) this.watch(thread, LIMIT_MS);
    }
  }

  /** The first in line has `ms` from now; those behind it are not being thought yet. */
  private watch(thread: Thread, ms: number): void {
    if (thread.timer) clearTimeout(thread.timer);
    thread.timer = setTimeout(() => this.giveUp(thread), ms);
  }

  private giveUp(thread: Thread): void {
    const [first, ...others] = thread.waiting.values();
    thread.waiting.clear();
    if (first) {
      const { bot } = first.thought;
      first.reject(new Error(`The bot "${bot}" took more than ${LIMIT_MS} ms`));
    }
    this.retire(thread, new Error('The bots’ thread was replaced'));
    for (const other of others) this.give(other);
  }

  async close(): Promise<void> {
    this.closed = true;
    const threads = [...this.threads];
    for (const thread of threads) this.retire(thread, new Error('The server is closing'));
    for (const lines of [this.persons, this.others]) {
      for (let one = lines.take(); one; one = lines.take()) {
        one.item.reject(new Error('The server is closing'));
      }
    }
    await Promise.all(threads.map((thread) => thread.worker.terminate()));
  }

  /** A thread with room, a new one while there are fewer than allowed; null if all have enough. */
  private pick(): Thread | null {
    const idle = this.threads.find((thread) => thread.waiting.size === 0);
    if (idle) return idle;
    if (this.threads.length < this.size) return this.spawn();
    return this.threads.find((thread) => thread.waiting.size < DEPTH) ?? null;
  }

  private spawn(): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { registry: this.registry },
      env: {},
      stdout: true,
      stderr: true,
    });
    // A bot's console output passes the log's gate like every other line.
    for (const output of [worker.stdout, worker.stderr]) {
      output.on('data', (chunk) => log.warn('bots.said', { text: String(chunk) }));
    }
    // A thread with nothing to do must not keep the process alive.
    worker.unref();
    const thread: Thread = { worker, since: 0, waiting: new Map(), timer: null };
    this.watch(thread, START_MS + LIMIT_MS);
    worker.on('message', (answer: Answer) => this.settle(thread, answer));
    worker.on('error', (error) => this.retire(thread, error as Error));
    worker.on('exit', () => this.retire(thread, new Error('The bots’ thread ended')));
    this.threads.push(thread);
    return thread;
  }

  private settle(thread: Thread, answer: Answer): void {
    const waiting = thread.waiting.get(answer.id);
    if (!waiting) return;
    thread.waiting.delete(answer.id);
    const now = performance.now();
    waiting.taken.charge(now - thread.since);
    thread.since = now;
    if (thread.waiting.size > 0) this.watch(thread, LIMIT_MS);
    else if (thread.timer) {
      clearTimeout(thread.timer);
      thread.timer = null;
    }
    if ('error' in answer) waiting.reject(new Error(answer.error));
    else waiting.resolve(JSON.parse(answer.action) as JsonObject | null);
    this.hand();
  }

  private retire(thread: Thread, reason: Error): void {
    const at = this.threads.indexOf(thread);
    if (at < 0) return;
    this.threads.splice(at, 1);
    if (thread.timer) clearTimeout(thread.timer);
    for (const { reject } of thread.waiting.values()) reject(reason);
    thread.waiting.clear();
    void thread.worker.terminate();
    this.hand();
  }
}
