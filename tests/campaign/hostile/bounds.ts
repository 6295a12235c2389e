/** Limits for the server as a whole under any number of attacks. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_LOG_BYTES } from '../../../server/log-gate.ts';
import type { Hosted } from '../../bench/load/hosted.ts';
import type { Tally } from '../campaign.ts';

/** Bytes of data at once: the write-ahead log, and the constant activity of honest people. */
const DISK_AT_ONCE = 24e6;
const DISK_A_MINUTE = 4e6;

const FAULTS = /^laguna_(?:escaped_errors|failures)_total\{\w+="(\w+)"\} (\d+)$/gm;

export class Bounds {
  private readonly host: Hosted;
  private readonly output: string;
  private readonly since = Date.now();
  private readonly disk: number;

  /** @param output file of all that the server writes */
  constructor(host: Hosted, output: string) {
    this.host = host;
    this.output = output;
    this.disk = this.onDisk();
  }

  private onDisk(): number {
    const { folder } = this.host;
    return readdirSync(folder).reduce((sum, name) => {
      // Files of the database come and go.
      return sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0);
    }, 0);
  }

  /** @throws Error if the process is gone: it is the cause of any other failure then */
  async mustLive(): Promise<void> {
    const { url, ended } = this.host;
    const up = await fetch(`${url}/health`).catch(() => null);
    if (up) await up.arrayBuffer();
    else throw new Error(`The server has ended with ${await ended}.`);
  }

  /** @throws Error unless the server answers, without unexpected errors */
  async look(): Promise<void> {
    const { url } = this.host;
    const health = await fetch(`${url}/health`);
    await health.arrayBuffer();
    if (!health.ok) throw new Error(`/health is answered ${health.status}`);
    const figures = [...(await (await fetch(`${url}/metrics`)).text()).matchAll(FAULTS)];
    if (figures.length === 0) throw new Error('the server does not count its faults');
    for (const [, where, count] of figures) {
      if (count !== '0') throw new Error(`${count} faults of the server: ${where}`);
    }
  }

  /** @throws Error if log or disk have grown more than they may in this time */
  judge(tally: Tally): void {
    const minutes = (Date.now() - this.since) / 60_000;
    const text = readFileSync(this.output, 'utf8');
    const lines = text.split('\n').length - 1;
    // Each minute that has begun, and the one in which the server may have begun to count.
    const most = (Math.floor(minutes) + 2) * MAX_LOG_BYTES;
    const bytes = Buffer.byteLength(text);
    const grown = this.onDisk() - this.disk;
    tally.add('lines of output', lines);
    tally.most('lines of output a minute', lines / minutes);
    tally.most('kB of output a minute', bytes / 1000 / minutes);
    tally.most('disk: grown by MB', grown / 1e6);
    if (bytes > most) throw new Error(`the output has grown to ${bytes} bytes, ${most} allowed`);
    if (grown > DISK_AT_ONCE + DISK_A_MINUTE * minutes) {
      throw new Error(`the data have grown by ${grown / 1e6} MB`);
    }
  }
}
