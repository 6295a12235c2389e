/**
 * Measures whether people wait for bots: at each table a person and three bots that decide without
 * a pause. First with thinking bots (merchants), then with random ones; the person's
 * acknowledgements are timed.
 */

import { performance } from 'node:perf_hooks';
import { SeededChance } from '../../engine/core/chance.ts';
import { BOT, Guest } from '../server/harness.ts';
import { Hosted } from './load/hosted.ts';
import { type Percentiles, percentiles, round } from './stats.ts';

const TABLES = 6;
const SEATS = 4;
/** A person answers this long after the question. */
const REST_MS = 100;

export interface BotFigures {
  /** Bots’ decisions a second, and the time of one including its wait in line, in milliseconds. */
  readonly thoughtsPerSecond: number;
  readonly thoughtMs: number;
  readonly actions: number;
  /** From a person's action to its acknowledgement, in milliseconds. */
  readonly ackMs: Percentiles;
}

/** One person among bots, until `end`. */
async function sit(
  url: string,
  bot: string,
  seed: string,
  end: number,
  times: number[],
): Promise<void> {
  const chance = new SeededChance(seed);
  const wish = { seats: SEATS, bots: Array(SEATS - 1).fill(bot) as string[], start: true };
  let guest = await Guest.create(url, wish);
  while (performance.now() < end) {
    if (guest.table.stage === 'finished') {
      await guest.leave();
      guest = await Guest.create(url, wish);
    }
    if (!guest.canDecide) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      continue;
    }
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    if (!guest.canDecide) continue;
    const action = guest.choose(chance);
    const start = performance.now();
    await guest.act(action);
    times.push(performance.now() - start);
  }
  await guest.leave();
}

async function figure(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

async function beside(bot: string, seconds: number): Promise<BotFigures> {
  const host = await Hosted.start('server');
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const people = Array.from({ length: TABLES }, (_, k) => sit(host.url, bot, `${k}`, end, times));
  await Promise.all(people);
  const count = await figure(host.url, 'laguna_bot_thinking_seconds_count');
  const sum = await figure(host.url, 'laguna_bot_thinking_seconds_sum');
  await host.stop();
  return {
    thoughtsPerSecond: round(count / seconds, 1),
    thoughtMs: round((sum / count) * 1000, 1),
    actions: times.length,
    ackMs: percentiles(times),
  };
}

/** People beside bots that think at full speed, and beside bots that do not think. */
export async function benchBots(
  seconds: number,
): Promise<{ thinking: BotFigures; thoughtless: BotFigures }> {
  const thoughtless = await beside('random', seconds);
  return { thinking: await beside(BOT, seconds), thoughtless };
}
