/**
 * The commands of a table, one after the other: while one waits for the journal nobody reads what is
 * not durable yet, and nothing else changes under it. Everything that people, bots, clocks and
 * absences set off passes here.
 */
export class Line {
  private tail: Promise<unknown> = Promise.resolve();
  private count = 0;

  /** How many commands are not done yet. */
  get length(): number {
    return this.count;
  }

  /**
   * Carries `command` out when all before it are done. A command must not wait for another one of
   * the same line.
   * @returns what it returned; rejects with what it threw, which disturbs no other command
   */
  run<T>(command: () => T | Promise<T>): Promise<T> {
    this.count++;
    const done = this.tail.then(command);
    this.tail = done.then(this.ended, this.ended);
    return done;
  }

  private readonly ended = (): void => {
    this.count--;
  };
}
