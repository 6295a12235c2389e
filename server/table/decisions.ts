/**
 * Numbers for the decisions of each seat, so that an answer reaches the question that it was made for
 * and no other. A seat's number goes up with each decision that is taken for it, by its person, a bot
 * or the clock, with each undo of its own, and where what it was asked passes without an answer. What
 * others decide at the same time, and what no decision asks for, leaves it alone.
 *
 * It follows from the entries of a match, so that it is the same after a restart; and only from those
 * of the seat itself and from who is asked, which everybody knows.
 */
export class Decisions {
  private readonly numbers = new Map<number, number>();
  /** Seats that are asked, as a bit mask. */
  private asked = 0;

  /** The match begins, or begins anew. @param asked seats that are asked, as a bit mask */
  begin(asked: number): void {
    this.numbers.clear();
    this.asked = asked;
  }

  /** The number of what `seat` is asked, or would decide next; from 0 on. */
  of(seat: number): number {
    return this.numbers.get(seat) ?? 0;
  }

  /**
   * An entry of the match.
   * @param seat whose decision it took or took back; -1 where none asked for it
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
