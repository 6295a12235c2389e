/** Plays a campaign's cases until its time is up, in this thread or spread over several. */

import { Worker } from 'node:worker_threads';
import { type Campaign, Tally } from './campaign.ts';
import { campaignByName } from './list.ts';

export interface Order {
  readonly name: string;
  readonly seed: string;
  /** Duration in minutes; the running case is played to its end. */
  readonly minutes: number;
  /** Only this case. */
  readonly only?: number;
  /** At most so many cases. */
  readonly cases?: number;
  readonly workers: number;
  /** Actions a second, for a campaign that has a pace. */
  readonly pace?: number | undefined;
}

/** The broken promise; `number` is null if only the whole run shows it. */
export interface Failure {
  readonly number: number | null;
  readonly what: string;
}

export interface Outcome {
  readonly tally: Pick<Tally, 'sums' | 'peaks'>;
  readonly played: number;
  readonly failure: Failure | null;
}

/** A part of a campaign: the cases `first`, `first + step`, … */
export interface Share {
  readonly name: string;
  readonly seed: string;
  readonly first: number;
  readonly step: number;
  /** Number after the last case to play. */
  readonly end: number;
  readonly until: number;
  readonly pace?: number | undefined;
  /** Set to 1 by the first share that fails. */
  readonly stop: Int32Array;
}

export const PROGRESS_MS = 30_000;

/**
 * Plays one share. `progress` gets the counts every half a minute.
 * @param given the campaign itself, if it is not in the list
 */
export async function playShare(
  share: Share,
  progress: (so: Outcome) => void = () => {},
  given?: Campaign,
): Promise<Outcome> {
  const { first, step, end, until, stop, seed, pace } = share;
  const tally = new Tally();
  let failure: Failure | null = null;
  let played = 0;
  let told = Date.now();
  const campaign = given ?? (await campaignByName(share.name));
  const run = await campaign.open({ seed, tally, until, pace });
  for (let number = first; number < end && !stop[0]; number += step) {
    try {
      await run.play(number);
      played++;
    } catch (error) {
      failure = { number, what: said(error) };
      break;
    }
    if (Date.now() >= until) break;
    if (Date.now() - told > PROGRESS_MS) {
      told = Date.now();
      progress({ tally, played, failure });
    }
  }
  try {
    await run.close?.();
  } catch (error) {
    failure ??= { number: null, what: said(error) };
  }
  if (failure) stop[0] = 1;
  return { tally, played, failure };
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Carries the order out; `progress` gets the counts of all threads. */
export async function drive(
  order: Order,
  progress: (so: Outcome) => void = () => {},
): Promise<Outcome> {
  const { name, seed, minutes, only, pace, cases = Number.POSITIVE_INFINITY } = order;
  const workers = only === undefined ? order.workers : 1;
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const until = Date.now() + minutes * 60_000;
  const share = (worker: number): Share => ({
    name,
    seed,
    until,
    stop,
    pace,
    step: workers,
    first: only ?? worker,
    end: only === undefined ? cases : only + 1,
  });
  if (workers === 1) return playShare(share(0), progress);
  const latest: Outcome[] = [];
  const done = Array.from({ length: workers }, (_, k) => {
    return inThread(share(k), (so) => {
      latest[k] = so;
      if (k === 0) progress(together(latest));
    });
  });
  return together(await Promise.all(done));
}

function together(outcomes: readonly Outcome[]): Outcome {
  const tally = new Tally();
  for (const outcome of outcomes) if (outcome) tally.merge(outcome.tally);
  const played = outcomes.reduce((sum, outcome) => sum + (outcome?.played ?? 0), 0);
  const failure = outcomes.find((outcome) => outcome?.failure)?.failure ?? null;
  return { tally, played, failure };
}

/** A thread's message. */
export interface Word {
  readonly done: boolean;
  readonly outcome: Outcome;
}

function inThread(share: Share, progress: (so: Outcome) => void): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: share });
    worker.on('message', ({ done, outcome }: Word) => {
      if (done) resolve(outcome);
      else progress(outcome);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`A thread of the campaign ended with ${code}.`)));
  });
}
