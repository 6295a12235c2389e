/**
 * What one address may have written down in a day. Over that it begins no further match and opens no
 * further table until the next day; what runs goes on. Kept in memory: a restart begins anew.
 */

import { HOST_CLOCK } from '../clock.ts';

const DAY_MS = 86_400_000;
/** What a table takes up, in bytes: about as much as its row and what points to it. */
export const TABLE_BYTES = 1000;

export class Budget {
  private readonly most: number;
  private readonly senderOf: (code: string) => string | null;
  private readonly now: () => number;
  private readonly spent = new Map<string, number>();
  private day = 0;

  /**
   * @param most bytes a day; 0 = as many as it likes
   * @param senderOf who answers for a table; null: nobody, it is the house's
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

  /** Something was written down for the table `code`. */
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
