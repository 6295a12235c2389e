/**
 * The server under load: one process with its journal on disk, and scripted clients in this one that
 * play legal actions. Each size is compared with a bare echo of the same frames, in the same run.
 */

import { execFileSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { benchBots } from './bots.ts';
import type { Usage } from './load/host.ts';
import { Hosted } from './load/hosted.ts';
import { type Profile, perAction } from './load/profile.ts';
import { type Measured, ScriptedTable } from './load/table.ts';
import { newTraffic } from './load/wire-client.ts';
import { type Percentiles, percentiles, round } from './stats.ts';

const SEATS = 4;
/** Two actions a second at each table. */
const INTERVAL_MS = 500;
/** Tables that are opened at the same time. */
const OPENING = 16;

export interface LoadFigures {
  readonly matches: number;
  readonly actionsPerSecond: number;
  /** Processor time of the server's process, all threads, of one core. */
  readonly cpuShare: number;
  readonly cpuMicrosecondsPerAction: number;
  /** From an action to its acknowledgement, and to the last other seat's patch, in milliseconds. */
  readonly ackMs: Percentiles;
  readonly patchMs: Percentiles;
  /** On the wire, WebSocket headers included: patch, events and a quarter of the answer. */
  readonly bytesPerActionAndSeat: number;
  readonly bytesPerActionAndSeatWithPrivate: number;
  readonly rssKbPerMatch: number;
  readonly heapKbPerMatch: number;
  readonly joinsPerSecond: number;
  readonly cpuMsPerJoin: number;
  readonly refused: number;
  /** How late the server's and the clients' own event loops were, 99th percentile, milliseconds. */
  readonly serverLoopP99: number;
  readonly clientLoopP99: number;
  /** The same frames from a bare echo. */
  readonly echoCpuShare: number;
  readonly echoCpuMicrosecondsPerAction: number;
  readonly echoAckMs: Percentiles;
  /** Processor time of an action, in that of an echo. */
  readonly timesEcho: number;
  /** Microseconds of processor time per action, by concept; from a second run. */
  readonly profile?: Profile;
}

const newMeasured = (): Measured => ({
  ack: [],
  patch: [],
  actions: 0,
  refused: 0,
  traffic: newTraffic(),
});

/** Carries out `work` for 0 … count - 1, some at a time. */
export async function inParallel(
  count: number,
  atATime: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: Math.min(atATime, count) }, one));
}

/** Every table acts twice a second, each at its own moment, for `seconds`. */
async function drive(
  tables: readonly ScriptedTable[],
  seconds: number,
  act: (table: ScriptedTable) => Promise<void>,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const running = new Set<Promise<void>>();
  const gap = INTERVAL_MS / tables.length;
  for (let due = performance.now(), next = 0; due < end; ) {
    const now = performance.now();
    for (; due <= now && due < end; due += gap) {
      const work = act(tables[next++ % tables.length]);
      running.add(work);
      void work.finally(() => running.delete(work));
    }
    await new Promise((resolve) => setTimeout(resolve, Math.max(1, due - performance.now())));
  }
  await Promise.all(running);
}

interface Run {
  readonly measured: Measured;
  readonly before: Usage;
  readonly after: Usage;
  readonly seconds: number;
}

async function measure(
  host: Hosted,
  tables: readonly ScriptedTable[],
  measured: Measured,
  seconds: number,
  act: (table: ScriptedTable) => Promise<void>,
): Promise<Run> {
  await drive(tables, Math.min(5, seconds), act);
  measured.ack.length = 0;
  measured.patch.length = 0;
  Object.assign(measured, { actions: 0, refused: 0 });
  Object.assign(measured.traffic, newTraffic());
  const before = await host.usage();
  const start = performance.now();
  await drive(tables, seconds, act);
  const elapsed = (performance.now() - start) / 1000;
  return { measured, before, after: await host.usage(), seconds: elapsed };
}

async function play(host: Hosted, table: ScriptedTable): Promise<void> {
  if (table.finished) await table.start(host);
  await table.act();
}

/** The same load once more, with samples. */
async function sample(
  host: Hosted,
  tables: readonly ScriptedTable[],
  measured: Measured,
  seconds: number,
): Promise<Profile> {
  const { actions } = measured;
  await host.profile(true);
  await drive(tables, seconds, (table) => play(host, table));
  return perAction(await host.profile(false), measured.actions - actions);
}

async function benchEcho(matches: number, seconds: number): Promise<Run> {
  const host = await Hosted.start('echo');
  const measured = newMeasured();
  const tables: ScriptedTable[] = [];
  await inParallel(matches, OPENING, async (k) => {
    tables.push(await ScriptedTable.openEcho(host, SEATS, `t${k}`, measured));
  });
  const run = await measure(host, tables, measured, seconds, (table) => table.ping());
  for (const table of tables) table.close();
  await host.stop();
  return run;
}

const cpuShare = ({ before, after, seconds }: Run): number =>
  round((after.cpuMs - before.cpuMs) / 1000 / seconds, 3);

