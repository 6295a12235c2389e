/** Who waits for a command looks at what became of it; the queue only waits. */
const NOTHING = (): void => undefined;

/**
 * The commands of a table, one after the other: while one waits for the journal nobody reads what is
 * not durable yet, and nothing else changes under it. Everything that people, bots, clocks and
 * absences set off passes here.
 */
export class CommandQueue {
  private tail: Promise<unknown> = Promise.resolve();

  /**
   * Carries `command` out when all before it are done. A command must not wait for another one of
   * the same queue.
   * @returns what it returned; rejects with what it threw, which disturbs no other command
   */
  run<T>(command: () => T | Promise<T>): Promise<T> {
    const done = this.tail.then(command);
    this.tail = done.then(NOTHING, NOTHING);
    return done;
  }
}
