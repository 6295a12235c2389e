/**
 * Lays a position out in one flat array of integers: fields of the table, then one block a seat.
 * Keep the results in module constants: V8 folds those into the rules' code.
 */
export class Layout {
  private next = 0;
  private seatStart = -1;

  /** Reserves `n` integers and returns the index of the first. */
  field(n = 1): number {
    const at = this.next;
    this.next += n;
    return at;
  }

  /** Further fields belong to a seat: those of seat `p` are `p` strides further on. */
  seats(): void {
    this.seatStart = this.next;
  }

  /** @param most seats. @returns integers from one seat's block to the next, and those of a state */
  close(most: number): { readonly stride: number; readonly length: number } {
    if (this.seatStart < 0) return { stride: 0, length: this.next };
    const stride = this.next - this.seatStart;
    return { stride, length: this.seatStart + stride * most };
  }
}
