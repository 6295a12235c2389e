/**
 * The cost of an audience: one match of four scripted players, first alone, then with so many
 * spectators. One server process with its journal on disk; the audience's sockets are real.
 */

import { performance } from 'node:perf_hooks';
import { Hosted } from '../load/hosted.ts';
import { type Measured, ScriptedTable } from '../load/table.ts';
import { newTraffic, reserve, type Traffic, WireClient } from '../load/wire-client.ts';
import { inParallel } from '../server.ts';
import { type Percentiles, percentiles, round } from '../stats.ts';

const SEATS = 4;
const SPECTATORS = 300;
/** Two actions a second, as people at a fast table. */
const INTERVAL_MS = 500;
const SECONDS = 30;
const JOINING = 16;

export interface SpectatorFigures {
  readonly spectators: number;
  readonly actionsPerSecond: number;
  /** Processor time of the server's process, of one core: alone and with the audience. */
  readonly cpuAlone: number;
  readonly cpuWatched: number;
  /** Processor time that one action costs for each spectator, in microseconds. */
  readonly cpuMicrosecondsPerActionAndSpectator: number;
  /** On each spectator's wire, headers included, for an action on average. */
  readonly bytesPerActionAndSpectator: number;
  readonly bytesPerSecondAndSpectator: number;
  /** State, history and talk that a spectator begins with. */
  readonly bytesPerJoin: number;
  readonly cpuMsPerJoin: number;
  readonly joinsPerSecond: number;
  readonly rssKbPerSpectator: number;
  readonly heapKbPerSpectator: number;
  /** Of the players: an action to its acknowledgement, and to the last other player's patch. */
  readonly playersAckMsAlone: Percentiles;
  readonly playersAckMsWatched: Percentiles;
  readonly playersPatchMsAlone: Percentiles;
  readonly playersPatchMsWatched: Percentiles;
}

const newMeasured = (): Measured => ({
  ack: [],
  patch: [],
  actions: 0,
  refused: 0,
  traffic: newTraffic(),
});

const bytesOf = (traffic: Traffic): number =>
  Object.values(traffic).reduce((sum, { bytes }) => sum + bytes, 0);

interface Driven {
  readonly actions: number;
  readonly cpuMs: number;
  readonly seconds: number;
  readonly ack: Percentiles;
  readonly patch: Percentiles;
}

/** The players act twice a second for `SECONDS`; the match is begun anew when it is over. */
async function drive(host: Hosted, table: ScriptedTable, measured: Measured): Promise<Driven> {
  Object.assign(measured, { actions: 0, refused: 0 });
  measured.ack.length = 0;
  measured.patch.length = 0;
  const before = await host.usage();
  const start = performance.now();
  const end = start + SECONDS * 1000;
  for (let due = start; due < end; due += INTERVAL_MS) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    if (table.finished) await table.start(host);
    await table.act();
  }
  const after = await host.usage();
  return {
    actions: measured.actions,
    cpuMs: after.cpuMs - before.cpuMs,
    seconds: (performance.now() - start) / 1000,
    ack: percentiles(measured.ack),
    patch: percentiles(measured.patch),
  };
}

/** `--spectators 300` people on one match. */
export async function benchSpectators(): Promise<SpectatorFigures> {
  const at = process.argv.indexOf('--spectators');
  const count = at < 0 ? SPECTATORS : Number(process.argv[at + 1]);
  if (!(count > 0)) throw new Error('--spectators takes a number above 0.');
  const host = await Hosted.start('server', { LAGUNA_SPECTATORS: String(Math.max(1000, count)) });
  const measured = newMeasured();
  const table = await ScriptedTable.open(host, SEATS, 'watched', measured);
  await table.start(host);
  for (let k = 0; k < 40; k++) await table.act();
  const alone = await drive(host, table, measured);

  const traffic = newTraffic();
  const audience: WireClient[] = [];
  const code = table.clients[0].code;
  const empty = await host.usage(true);
  const joining = performance.now();
  await inParallel(count, JOINING, async () => {
    const place = await reserve(host.url, `joinById/${code}`, { spectate: true });
    audience.push(await WireClient.open(host.url, place, traffic));
  });
  const joinSeconds = (performance.now() - joining) / 1000;
  const joined = await host.usage(true);
  const joinBytes = bytesOf(traffic);

  const watched = await drive(host, table, measured);
  const full = await host.usage(true);
  if (audience.some(({ closed }) => closed)) throw new Error('A spectator was let go.');
  for (const spectator of audience) spectator.drop();
  table.close();
  await host.stop();

  const perAction = ({ cpuMs, actions }: Driven): number => (cpuMs * 1000) / actions;
  const bytes = (bytesOf(traffic) - joinBytes) / count;
  return {
    spectators: count,
    actionsPerSecond: round(watched.actions / watched.seconds, 2),
    cpuAlone: round(alone.cpuMs / 1000 / alone.seconds, 3),
    cpuWatched: round(watched.cpuMs / 1000 / watched.seconds, 3),
    cpuMicrosecondsPerActionAndSpectator: round((perAction(watched) - perAction(alone)) / count, 1),
    bytesPerActionAndSpectator: round(bytes / watched.actions, 1),
    bytesPerSecondAndSpectator: round(bytes / watched.seconds, 1),
    bytesPerJoin: round(joinBytes / count),
    cpuMsPerJoin: round((joined.cpuMs - empty.cpuMs) / count, 2),
    joinsPerSecond: round(count / joinSeconds),
    rssKbPerSpectator: round((full.rss - empty.rss) / 1024 / count, 1),
    heapKbPerSpectator: round(
      (full.heap + full.external - empty.heap - empty.external) / 1024 / count,
      1,
    ),
    playersAckMsAlone: alone.ack,
    playersAckMsWatched: watched.ack,
    playersPatchMsAlone: alone.patch,
    playersPatchMsWatched: watched.patch,
  };
}
