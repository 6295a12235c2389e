/**
 * A burst from one address against the real server as a process of its own: 40 seats send 38
 * refused actions each, all at once, in every game in turn. A table of another address plays
 * meanwhile, and `/health` is queried: neither may wait.
 */

import { setImmediate as breath } from 'node:timers/promises';
import { SeededChance } from '../../engine/core/chance.ts';
import { accepted } from '../../engine/core/command.ts';
import type { JsonObject } from '../../engine/core/contract.ts';
import { type Match, replay } from '../../engine/core/match.ts';
import { gameById } from '../../engine/registry.ts';
import { hashes } from '../../server/protocol/chance.ts';
import { Pool } from '../battery/play.ts';
import { allSamples, type Samples } from '../battery/samples.ts';
import { Hosted } from '../bench/load/hosted.ts';
import { type Measured, ScriptedTable } from '../bench/load/table.ts';
import { newTraffic } from '../bench/load/wire-client.ts';
import type { Campaign, Run, Setting } from './campaign.ts';
import { Crowd } from './hostile/crowd.ts';
import type { Raw } from './hostile/raw.ts';

const SEATS = 40;
const ACTIONS = 38;
const EVE = '127.0.0.2';
/**
 * Longest delay of another address's table: the median of the bursts' longest waits, in
 * milliseconds in which the server had a processor. Other work of the machine does not count.
 */
const MOST_MS = 100;
/** Honest actions before the bursts, for comparison. */
const QUIET = 60;
/** The first bursts meet code that is not compiled yet; later ones are never this slow. */
const WARM_UP = 5;

export const campaign: Campaign = {
  about: 'A burst of refused actions from one address holds up nobody else.',
  open: (setting) => Burst.open(setting),
};

/** An adversary's seat, and actions that it may not do. */
interface Attacker {
  readonly raw: Raw;
  readonly refused: readonly JsonObject[];
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

class Burst implements Run {
  private readonly setting: Setting;
  private readonly host: Hosted;
  private readonly table: ScriptedTable;
  private readonly measured: Measured;
  private readonly eve: Crowd;
  private readonly waits: number[] = [];
  private readonly shares: number[] = [];
  private quiet = 0;
  private played = 0;

  private constructor(setting: Setting, host: Hosted, table: ScriptedTable, measured: Measured) {
    this.setting = setting;
    this.host = host;
    this.table = table;
    this.measured = measured;
    this.eve = new Crowd(host.url, EVE);
  }

  static async open(setting: Setting): Promise<Burst> {
    const host = await Hosted.start('server');
    const counted = { ack: [], patch: [], actions: 0, refused: 0 };
    const measured: Measured = { ...counted, traffic: newTraffic() };
    const table = await ScriptedTable.open(host, 3, `${setting.seed} neighbour`, measured);
    await table.start(host);
    const run = new Burst(setting, host, table, measured);
    for (let k = 0; k < QUIET; k++) await run.neighbour();
    run.quiet = median(measured.ack.splice(0));
    return run;
  }

  private async neighbour(): Promise<void> {
    if (this.table.finished) await this.table.start(this.host);
    await this.table.act();
  }

