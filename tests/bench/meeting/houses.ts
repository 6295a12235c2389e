/** The server of a bench: one process with its embedded database, or two over PostgreSQL and Redis. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServices } from '../../../server/cluster/services.ts';
import type { Usage } from '../load/host.ts';
import { Hosted } from '../load/hosted.ts';
import { newTraffic, reserve, WireClient } from '../load/wire-client.ts';

/** Processes of the cluster. */
const PROCESSES = 2;

export interface Houses {
  /** Addresses of the processes. */
  readonly urls: readonly string[];
  /** All processes together; `loopP99` is that of the worst. */
  usage(gc?: boolean): Promise<Usage>;
  stop(): Promise<void>;
}

const LIMITS = {
  LAGUNA_QUEUE: '100000',
  LAGUNA_QUEUE_EACH: '100000',
  LAGUNA_TABLES_EACH: '100000',
};

/** @param more settings of the server */
export async function openHouses(
  cluster: boolean,
  more: { readonly [name: string]: string } = {},
): Promise<Houses> {
  if (!cluster) {
    const host = await Hosted.start('server', { ...LIMITS, ...more });
    return { urls: [host.url], usage: (gc) => host.usage(gc), stop: () => host.stop() };
  }
  const folder = mkdtempSync(join(tmpdir(), 'laguna-bench-'));
  const services = await startServices(folder);
  const hosts: Hosted[] = [];
  for (let k = 0; k < PROCESSES; k++) {
    const port = String(await freePort());
    const shared = { LAGUNA_DATABASE: services.database, LAGUNA_REDIS: services.redis };
    const own = { PORT: port, LAGUNA_ADDRESS: `127.0.0.1:${port}` };
    hosts.push(await Hosted.start('server', { ...LIMITS, ...shared, ...own, ...more }));
  }
  return {
    urls: hosts.map(({ url }) => url),
    usage: async (gc) => together(await Promise.all(hosts.map((host) => host.usage(gc)))),
    stop: async () => {
      await Promise.all(hosts.map((host) => host.stop()));
      await services.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function together(all: readonly Usage[]): Usage {
  const sum = (of: (one: Usage) => number): number => all.reduce((so, one) => so + of(one), 0);
  return {
    cpuMs: sum(({ cpuMs }) => cpuMs),
    rss: sum(({ rss }) => rss),
    heap: sum(({ heap }) => heap),
    external: sum(({ external }) => external),
    loopP99: Math.max(...all.map(({ loopP99 }) => loopP99)),
  };
}

/** Asks for a place and takes it, at the process that has the room. */
export async function enter(url: string, method: string, body: object): Promise<WireClient> {
  const place = await reserve(url, method, body);
  const { publicAddress } = place as { publicAddress?: string };
  const at = publicAddress ? `http://${publicAddress}` : url;
  return WireClient.open(at, place, newTraffic());
}

/** Does `one` for 0 … count - 1, so many at once; the results in the order of their numbers. */
export async function each<T>(
  count: number,
  atOnce: number,
  one: (k: number) => Promise<T>,
): Promise<T[]> {
  const done: T[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let k = next++; k < count; k = next++) done[k] = await one(k);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, work));
  return done;
}

/** The number after `--name`, else `fallback`. */
export function given(name: string, fallback: number): number {
  const k = process.argv.indexOf(`--${name}`);
  const value = k < 0 ? fallback : Number(process.argv[k + 1]);
  if (!(value > 0)) throw new Error(`--${name} takes a number above 0.`);
  return value;
}
