/** What strangers may not do to the server as a whole, however much they send. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Hosted } from '../../bench/load/hosted.ts';
import type { Tally } from '../campaign.ts';

/**
 * Of the output: each kind of complaint has its own throttle of six lines in ten seconds, and there
 * are three of them. What a start and an end say comes on top.
 */
const LINES_A_MINUTE = 108;
const LINES_ON_TOP = 30;
const BYTES_A_LINE = 200;
/** Of the data: the write-ahead log once, and what honest people do at their tables all the time. */
const DISK_AT_ONCE = 24e6;
const DISK_A_MINUTE = 4e6;

const ESCAPED = /^laguna_escaped_errors_total\{where="(\w+)"\} (\d+)$/gm;

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

  /** @throws Error if the process is gone: whatever else went wrong then was that */
  async mustLive(): Promise<void> {
    const { url, ended } = this.host;
    const up = await fetch(`${url}/health`).catch(() => null);
    if (up) await up.arrayBuffer();
    else throw new Error(`The server has ended with ${await ended}.`);
  }

  /** @throws Error unless the server answers, and has been surprised by nothing */
  async look(): Promise<void> {
    const { url } = this.host;
    const health = await fetch(`${url}/health`);
    await health.arrayBuffer();
    if (!health.ok) throw new Error(`/health is answered ${health.status}`);
    const figures = [...(await (await fetch(`${url}/metrics`)).text()).matchAll(ESCAPED)];
    if (figures.length === 0) throw new Error('the server does not count the errors that escape');
    for (const [, where, count] of figures) {
      if (count !== '0') throw new Error(`${count} errors have escaped: ${where}`);
    }
  }

  /** @throws Error if log or disk have grown more than they may in this time */
  judge(tally: Tally): void {
    const minutes = (Date.now() - this.since) / 60_000;
    const text = readFileSync(this.output, 'utf8');
    const lines = text.split('\n').length - 1;
    const most = LINES_ON_TOP + LINES_A_MINUTE * minutes;
    const grown = this.onDisk() - this.disk;
    tally.add('lines of output', lines);
    tally.most('lines of output a minute', lines / minutes);
    tally.most('kB of output a minute', text.length / 1000 / minutes);
    tally.most('disk: grown by MB', grown / 1e6);
    if (lines > most || text.length > most * BYTES_A_LINE) {
      throw new Error(`the output has grown by ${lines} lines and ${text.length} bytes`);
    }
    if (grown > DISK_AT_ONCE + DISK_A_MINUTE * minutes) {
      throw new Error(`the data have grown by ${grown / 1e6} MB`);
    }
  }
}
