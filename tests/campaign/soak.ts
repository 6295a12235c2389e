/**
 * One server for the whole time: tables are opened, played to the end, played again, left to sleep
 * and woken; spectators and owners come and go. Each case is a stretch of that with a reading of the
 * memory after garbage collection at its end; over the whole run it must stay flat.
 */

import { SeededChance } from '../../engine/core/chance.ts';
import { Hosted } from '../bench/load/hosted.ts';
import { type Measured, ScriptedTable } from '../bench/load/table.ts';
import { newTraffic, reserve, WireClient } from '../bench/load/wire-client.ts';
import type { Campaign, Run, Setting } from './campaign.ts';

const SEATS = 4;
/** Tables in play at any time. */
const TABLES = 24;
/** Readings that a run aims at, and the bounds of the time between two. */
const READINGS = 60;
const STRETCH_MS = [1500, 60_000] as const;
/** A table rests this long between two actions. */
const REST_MS = 20;
/** Out of so many finished matches one table is given up for a new one. */
const NEW_TABLE_OF = 3;
/**
 * How much the last third of the readings may lie above the second, median against median: the heap
 * after garbage collection is to stay as it is; the process also keeps pages that nobody uses.
 */
const HEAP_BOUND = { share: 0.05, bytes: 3e6 } as const;
const RSS_BOUND = { share: 0.1, bytes: 15e6 } as const;

const MAX_TRIES = 3;
const MB = 1e6;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const campaign: Campaign = {
  about: `${TABLES} tables without a break, people and spectators coming and going: memory stays flat`,
  open: (setting) => SoakRun.open(setting),
};

interface Reading {
  readonly heap: number;
  readonly rss: number;
}

class SoakRun implements Run {
  private readonly setting: Setting;
  private readonly host: Hosted;
  private readonly chance: SeededChance;
  private readonly started = Date.now();
  private readonly readings: Reading[] = [];
  private readonly measured: Measured = {
    ...{ ack: [], patch: [], actions: 0, refused: 0 },
    traffic: newTraffic(),
  };
  private readonly tables: (ScriptedTable | null)[] = Array.from({ length: TABLES }, () => null);

  private constructor(setting: Setting, host: Hosted) {
    this.setting = setting;
    this.host = host;
    this.chance = new SeededChance(`${setting.seed} soak`);
  }

  static async open(setting: Setting): Promise<SoakRun> {
    // Tables that nobody is at go to sleep soon, so that waking is part of the run.
    return new SoakRun(setting, await Hosted.start('server', { LAGUNA_IDLE: '2' }));
  }

  async play(): Promise<void> {
    const { setting, started, measured, host } = this;
    const [least, most] = STRETCH_MS;
    const stretch = Math.min(most, Math.max(least, (setting.until - started) / READINGS));
    const end = Date.now() + stretch;
    await Promise.all(this.tables.map((_, k) => this.keep(k, end)));
    const { heap, external, rss } = await host.usage(true);
    this.readings.push({ heap: heap + external, rss });
    const seconds = Math.round((Date.now() - started) / 1000);
    console.error(
      `  ${seconds} s: heap ${((heap + external) / MB).toFixed(1)} MB, rss ${(rss / MB).toFixed(1)} MB`,
    );
    setting.tally.add('actions', measured.actions);
    setting.tally.add('refused', measured.refused);
    measured.actions = 0;
    measured.refused = 0;
    measured.ack.length = 0;
    measured.patch.length = 0;
  }

  /** One place for a table, until `end`: there is always somebody playing at it. */
  private async keep(k: number, end: number): Promise<void> {
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
        await sleep(REST_MS);
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

  /** On a busy machine a connection may not answer in time and be let go: another table, then. */
  private giveUp(k: number, table: ScriptedTable): void {
    table.close();
    this.tables[k] = null;
    this.setting.tally.add('tables given up with a connection');
  }

  /** A match is over: played again, or everybody leaves and the table goes to sleep. */
  private async after(k: number, table: ScriptedTable): Promise<void> {
    const { chance, setting, host } = this;
    setting.tally.add('matches played to the end');
    if (chance.below(NEW_TABLE_OF) > 0) {
      await table.start(host);
      setting.tally.add('rematches');
      return;
    }
    const { code, token } = table.clients[0] as WireClient;
    table.close();
    this.tables[k] = null;
    // Its owner looks in once more when it sleeps.
    await sleep(2500);
    const again = await this.join(code, { token });
    if (again.seat !== 0) throw new Error(`The owner came back in seat ${again.seat}.`);
    again.drop();
    setting.tally.add('tables woken');
  }

  /** A spectator looks in, and goes. */
  private async visit(table: ScriptedTable): Promise<void> {
    const guest = await this.join((table.clients[0] as WireClient).code, { spectate: true });
    setTimeout(() => guest.drop(), this.chance.below(1000));
    this.setting.tally.add('visits of spectators');
  }

  /** Like a person, it tries again where a busy machine lets a connection's time run out. */
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
    const third = Math.floor(this.readings.length / 3);
    const { tally } = this.setting;
    tally.add('readings', this.readings.length);
    if (third < 3) return;
    this.judge('heap', third, HEAP_BOUND);
    this.judge('rss', third, RSS_BOUND);
  }

  /** The first third is for warming up. */
  private judge(what: keyof Reading, third: number, bound: { share: number; bytes: number }): void {
    const values = this.readings.map((reading) => reading[what]);
    const before = median(values.slice(third, 2 * third));
    const after = median(values.slice(2 * third));
    this.setting.tally.add(`${what} in the second third, MB`, before / MB);
    this.setting.tally.add(`${what} in the last third, MB`, after / MB);
    const allowed = Math.max(before * bound.share, bound.bytes);
    if (after - before > allowed) {
      const grown = ((after - before) / MB).toFixed(1);
      throw new Error(`${what} grew by ${grown} MB, more than ${(allowed / MB).toFixed(1)} MB`);
    }
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
