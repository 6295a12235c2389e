/**
 * Numbers the decisions of each seat, so that an answer reaches exactly the question that it was
 * made for. A seat's number rises with each decision taken for it, by its person, a bot or the
 * clock, with each undo of its own, and when a question to it passes unanswered. Simultaneous
 * decisions of others, and commands that no decision asks for, leave it unchanged.
 *
 * The number depends only on the entries of a match, so that it is the same after a restart; and
 * only on those of the seat itself and on who is asked, which everybody knows.
 */
export class Decisions {
  private readonly numbers = new Map<number, number>();
  /** Seats that are asked, as a bit mask. */
  private asked = 0;

  /** A match begins, or starts again.¶@param asked seats that are asked, as a bit mask */
  begin(asked: number): void {
    this.numbers.clear();
    this.asked = asked;
  }

  /** The number of the decision that `seat` owes, or would take next; from 0 on. */
  of(seat: number): number {
    return this.numbers.get(seat) ?? 0;
  }

  /**
   * Records an entry of the match.
   * @param seat the seat whose decision it took or took back; -1 if no decision asked for it
   * @param asked seats that are asked after it, as a bit mask
   */
  note(seat: number, asked: number): void {
    const passed = this.asked & ~asked;
    this.asked = asked;
    const taken = seat < 0 ? 0 : 1 << seat;
    for (let k = 0; (passed | taken) >> k; k++) {
      if (((passed | taken) >> k) & 1) this.numbers.set(k, this.of(k) + 1);
    }
  }
}
