/** `GET /metrics`: the figures of this process, read when somebody asks. */

import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { matchMaker } from '@colyseus/core';
import type { House } from './house.ts';
import { isLocal } from './http/limits.ts';
import { type Counted, family, metrics } from './metrics.ts';

const LOOP_RESOLUTION_MS = 10;
/** The journal's size is told in steps: each command moves it, secret ones too. */
const JOURNAL_STEP_BYTES = 64 << 20;
export const coarse = (bytes: number): number =>
  Math.ceil(bytes / JOURNAL_STEP_BYTES) * JOURNAL_STEP_BYTES;

const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
loop.enable();

/** Whether this request may read the figures: they hold no secrets, but tell how much is going on. */
export function mayRead(req: IncomingMessage, readers: 'local' | 'all' | 'nobody'): boolean {
  return readers === 'local' ? isLocal(req) : readers === 'all';
}

/**
 * Answers with the figures. What the process takes of its machine goes to programs on that machine
 * alone, which can measure it anyway: on a quiet server it shows that somebody has done something.
 */
export async function sendMetrics(
  req: IncomingMessage,
  res: ServerResponse,
  house: House,
  version: string,
): Promise<void> {
  const text = await metricsText(house, version, isLocal(req));
  res.writeHead(200, {
    'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  res.end(text);
}

/** What cannot be told. */
const UNKNOWN = { tables: Number.NaN, matches: Number.NaN };

/** All figures in the Prometheus text format. @param machine those of processor and memory too */
export async function metricsText(
  house: House,
  version: string,
  machine: boolean,
): Promise<string> {
  const { tables, matches } = await house.journal.counts().catch(() => UNKNOWN);
  const { used } = await house.journal.expiry.size();
  return `${[
    family('laguna_info', 'gauge', 'The version that runs.', [[{ version }, 1]]),
    ...tableFigures(),
    family('laguna_stored_tables', 'gauge', 'Tables in the journal, asleep ones included.', tables),
    family('laguna_stored_matches', 'gauge', 'Matches in the journal.', matches),
    family(
      'laguna_journal_bytes',
      'gauge',
      'Size of the embedded journal, rounded up to whole 64 MiB.',
      coarse(journalBytes(house)),
    ),
    family(
      'laguna_journal_used_bytes',
      'gauge',
      'What tables and matches take up, rounded up to whole 64 MiB.',
      coarse(used),
    ),
    family(
      'laguna_journal_limit_bytes',
      'gauge',
      'Above this the oldest matches go before their time; 0: never.',
      house.config.keep.megabytes * 1e6,
    ),
    metrics.actions.text(),
    metrics.appends.text(),
    metrics.thinking.text(),
    metrics.refusals.text(),
    metrics.failures.text(),
    metrics.forgotten.text(),
    metrics.escaped.text(),
    ...(machine ? processFigures() : []),
  ].join('\n')}\n`;
}

function tableFigures(): string[] {
  const { roomCount, ccu } = matchMaker.stats.local;
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
  return [
    family('laguna_rooms', 'gauge', 'Tables that are awake.', roomCount),
    family('laguna_tables', 'gauge', 'Tables that are awake, by stage.', stages),
    family(
      'laguna_seats',
      'gauge',
      'Seats at these tables, by who plays them; held: a bot for an absent person.',
      bySeat,
    ),
    family('laguna_connections', 'gauge', 'Open connections.', ccu),
    family('laguna_spectators', 'gauge', 'Connections without a seat.', Math.max(0, ccu - seated)),
  ];
}

function ownerOf(seats: Counted['seats'], seat: number): 'person' | 'held' | 'bot' | 'free' {
  if (seats.isFree(seat)) return 'free';
  if (seats.isHeld(seat)) return 'held';
  return seats.chairs[seat]?.bot ? 'bot' : 'person';
}

function presentAt({ seats }: Counted): number {
  return seats.chairs.filter(({ session }) => session !== null).length;
}

function processFigures(): string[] {
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const delays = [0.5, 0.99, 1].map((quantile) => {
    const ms = loop.percentile(quantile * 100) / 1e6 - LOOP_RESOLUTION_MS;
    return [{ quantile: String(quantile) }, Math.max(0, ms) / 1000] as const;
  });
  // Each reading tells of the time since the one before.
  loop.reset();
  return [
    family(
      'laguna_event_loop_delay_seconds',
      'gauge',
      'How late the event loop was since the last reading.',
      delays,
    ),
    family('process_resident_memory_bytes', 'gauge', 'Memory of the process.', rss),
    family('nodejs_heap_used_bytes', 'gauge', 'Used heap.', heapUsed),
    family('nodejs_external_memory_bytes', 'gauge', 'Buffers outside the heap.', external),
    family('process_cpu_seconds_total', 'counter', 'Processor time.', (user + system) / 1e6),
    family('process_uptime_seconds', 'gauge', 'Since the start.', process.uptime()),
  ];
}

/** The embedded database with what it has not yet put into its place; 0 for another journal. */
function journalBytes({ config }: House): number {
  return ['laguna.db', 'laguna.db-wal'].reduce((sum, name) => {
    const size = statSync(join(config.data, name), { throwIfNoEntry: false })?.size;
    return sum + (size ?? 0);
  }, 0);
}
