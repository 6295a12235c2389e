/** The sender of a command handles its result; the queue only waits. */
const NOTHING = (): void => undefined;

/**
 * The commands of a table, one after the other: while one waits for the journal, nobody reads state
 * that is not durable yet, and nothing else changes it. All commands of people, bots, clocks and
 * absences pass here.
 */
export class CommandQueue {
  private tail: Promise<unknown> = Promise.resolve();

  /**
   * Runs `command` after all earlier ones. A command must not wait for another one of the same
   * queue.
   * @returns its result; rejects with its error, which affects no other command
   */
  run<T>(command: () => T | Promise<T>): Promise<T> {
    const done = this.tail.then(command);
    this.tail = done.then(NOTHING, NOTHING);
    return done;
  }
}
