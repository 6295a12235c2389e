/**
 * Detects whether a connection still carries data: a line may die without a close, and then neither
 * side is notified. A ping that was sent and not answered ends the connection. A pause alone never
 * does: hidden tabs run their timers once a minute, and a machine that slept runs none.
 */

/** The required methods of a connection: the rooms' client has them. */
export interface Line {
  /** Sends a ping; `answered` is called when its answer arrives. */
  ping(answered: () => void): void;
  /** The connection is over, regardless of the state of its socket. */
  end(): void;
}

export interface Pace {
  /** Milliseconds between an answer and the next ping. */
  readonly every: number;
  /** Milliseconds that an answer may take. */
  readonly answer: number;
  /**
   * The same if there is a reason to ask: the page has become visible again, or the network is
   * back.
   */
  readonly soon: number;
}

/** Together they stay below the ten seconds within which a dead line must be detected. */
export const PACE: Pace = { every: 3000, answer: 5000, soon: 1500 };

/** A timer that fires so much later than it was set for has slept, in milliseconds. */
const SLEPT_MS = 1000;

/** Asks repeatedly, for one connection. */
export class Heartbeat {
  private readonly line: Line;
  private readonly pace: Pace;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private doubted = false;
  private stopped = false;

  constructor(line: Line, pace: Pace = PACE) {
    this.line = line;
    this.pace = pace;
    this.rest();
    awake.add(this.look);
  }

  /** Asks at once, with a shorter timeout than usual. */
  readonly look = (): void => {
    this.doubted = false;
    this.ask(this.pace.soon);
  };

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    awake.delete(this.look);
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask(this.pace.answer), this.pace.every);
  }

  private ask(patience: number): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    const until = Date.now() + patience;
    this.timer = setTimeout(() => this.unanswered(until, patience), patience);
    this.line.ping(() => {
      // An answer to an earlier ping has arrived over this line as well.
      if (this.stopped) return;
      this.doubted = false;
      this.rest();
    });
  }

  private unanswered(until: number, patience: number): void {
    // The page has slept: the answer may be queued behind this very timer. One more ping decides.
    if (Date.now() - until > SLEPT_MS && !this.doubted) {
      this.doubted = true;
      this.ask(patience);
      return;
    }
    this.stop();
    this.line.end();
  }
}

/** Listeners for a page that has become visible again, or a network that is back. */
const awake = new Set<() => void>();

/** Calls all listeners; events of the browser call it. */
export function wake(): void {
  for (const told of [...awake]) told();
}

/**
 * Timeouts of the first connection to a table, of the first reconnection and of later ones, in
 * milliseconds.
 */
const FIRST_MS = 30_000;
const BACK_MS = 4000;
const LONGEST_BACK_MS = 12_000;

/**
 * The answer of `work`, or an error if it takes too long: a request over a dead line has no end,
 * and a browser that waits for six of them sends nothing more to that server.
 * @param work is notified when it is given up
 * @param late receives a result that arrives later
 * @param tries number of previous attempts, if it is repeated; such work is given up as well when
 * the network is back
 */
export async function within<T>(
  work: (given: AbortSignal) => Promise<T>,
  late: (result: T) => void,
  tries: number | null = null,
): Promise<T> {
  const abort = new AbortController();
  const { signal } = abort;
  const working = work(signal);
  working.then(
    (result) => signal.aborted && late(result),
    () => undefined,
  );
  const back = tries !== null;
  const ms = back ? Math.min(LONGEST_BACK_MS, BACK_MS * 1.5 ** tries) : FIRST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hurry = (): void => undefined;
  const slow = new Promise<never>((_, reject) => {
    const giveUp = (): void => {
      abort.abort();
      reject(new Error('The server has not answered in time.'));
    };
    timer = setTimeout(giveUp, ms);
    hurry = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, Math.min(ms, PACE.soon));
    };
  });
  if (back) awake.add(hurry);
  try {
    return await Promise.race([working, slow]);
  } finally {
    awake.delete(hurry);
    clearTimeout(timer);
  }
}

if (typeof document !== 'undefined') {
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) wake();
  });
}