  async play(number: number): Promise<void> {
    const { setting, measured, host } = this;
    const samples = allSamples[number % allSamples.length];
    const attackers = await this.seatAll(samples, `${setting.seed} ${number}`);
    await sleep(200);
    let over = false;
    let health = 0;
    const acted = (async () => {
      while (!over) await this.neighbour();
    })();
    const asked = (async () => {
      while (!over) {
        const begun = performance.now();
        await fetch(`${host.url}/health`);
        health = Math.max(health, performance.now() - begun);
        await sleep(5);
      }
    })();
    await sleep(50);
    measured.ack.length = 0;
    const cpu = (await host.usage()).cpuMs;
    const begun = performance.now();
    const answers: ReturnType<Raw['ask']>[] = [];
    for (const [seat, { raw, refused }] of attackers.entries()) {
      for (const [k, action] of refused.entries()) {
        answers.push(raw.ask('act', { id: `${number}-${seat}-${k}`, action }));
      }
      // The neighbour lives in this very process, and must not wait for it.
      await breath();
    }
    for (const answer of answers) {
      const reply = await answer;
      if (reply?.error !== 'refused') throw new Error(`answered with ${JSON.stringify(reply)}`);
    }
    const took = performance.now() - begun;
    const share = Math.min(1, ((await host.usage()).cpuMs - cpu) / took);
    over = true;
    await Promise.all([acted, asked]);
    this.eve.leave();
    if (measured.refused > 0) throw new Error(`the neighbour was refused: ${this.table.refusal}`);
    const longest = Math.max(...measured.ack) * share;
    const { tally } = setting;
    tally.add('bursts');
    tally.add('refused actions', answers.length);
    tally.add('neighbour: actions meanwhile', measured.ack.length);
    if (this.played++ < WARM_UP) return;
    this.waits.push(longest);
    this.shares.push(share);
    const id = samples.game;
    tally.most(`${id}: ms until all were answered`, took * share);
    tally.most(`${id}: ms that the neighbour waited, at most`, longest);
    tally.most(`${id}: ms that /health waited, at most`, health * share);
  }

  /** Forty seats at as many tables as necessary, each with actions that it may not do. */
  private async seatAll(samples: Samples, seed: string): Promise<Attacker[]> {
    const chance = new SeededChance(seed);
    const game = gameById(samples.game);
    const attackers: Attacker[] = [];
    const most = game.seats.max;
    while (attackers.length < SEATS) {
      const count = Math.min(most, Math.max(game.seats.min, SEATS - attackers.length));
      const { raw: first, place } = await this.eve.enter('create/table', {
        game: game.id,
        seats: count,
        name: 'A',
      });
      if (!first) throw new Error('the adversary could open no table');
      const seats = [first];
      for (let k = 1; k < count; k++) {
        const { raw } = await this.eve.enter(`joinById/${place.roomId}`, { name: `Seat ${k}` });
        if (!raw) throw new Error('the adversary found no chair');
        seats.push(raw);
      }
      const reply = await first.ask('lobby', { op: 'start' });
      if (!reply?.ok) throw new Error(`start: ${JSON.stringify(reply)}`);
      const match = replay(await this.host.log(place.roomId), game, hashes);
      const pool = new Pool(samples);
      for (const seat of seats.keys()) for (const action of match.legal(seat)) pool.add(action);
      for (const [seat, raw] of seats.entries()) {
        attackers.push({ raw, refused: refusedTo(match, seat, pool, chance) });
      }
    }
    return attackers.slice(0, SEATS);
  }

  async close(): Promise<void> {
    const { tally } = this.setting;
    this.eve.leave();
    this.table.close();
    await this.host.stop();
    tally.most('neighbour: p50 ms before', this.quiet);
    if (this.waits.length === 0) return;
    const held = median(this.waits);
    tally.most('share of a processor, median', median(this.shares));
    tally.most('neighbour: ms held up, median of the bursts', held);
    tally.most('neighbour: ms held up, at most', Math.max(...this.waits));
    if (held >= MOST_MS) throw new Error(`a burst holds up a foreign table by ${held} ms`);
  }
}

/** Actions that the rules refuse to `seat`, also if it does not decide. */
function refusedTo(match: Match, seat: number, pool: Pool, chance: SeededChance): JsonObject[] {
  const refused: JsonObject[] = [];
  for (let tries = 0; refused.length < ACTIONS && tries < 10_000; tries++) {
    const action = { ...pool.pick() } as unknown as JsonObject;
    if (typeof action.type !== 'string' || action.type.length > 40) continue;
    if (accepted(match.game, match.state, seat, action) === null) refused.push(action);
  }
  while (refused.length < ACTIONS) refused.push({ type: `nothing ${chance.below(1e9)}` });
  return refused;
}
