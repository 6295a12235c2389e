/**
 * The amount of data that one address may add to the journal in a day. An address over its limit
 * begins no further match and opens no further table until the next day; running matches go on.
 * Kept in memory: a restart begins anew.
 */

import { HOST_CLOCK } from '../clock.ts';

const DAY_MS = 86_400_000;
/** Size of a table in bytes: about that of its row and the references to it. */
export const TABLE_BYTES = 1000;

export class Budget {
  private readonly most: number;
  private readonly senderOf: (code: string) => string | null;
  private readonly now: () => number;
  private readonly spent = new Map<string, number>();
  private day = 0;

  /**
   * @param most bytes a day; 0 = no limit
   * @param senderOf the address that answers for a table; null for a table of the house
   */
  constructor(most: number, senderOf: (code: string) => string | null, now = HOST_CLOCK.now) {
    this.most = most;
    this.senderOf = senderOf;
    this.now = now;
  }

  /** Whether the table `code` may begin a match. */
  mayBegin(code: string): boolean {
    return this.isOpen(this.senderOf(code));
  }

  /** Counts data written for the table `code`. */
  wrote(code: string, bytes: number): void {
    this.charge(this.senderOf(code), bytes);
  }

  /** Whether `sender` may cause more; null is the house, which always may. */
  isOpen(sender: string | null): boolean {
    if (sender === null || this.most === 0) return true;
    return this.of(sender) < this.most;
  }

  charge(sender: string | null, bytes: number): void {
    if (sender === null || this.most === 0) return;
    this.spent.set(sender, this.of(sender) + bytes);
  }

  private of(sender: string): number {
    const day = Math.floor(this.now() / DAY_MS);
    if (day !== this.day) this.spent.clear();
    this.day = day;
    return this.spent.get(sender) ?? 0;
  }
}
