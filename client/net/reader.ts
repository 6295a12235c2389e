/**
 * What reads a game is loaded when a table says which one it plays. What needs it waits meanwhile,
 * and goes on in the order in which it came.
 */

import type { Reading } from '../../engine/core/reading.ts';
import type { Tier } from '../../engine/core/tier.ts';

export class Reader {
  private readonly tier: Tier<Reading>;
  private readonly failed: () => void;
  private reading: Reading | null = null;
  private asked = false;
  private waiting: ((reading: Reading) => void)[] = [];

  /** @param failed hears that the game is none of this page's, or that its code has not come */
  constructor(tier: Tier<Reading>, failed: () => void) {
    this.tier = tier;
    this.failed = failed;
  }

  /** Begins to load; further calls change nothing. */
  load(game: string): void {
    if (this.asked) return;
    this.asked = true;
    const found = Object.hasOwn(this.tier, game) ? this.tier[game] : undefined;
    if (found) found().then((reading) => this.begin(reading), this.failed);
    else this.failed();
  }

  /** Does `work` at once if the game is there, else when it has come. */
  do(work: (reading: Reading) => void): void {
    if (this.reading) work(this.reading);
    else this.waiting.push(work);
  }

  private begin(reading: Reading): void {
    this.reading = reading;
    const due = this.waiting;
    this.waiting = [];
    for (const work of due) work(reading);
  }
}
