/**
 * Notices of turns: encrypted and signed alone, sent to a service on this machine, and from the
 * outbox. Compared with requests of the same size that nobody encrypts.
 */

import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { games } from '../../../engine/registry.ts';
import { HOST_CLOCK } from '../../../server/clock.ts';
import { startServices } from '../../../server/cluster/services.ts';
import { readConfig } from '../../../server/config.ts';
import { openPeople } from '../../../server/people/known/open.ts';
import { encrypted, newServerKeys, ServerKeys } from '../../../server/people/notices/encrypt.ts';
import { Notices } from '../../../server/people/notices/notices.ts';
import { sendPush, type Way } from '../../../server/people/notices/sender.ts';
import { Person } from '../../server/person.ts';
import { PushService } from '../../server/push-service.ts';
import { percentiles, round } from '../stats.ts';
import { each, given } from './houses.ts';

const AT_ONCE = 32;
const MINE = 2000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A service that reads nothing and takes everything. */
async function deaf() {
  let taken = 0;
  const http = createServer((req, res) => {
    req.resume().on('end', () => {
      taken++;
      res.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const stop = (): void => {
    http.closeAllConnections();
    http.close();
  };
  return { origin: `http://127.0.0.1:${port}`, taken: () => taken, stop };
}

function subscription(origin: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const keys = {
    p256dh: pair.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  return { endpoint: `${origin}/push/${randomBytes(8).toString('hex')}`, ...keys };
}

const post = (address: string, body: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    const ask = request(address, { method: 'POST', agent: false }, (answer) => {
      answer.resume().on('end', resolve);
    });
    ask.on('error', reject);
    ask.end(body);
  });

/** How many a second, and how long each takes. */
async function measured(count: number, one: (k: number) => Promise<unknown>): Promise<object> {
  const took: number[] = [];
  const before = process.cpuUsage();
  const began = performance.now();
  await each(count, AT_ONCE, async (k) => {
    const start = performance.now();
    await one(k);
    took.push(performance.now() - start);
  });
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(before);
  const { p50, p99 } = percentiles(took);
  const cpuMsEach = round((user + system) / 1000 / count, 2);
  return { perSecond: round(count / seconds), p50Ms: p50, p99Ms: p99, cpuMsEach };
}

/** Decisions of absent people that are all due at once, until every device has its message. */
async function outbox(cluster: boolean, origin: string, taken: () => number): Promise<object> {
  const count = given('notices', MINE);
  const folder = mkdtempSync(join(tmpdir(), 'laguna-bench-'));
  // PostgreSQL's own user must be able to reach it.
  const apart = mkdtempSync(join(tmpdir(), 'laguna-bench-'));
  const services = cluster ? await startServices(apart) : null;
  const database = services ? { LAGUNA_DATABASE: services.database } : {};
  const people = await openPeople(readConfig({ LAGUNA_DATA: folder, ...database }), games);
  const way: Way = {
    keys: new ServerKeys(newServerKeys(), 'mailto:a@b.c'),
    clock: HOST_CLOCK,
    anywhere: true,
  };
  const presence = { isHere: async () => false };
  const notices = new Notices(people.notices, presence, way, false);
  try {
    const now = Date.now();
    await each(count, AT_ONCE, async (k) => {
      const { key } = new Person();
      const about = { match: `m${k}`, seat: 0, code: `C${k}`, game: 'g', at: now, key };
      await people.claim({ ...about, device: '', text: '', signature: '' });
      const device = (await people.known(key))?.device ?? '';
      await people.notices.subscribe(device, subscription(origin), now);
      const due = { match: `m${k}`, seat: 0, position: 1, code: `C${k}` };
      await people.notices.due({ ...due, deadline: now + 86_400_000, made: now, next: now });
    });
    const before = taken();
    await notices.begin();
    // The first round comes after some seconds.
    while (taken() === before) await sleep(5);
    const began = performance.now();
    while (taken() - before < count && performance.now() - began < 300_000) await sleep(20);
    const seconds = (performance.now() - began) / 1000;
    return {
      due: count,
      told: taken() - before,
      seconds: round(seconds, 1),
      perSecond: round(count / seconds),
    };
  } finally {
    await notices.close();
    await people.close();
    await services?.stop();
    for (const one of [folder, apart]) rmSync(one, { recursive: true, force: true });
  }
}

export async function benchNotices(cluster: boolean): Promise<object> {
  const count = given('notices', MINE);
  const service = await deaf();
  const keys = new ServerKeys(newServerKeys(), 'mailto:a@b.c');
  const way: Way = { keys, clock: HOST_CLOCK, anywhere: true };
  const text = JSON.stringify({ kind: 'turn', table: 'ACDEFG', game: Object.keys(games)[0] });
  const sending = { text, topic: 't'.repeat(32), keep: 86_400, urgency: 'high' } as const;
  const to = subscription(service.origin);
  const body = encrypted(text, to);
  const reading = await PushService.start();
  const reader = reading.subscriber();
  const sent = async (address: Parameters<typeof sendPush>[0]): Promise<void> => {
    const { end } = await sendPush(address, sending, way);
    if (end !== 'sent') throw new Error(end);
  };
  try {
    return {
      made: await measured(count, async () => {
        encrypted(text, to);
        keys.authorization(to.endpoint, Date.now());
      }),
      sent: await measured(count, () => sent(to)),
      // The service of the tests opens each one, in this same process.
      sentAndRead: await measured(count, () => sent(reader.address)),
      read: reader.taken.length,
      complaints: reading.complaints.length,
      outbox: await outbox(cluster, service.origin, service.taken),
      bareRequests: await measured(count, () => post(to.endpoint, body)),
    };
  } finally {
    reading.stop();
    service.stop();
  }
}
