/**
 * The code that reads a game is loaded when a table announces its game. Work that needs it waits
 * meanwhile, and continues in the order of its arrival.
 */

import type { Reading } from '../../engine/core/reading.ts';
import type { Tier } from '../../engine/core/tier.ts';

export class Reader {
  private readonly tier: Tier<Reading>;
  private readonly failed: () => void;
  private reading: Reading | null = null;
  private asked = false;
  private waiting: ((reading: Reading) => void)[] = [];

  /** @param failed called if the game is none of this page's, or if its code has not been loaded */
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

  /** Does `work` at once if the game is loaded, else when it is. */
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
