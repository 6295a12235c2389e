/**
 * One server for the whole time: tables are opened, played to the end, played again, left to sleep
 * and woken; spectators and owners come and go. Each case is a stretch of that with a reading of
 * the memory after garbage collection at its end; over the whole run it must stay flat.
 *
 * The play has a fixed pace (`--pace`, actions a second), so that the memory is always that of the
 * same work, even on a busy machine.
 */

import { SeededChance } from '../../engine/core/chance.ts';
import { Hosted } from '../bench/load/hosted.ts';
import { type Measured, ScriptedTable } from '../bench/load/table.ts';
import { newTraffic, reserve, WireClient } from '../bench/load/wire-client.ts';
import type { Campaign, Run, Setting } from './campaign.ts';
import { judge, type Reading } from './flat.ts';

const SEATS = 4;
/** Tables in play at any time. */
const TABLES = 24;
/** Readings that a run aims at, and the bounds of the time between two. */
const READINGS = 60;
const STRETCH_MS = [1500, 60_000] as const;
/** Actions a second at all tables together: a pace that a busy machine can hold. */
const PACE = 100;
/** A table that is behind its pace by more than this does not catch up. */
const PATIENCE_MS = 1000;
/** One finished match in so many ends with a new table. */
const NEW_TABLE_OF = 3;
/** Allowed growth of the memory after its warm-up (`flat.ts`). */
const BOUNDS = {
  heap: { share: 0.05, bytes: 3e6 },
  rss: { share: 0.05, bytes: 15e6 },
} as const;

const MAX_TRIES = 3;
const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const campaign: Campaign = {
  about: `${TABLES} tables without a break, people and spectators coming and going: memory stays flat`,
  paced: true,
  open: (setting) => SoakRun.open(setting),
};

class SoakRun implements Run {
  private readonly setting: Setting;
  private readonly host: Hosted;
  private readonly chance: SeededChance;
  private readonly started = Date.now();
  private readonly readings: { [what in keyof typeof BOUNDS]: Reading[] } = { heap: [], rss: [] };
  private readonly measured: Measured = {
    ack: [],
    patch: [],
    actions: 0,
    refused: 0,
    traffic: newTraffic(),
  };
  private readonly tables: (ScriptedTable | null)[] = Array.from({ length: TABLES }, () => null);

  private constructor(setting: Setting, host: Hosted) {
    this.setting = setting;
    this.host = host;
    this.chance = new SeededChance(`${setting.seed} soak`);
  }

  static async open(setting: Setting): Promise<SoakRun> {
    // Empty tables go to sleep soon, so that waking is part of the run.
    return new SoakRun(setting, await Hosted.start('server', { LAGUNA_IDLE: '2' }));
  }

  async play(): Promise<void> {
    const { setting, started, measured, host } = this;
    const [least, most] = STRETCH_MS;
    const stretch = Math.min(most, Math.max(least, (setting.until - started) / READINGS));
    const end = Date.now() + stretch;
    await Promise.all(this.tables.map((_, k) => this.keep(k, end)));
    const { heap, external, rss } = await host.usage(true);
    const at = (Date.now() - started) / 1000;
    this.readings.heap.push({ at, bytes: heap + external });
    this.readings.rss.push({ at, bytes: rss });
    console.error(`  ${Math.round(at)} s: heap ${mb(heap + external)}, rss ${mb(rss)}`);
    setting.tally.add('actions', measured.actions);
    setting.tally.add('refused', measured.refused);
    measured.actions = 0;
    measured.refused = 0;
    measured.ack.length = 0;
    measured.patch.length = 0;
  }

  /** One place for a table, until `end`: somebody is always playing at it. */
  private async keep(k: number, end: number): Promise<void> {
    const gap = (TABLES * 1000) / (this.setting.pace ?? PACE);
    // Each place has its own moment within the gap.
    let due = Date.now() + (gap * k) / TABLES;
    while (Date.now() < end) {
      const table = this.tables[k] ?? (await this.open(k));
      if (table.isLost) this.giveUp(k, table);
      else if (table.finished) await this.after(k, table);
      else {
        await table.act();
        if (table.refusal && !table.isLost) {
          throw new Error(`a legal action was refused: ${table.refusal}`);
        }
        if (this.chance.below(400) === 0) await this.visit(table);
        due = Math.max(due + gap, Date.now() - PATIENCE_MS);
        await sleep(Math.max(0, Math.min(due, end) - Date.now()));
      }
    }
  }

  private async open(k: number): Promise<ScriptedTable> {
    const { host, measured, setting, chance } = this;
    const seed = `${setting.seed} ${k} ${chance.below(1e9)}`;
    const table = await ScriptedTable.open(host, SEATS, seed, measured);
    await table.start(host);
    this.tables[k] = table;
    setting.tally.add('tables opened');
    return table;
  }

  /** On a busy machine a connection may time out: another table is opened then. */
  private giveUp(k: number, table: ScriptedTable): void {
    table.close();
    this.tables[k] = null;
    this.setting.tally.add('tables given up with a connection');
  }

  /**
   * A match is over: it is followed by another, or everybody leaves and the table goes to sleep.
   */
  private async after(k: number, table: ScriptedTable): Promise<void> {
    const { chance, setting, host } = this;
    setting.tally.add('matches played to the end');
    if (chance.below(NEW_TABLE_OF) > 0) {
      await table.start(host);
      setting.tally.add('rematches');
      return;
    }
    const { code, token } = table.clients[0];
    table.close();
    this.tables[k] = null;
    // Its owner looks in once more when it sleeps.
    await sleep(2500);
    const again = await this.join(code, { token });
    if (again.seat !== 0) throw new Error(`The owner came back in seat ${again.seat}.`);
    again.drop();
    setting.tally.add('tables woken');
  }

  /** A spectator joins, and leaves. */
  private async visit(table: ScriptedTable): Promise<void> {
    const guest = await this.join(table.clients[0].code, { spectate: true });
    setTimeout(() => guest.drop(), this.chance.below(1000));
    this.setting.tally.add('visits of spectators');
  }

  /** Like a person, it tries again if a connection times out on a busy machine. */
  private async join(code: string, body: object): Promise<WireClient> {
    const { url } = this.host;
    for (let tries = 1; ; tries++) {
      try {
        return await WireClient.open(
          url,
          await reserve(url, `joinById/${code}`, body),
          newTraffic(),
        );
      } catch (error) {
        if (tries === MAX_TRIES) throw error;
        this.setting.tally.add('joins tried again');
      }
    }
  }

  async close(): Promise<void> {
    for (const table of this.tables) table?.close();
    await this.host.stop();
    const { tally, pace = PACE } = this.setting;
    const seconds = (Date.now() - this.started) / 1000;
    tally.add('readings', this.readings.heap.length);
    tally.add('actions a second', (tally.sums.actions ?? 0) / seconds);
    tally.add('actions a second that were due', pace);
    const grown = Object.entries(BOUNDS).flatMap(([what, bound]) => {
      const verdict = judge(this.readings[what as keyof typeof BOUNDS], bound);
      if (!verdict) return [];
      const { flat, level, growth, allowed } = verdict;
      tally.add(`${what} after warming up, MB`, level / 1e6);
      tally.add(`${what}: growth since, MB`, growth / 1e6);
      tally.add(`${what}: growth allowed, MB`, allowed / 1e6);
      return flat ? [] : [`${what} grew by ${mb(growth)} after warming up, above ${mb(allowed)}`];
    });
    if (grown.length > 0) throw new Error(grown.join('; '));
  }
}