const cpuPerAction = ({ before, after, measured }: Run): number =>
  ((after.cpuMs - before.cpuMs) * 1000) / measured.actions;

/** The bytes on the wire for each action and seat. */
function traffic({ traffic, actions }: Measured): Pick<LoadFigures, 'bytesPerActionAndSeat'> & {
  readonly bytesPerActionAndSeatWithPrivate: number;
} {
  const plain = traffic.patch.bytes + traffic.events.bytes + traffic.response.bytes;
  const all = plain + traffic.private.bytes + traffic.other.bytes;
  return {
    bytesPerActionAndSeat: round(plain / actions / SEATS, 1),
    bytesPerActionAndSeatWithPrivate: round(all / actions / SEATS, 1),
  };
}

/** What a run says by itself, before the next one counts into the same measurements. */
const figuresOf = (run: Run) => ({
  actionsPerSecond: round(run.measured.actions / run.seconds, 1),
  cpuShare: cpuShare(run),
  cpuMicrosecondsPerAction: round(cpuPerAction(run)),
  ackMs: percentiles(run.measured.ack),
  patchMs: percentiles(run.measured.patch),
  ...traffic(run.measured),
  refused: run.measured.refused,
  serverLoopP99: round(run.after.loopP99, 2),
});

/**
 * One size of the load.
 * @param sampled whether the load goes on for as long again, with samples of the server's thread
 */
export async function benchLoad(
  matches: number,
  seconds: number,
  sampled = false,
): Promise<LoadFigures> {
  const host = await Hosted.start('server');
  const measured = newMeasured();
  // One whole match first, so that one-time costs of a process do not count as a match's.
  const first = await ScriptedTable.open(host, SEATS, 'first', measured);
  await first.start(host);
  while (!first.finished) await first.act();
  const empty = await host.usage(true);
  const tables: ScriptedTable[] = [];
  const opened = performance.now();
  await inParallel(matches, OPENING, async (k) => {
    tables.push(await ScriptedTable.open(host, SEATS, `t${k}`, measured));
  });
  const openSeconds = (performance.now() - opened) / 1000;
  const joined = await host.usage();
  await inParallel(matches, OPENING, (k) => tables[k].start(host));
  const clientLoop = monitorEventLoopDelay({ resolution: 5 });
  clientLoop.enable();
  const run = await measure(host, tables, measured, seconds, (table) => play(host, table));
  clientLoop.disable();
  const figures = figuresOf(run);
  const cost = cpuPerAction(run);
  const full = await host.usage(true);
  const profile = sampled ? await sample(host, tables, measured, seconds) : null;
  for (const table of tables) table.close();
  await host.stop();
  const echo = await benchEcho(matches, Math.min(seconds, 10));
  const joins = matches * SEATS;
  const [before, after] = [empty.heap + empty.external, full.heap + full.external];
  return {
    matches,
    ...figures,
    rssKbPerMatch: round((full.rss - empty.rss) / 1024 / matches, 1),
    heapKbPerMatch: round((after - before) / 1024 / matches, 1),
    joinsPerSecond: round(joins / openSeconds),
    cpuMsPerJoin: round((joined.cpuMs - empty.cpuMs) / joins, 2),
    clientLoopP99: round(clientLoop.percentile(99) / 1e6 - 5, 2),
    echoCpuShare: cpuShare(echo),
    echoCpuMicrosecondsPerAction: round(cpuPerAction(echo)),
    echoAckMs: percentiles(echo.measured.ack),
    timesEcho: round(cost / cpuPerAction(echo), 2),
    ...(profile && { profile }),
  };
}

/** The number after `--name`, else `fallback`. */
function option(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  const value = at < 0 ? fallback : Number(process.argv[at + 1]);
  if (!(value > 0)) throw new Error(`--${name} takes a number above 0.`);
  return value;
}

/** The server gets the first core for itself, and this process, with all its threads, the second. */
function pin(): void {
  Hosted.core = 0;
  execFileSync('taskset', ['-acp', '1', String(process.pid)]);
}

/**
 * All sizes, then bots; takes about four minutes. `--matches M` for one size without bots,
 * `--seconds S` for how long each is measured, `--profile` for where the time goes, `--pin` for a
 * server on one core and the load on another (Linux).
 */
export async function benchServer(): Promise<object> {
  const seconds = option('seconds', 20);
  const one = process.argv.includes('--matches');
  const sizes = one ? [option('matches', 100)] : [100, 300, 500];
  const sampled = process.argv.includes('--profile');
  if (process.argv.includes('--pin')) pin();
  const loads: LoadFigures[] = [];
  for (const matches of sizes) loads.push(await benchLoad(matches, seconds, sampled));
  const bots = one ? {} : { bots: await benchBots(seconds) };
  const load = loadavg().map((x) => round(x, 2));
  return { loads, ...bots, cores: availableParallelism(), load, node: process.version };
}
