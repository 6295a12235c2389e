/** How often people may report others: by key, and by address. */

import { HOST_CLOCK } from '../clock.ts';
import { Rate } from '../table/rate.ts';

const MINUTE_MS = 60_000;
/** Reports of a key in a row, and the pause that earns one more. */
const KEY_IN_A_ROW = 5;
const KEY_REFILL_MS = 12 * MINUTE_MS;
/** The same of an address, which a household or a stand shares. */
const ADDRESS_IN_A_ROW = 15;
const ADDRESS_REFILL_MS = 4 * MINUTE_MS;

export class ReportLimits {
  private readonly keys: Rate<string>;
  private readonly addresses: Rate<string>;

  constructor(now = HOST_CLOCK.now) {
    this.keys = new Rate(KEY_IN_A_ROW, KEY_REFILL_MS, now);
    this.addresses = new Rate(ADDRESS_IN_A_ROW, ADDRESS_REFILL_MS, now);
  }

  /** Whether one more is allowed; a yes counts. @param person '' for somebody without a key */
  mayReport(person: string, sender: string): boolean {
    // Keys cost nothing: nobody makes more of them known here than the address has reports.
    return this.addresses.take(sender) && (person === '' || this.keys.take(person));
  }
}
