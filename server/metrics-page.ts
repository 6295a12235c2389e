/** `GET /metrics`: the figures of this process, read when somebody asks. */

import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Registry } from 'prom-client';
import { matchMaker } from './colyseus.ts';
import type { Config } from './config.ts';
import type { House } from './house.ts';
import { isLocal } from './http/limits.ts';
import { type Counted, countedText, metrics } from './metrics.ts';
import { tableCount } from './table/awake.ts';

const LOOP_RESOLUTION_MS = 10;
/** The journal's size is reported in steps: each command changes it, secret ones too. */
const JOURNAL_STEP_BYTES = 64 << 20;
export const coarse = (bytes: number): number =>
  Math.ceil(bytes / JOURNAL_STEP_BYTES) * JOURNAL_STEP_BYTES;

const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
loop.enable();

/**
 * Whether this request may read the figures: they hold no secrets, but show how busy the server is.
 */
export function mayRead(
  req: IncomingMessage,
  { metrics: readers, proxies }: Pick<Config, 'metrics' | 'proxies'>,
): boolean {
  return readers === 'local' ? isLocal(req, proxies) : readers === 'all';
}

/**
 * Answers with the figures. Only programs on this machine see the process's use of processor and
 * memory, which they can measure anyway: on a quiet server it reveals that somebody has done
 * something.
 */
export async function sendMetrics(
  req: IncomingMessage,
  res: ServerResponse,
  house: House,
  version: string,
): Promise<void> {
  const text = await metricsText(house, version, isLocal(req, house.config.proxies));
  res.writeHead(200, {
    'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE,
    'Cache-Control': 'no-store',
  });
  res.end(text);
}

/** Counts that cannot be read. */
const UNKNOWN = { tables: Number.NaN, matches: Number.NaN };

type Labels = { readonly [label: string]: string };

/** Puts a figure, or one for each of some labels, on the page. */
function gauge(
  page: Registry,
  name: string,
  help: string,
  figures: number | readonly (readonly [Labels, number])[],
): void {
  const list = typeof figures === 'number' ? [[{}, figures] as const] : figures;
  const labelNames = Object.keys(list[0]?.[0] ?? {});
  const made = new Gauge({ name, help, labelNames, registers: [page] });
  for (const [labels, value] of list) made.set(labels, value);
}

/**
 * All figures in the Prometheus text format.
 * @param machine include processor and memory
 */
async function metricsText(house: House, version: string, machine: boolean): Promise<string> {
  const { tables, matches } = await house.journal.counts().catch(() => UNKNOWN);
  const { used } = await house.journal.expiry.size();
  const page = new Registry();
  gauge(page, 'laguna_info', 'The version that runs.', [[{ version }, 1]]);
  addTables(page);
  gauge(page, 'laguna_stored_tables', 'Tables in the journal, asleep ones included.', tables);
  gauge(page, 'laguna_stored_matches', 'Matches in the journal.', matches);
  gauge(
    page,
    'laguna_journal_bytes',
    'Size of the embedded journal, rounded up to whole 64 MiB.',
    coarse(journalBytes(house)),
  );
  gauge(
    page,
    'laguna_journal_used_bytes',
    'What tables and matches take up, rounded up to whole 64 MiB.',
    coarse(used),
  );
  gauge(
    page,
    'laguna_journal_limit_bytes',
    'Above this the oldest matches go before their time; 0: never.',
    house.config.keep.megabytes * 1e6,
  );
  if (machine) addProcess(page);
  return `${await page.metrics()}\n${await countedText()}`;
}

function addTables(page: Registry): void {
  const { ccu } = matchMaker.stats.local;
  const all = [...metrics.tables];
  const stages = ['lobby', 'playing', 'finished'].map((stage) => {
    return [{ stage }, all.filter((table) => table.stage === stage).length] as const;
  });
  const owners = ['person', 'held', 'bot', 'free'] as const;
  const seats = all.flatMap(({ seats }) => seats.chairs.map((_, seat) => ownerOf(seats, seat)));
  const bySeat = owners.map((owner) => {
    return [{ owner }, seats.filter((one) => one === owner).length] as const;
  });
  const seated = all.reduce((sum, table) => sum + presentAt(table), 0);
  gauge(page, 'laguna_rooms', 'Tables that are awake.', tableCount());
  gauge(page, 'laguna_tables', 'Tables that are awake, by stage.', stages);
  gauge(
    page,
    'laguna_seats',
    'Seats at these tables, by who plays them; held: a bot for an absent person.',
    bySeat,
  );
  gauge(page, 'laguna_connections', 'Open connections.', ccu);
  gauge(page, 'laguna_spectators', 'Connections without a seat.', Math.max(0, ccu - seated));
}

function ownerOf(seats: Counted['seats'], seat: number): 'person' | 'held' | 'bot' | 'free' {
  if (seats.isFree(seat)) return 'free';
  if (seats.isHeld(seat)) return 'held';
  return seats.chairs[seat]?.bot ? 'bot' : 'person';
}

function presentAt({ seats }: Counted): number {
  return seats.chairs.filter(({ session }) => session !== null).length;
}

function addProcess(page: Registry): void {
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const delays = [0.5, 0.99, 1].map((quantile) => {
    const ms = loop.percentile(quantile * 100) / 1e6 - LOOP_RESOLUTION_MS;
    return [{ quantile: String(quantile) }, Math.max(0, ms) / 1000] as const;
  });
  // Each reading covers the time since the one before.
  loop.reset();
  gauge(
    page,
    'laguna_event_loop_delay_seconds',
    'How late the event loop was since the last reading.',
    delays,
  );
  gauge(page, 'process_resident_memory_bytes', 'Memory of the process.', rss);
  gauge(page, 'nodejs_heap_used_bytes', 'Used heap.', heapUsed);
  gauge(page, 'nodejs_external_memory_bytes', 'Buffers outside the heap.', external);
  const processor = { name: 'process_cpu_seconds_total', help: 'Processor time.' };
  new Counter({ ...processor, registers: [page] }).inc((user + system) / 1e6);
  gauge(page, 'process_uptime_seconds', 'Since the start.', process.uptime());
}

/** The embedded database with its write-ahead log; 0 for another journal. */
function journalBytes({ config }: House): number {
  return ['laguna.db', 'laguna.db-wal'].reduce((sum, name) => {
    const size = statSync(join(config.data, name), { throwIfNoEntry: false })?.size;
    return sum + (size ?? 0);
  }, 0);
}
