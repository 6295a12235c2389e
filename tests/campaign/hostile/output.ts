/** What the attacked server writes: no more than it says of itself, and nothing that is secret. */

import { readFileSync, statSync } from 'node:fs';
import { MAX_LOG_BYTES, MINUTE_MS } from '../../../server/log-gate.ts';
import type { Tally } from '../campaign.ts';

export class Output {
  private readonly file: string;
  private readonly since = Date.now();

  /** @param file that the server writes to from now on */
  constructor(file: string) {
    this.file = file;
  }

  /** @throws Error if it has grown beyond its bound */
  check(): void {
    const { size } = statSync(this.file);
    // Each minute that was begun, and the one in whose middle the server may have begun to count.
    const minutes = Math.floor((Date.now() - this.since) / MINUTE_MS) + 2;
    if (size > minutes * MAX_LOG_BYTES) {
      throw new Error(`the log has grown to ${size} bytes in ${minutes} minutes`);
    }
  }

  /** @throws Error if a secret stands in it, or a fault of the server */
  read(tally: Tally, secrets: ReadonlySet<string>): void {
    this.check();
    const text = readFileSync(this.file, 'utf8');
    const lines = text.split('\n');
    tally.add('lines of output', lines.length - 1);
    tally.add('bytes of output', Buffer.byteLength(text));
    for (const secret of secrets) {
      if (secret && text.includes(secret)) throw new Error('a token or a key stands in the output');
    }
    tally.add('secrets looked for in the output', secrets.size);
    const told = /submitBid|submitDestination|guildKeep|reconnectionToken/.exec(text);
    if (told) throw new Error(`the output tells ${text.slice(told.index - 200, told.index + 80)}`);
    const fault = lines.find((line) => / error |Maximum call stack/.test(line));
    if (fault) throw new Error(`the server has failed at something: ${fault.slice(0, 400)}`);
  }
}
