/**
 * Simulated players who come to the queue of any game at an even pace; some leave again. Measured
 * until they are led to a table, and until they sit there. Compared with bare WebSockets.
 */

import { performance } from 'node:perf_hooks';
import { games } from '../../../engine/registry.ts';
import { QUEUE_ID } from '../../../server/protocol/people.ts';
import { Hosted } from '../load/hosted.ts';
import { newTraffic, WireClient } from '../load/wire-client.ts';
import { percentiles, round } from '../stats.ts';
import { each, enter, given, type Houses } from './houses.ts';

/** One in so many closes the page again. */
const LEAVES = 10;
const LEAVES_AFTER_MS = 700;
/** Longest wait for the last ones: a match begins with bots after half a minute. */
const PATIENCE_MS = 60_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Player {
  came: number;
  joined: number;
  led: number;
  seated: number;
  left: boolean;
  readonly lines: WireClient[];
}

async function play(urls: readonly string[], k: number, players: Player[]): Promise<void> {
  const ids = Object.keys(games);
  const game = ids[k % ids.length];
  const clock = Object.keys(games[game].clocks ?? {})[1] ?? '';
  const url = urls[k % urls.length];
  const browser = `bench-${String(k).padStart(20, '0')}`;
  const lines: WireClient[] = [];
  const player: Player = {
    came: performance.now(),
    joined: 0,
    led: 0,
    seated: 0,
    left: false,
    lines,
  };
  players[k] = player;
  const line = await enter(url, `joinById/${QUEUE_ID}`, { game, clock, browser });
  lines.push(line);
  player.joined = performance.now();
  if (k % LEAVES === LEAVES - 1) {
    await sleep(LEAVES_AFTER_MS);
    if (player.led === 0) player.left = true;
    line.drop();
    return;
  }
  const code = await new Promise<string>((resolve) => {
    const led = (type: string, body: () => unknown): void => {
      if (type !== 'begin') return;
      player.led = performance.now();
      resolve((body() as { code: string }).code);
    };
    const early = line.heard.find(({ type }) => type === 'begin');
    if (early) led(early.type, early.body);
    line.onData = led;
  });
  const seat = await enter(url, `joinById/${code}`, { name: `P${k}`, browser, open: true });
  player.seated = performance.now();
  line.drop();
  lines.push(seat);
}

async function bare(count: number): Promise<object> {
  const host = await Hosted.start('echo');
  const took: number[] = [];
  const began = performance.now();
  const lines = await each(count, 32, async (k) => {
    const start = performance.now();
    const place = { processId: 'echo', roomId: `t${k}`, sessionId: 's' };
    const line = await WireClient.open(host.url, place, newTraffic());
    took.push(performance.now() - start);
    return line;
  });
  const seconds = (performance.now() - began) / 1000;
  for (const line of lines) line.drop();
  await host.stop();
  return { connectionsPerSecond: round(count / seconds), openMs: percentiles(took) };
}

export async function benchQueue(houses: Houses): Promise<object> {
  const people = given('people', 2000);
  const pace = given('arrivals', 50);
  const players: Player[] = [];
  const errors = new Map<string, number>();
  const before = await houses.usage(true);
  const began = performance.now();
  const all: Promise<void>[] = [];
  for (let k = 0; k < people; k++) {
    const wait = began + (k * 1000) / pace - performance.now();
    if (wait > 0) await sleep(wait);
    const one = play(houses.urls, k, players).catch((error: Error) => {
      const what = error.message.slice(0, 80);
      errors.set(what, (errors.get(what) ?? 0) + 1);
    });
    all.push(one);
  }
  await Promise.race([Promise.all(all), sleep(PATIENCE_MS)]);
  const seconds = (performance.now() - began) / 1000;
  const after = await houses.usage(true);
  const led = players.filter((one) => one.led > 0);
  const seated = players.filter((one) => one.seated > 0);
  for (const { lines } of players) for (const line of lines) line.drop();
  return {
    people,
    arrivalsPerSecond: pace,
    left: players.filter((one) => one.left).length,
    led: led.length,
    seated: seated.length,
    errors: Object.fromEntries(errors),
    joinMs: percentiles(players.filter((one) => one.joined > 0).map((p) => p.joined - p.came)),
    // From the request for a place in the queue on.
    pairingMs: percentiles(led.map((one) => one.led - one.came)),
    takingASeatMs: percentiles(seated.map((one) => one.seated - one.led)),
    cpuShare: round((after.cpuMs - before.cpuMs) / 1000 / seconds, 2),
    cpuMsEach: round((after.cpuMs - before.cpuMs) / people, 2),
    loopP99Ms: round(after.loopP99, 1),
    heapKbEach: round((after.heap - before.heap) / 1000 / people, 1),
    bare: await bare(people),
  };
}
