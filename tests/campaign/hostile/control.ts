/** A table without an attacker: it plays on, and the time of its people's actions is measured. */

import type { Hosted } from '../../bench/load/hosted.ts';
import { type Measured, ScriptedTable } from '../../bench/load/table.ts';
import { newTraffic } from '../../bench/load/wire-client.ts';
import type { Tally } from '../campaign.ts';

const SEATS = 3;
/** Between two actions. */
const REST_MS = 25;
/** Actions before the attacks begin. */
const QUIET = 40;
/** Nobody waits longer than this, even on a busy machine, in milliseconds. */
const LIMIT_MS = 20_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Control {
  private readonly host: Hosted;
  private readonly table: ScriptedTable;
  private readonly measured: Measured;
  private readonly quiet: number[];
  private playing = true;
  private last = performance.now();
  private failure: Error | null = null;
  private readonly done: Promise<void>;

  private constructor(host: Hosted, table: ScriptedTable, measured: Measured) {
    this.host = host;
    this.table = table;
    this.measured = measured;
    this.quiet = measured.ack.splice(0);
    measured.actions = 0;
    this.done = this.play().catch((error) => {
      this.failure = error as Error;
    });
  }

  static async start(host: Hosted, seed: string): Promise<Control> {
    const measured: Measured = {
      ack: [],
      patch: [],
      actions: 0,
      refused: 0,
      traffic: newTraffic(),
    };
    const table = await ScriptedTable.open(host, SEATS, `${seed} control`, measured);
    await table.start(host);
    for (let i = 0; i < QUIET; i++) {
      await table.act();
      await sleep(REST_MS);
    }
    return new Control(host, table, measured);
  }

  private async play(): Promise<void> {
    while (this.playing) {
      if (this.table.finished) await this.table.start(this.host);
      await this.table.act();
      this.last = performance.now();
      await sleep(REST_MS);
    }
  }

  /** @throws Error if the table does not play on */
  check(): void {
    if (this.failure) throw this.failure;
    if (this.measured.refused > 0) throw new Error('an action at the quiet table was refused');
    if (this.table.clients.some(({ closed }) => closed)) {
      throw new Error('somebody at the quiet table was thrown out');
    }
    if (performance.now() - this.last > LIMIT_MS) throw new Error('the quiet table stands still');
  }

  async stop(tally: Tally): Promise<void> {
    this.playing = false;
    await this.done;
    this.check();
    tally.add('quiet table: actions', this.measured.actions);
    const at = (list: number[], share: number): number => {
      const sorted = [...list].sort((a, b) => a - b);
      return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    };
    tally.most('quiet table: p50 ms before', at(this.quiet, 0.5));
    tally.most('quiet table: p50 ms under attack', at(this.measured.ack, 0.5));
    tally.most('quiet table: p99 ms before', at(this.quiet, 0.99));
    tally.most('quiet table: p99 ms under attack', at(this.measured.ack, 0.99));
    this.table.close();
  }
}
