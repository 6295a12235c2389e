/**
 * One question at a time about positions that keep coming. A position that arrives while a question
 * is open waits, and only the newest one is kept: if positions come faster than answers, answers
 * still come.
 */

/** An answer with its question. */
export interface Answered<Q, A> {
  readonly about: Q;
  readonly answer: A;
}

export class Asking<Q, A> {
  private readonly ask: (about: Q, signal: AbortSignal) => Promise<A>;
  private readonly tell: (answered: Answered<Q, A>) => void;
  private readonly ending = new AbortController();
  private next: { readonly about: Q } | null = null;
  private open = false;

  /**
   * @param ask answers a question; on a failure there is no answer
   * @param tell receives each answer, in the order of the questions
   */
  constructor(
    ask: (about: Q, signal: AbortSignal) => Promise<A>,
    tell: (answered: Answered<Q, A>) => void,
  ) {
    this.ask = ask;
    this.tell = tell;
  }

  /** The newest question: asked now, or once the open one is answered. */
  about(about: Q): void {
    this.next = { about };
    if (!this.open) void this.go();
  }

  /** Drops the open question and the waiting one; no further answer is reported. */
  stop(): void {
    this.next = null;
    this.ending.abort();
  }

  private async go(): Promise<void> {
    this.open = true;
    while (this.next) {
      const { about } = this.next;
      this.next = null;
      const { signal } = this.ending;
      const found = await this.ask(about, signal).then(
        (answer) => ({ about, answer }),
        () => null,
      );
      if (signal.aborted) break;
      if (found) this.tell(found);
    }
    this.open = false;
  }
}
