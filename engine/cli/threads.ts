/**
 * Divides work into pieces for several threads: the result of each piece depends on the piece
 * alone.
 */

import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** Default number of threads. */
export const THREADS = availableParallelism();

interface Done {
  readonly number: number;
  readonly result: unknown;
}

/**
 * Runs `module`'s export `piece(shared, number)` for the numbers from 0 to `count` - 1.
 *
 * @param shared is copied to each thread
 *
 * @param done called with the number of finished ones
 *
 * @returns the results by number
 *
 * @throws any error of a piece
 */
export async function spread<Result>(
  module: URL,
  shared: unknown,
  count: number,
  threads: number,
  done: (finished: number) => void = () => {},
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let finished = 0;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), {
        workerData: { module: module.href, shared },
      });
      const give = (): void => {
        if (next < count) worker.postMessage(next++);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', ({ number, result }: Done) => {
        results[number] = result as Result;
        done(++finished);
        give();
      });
      worker.on('error', reject);
      give();
    });
  await Promise.all(Array.from({ length: Math.min(threads, Math.max(1, count)) }, work));
  return results;
}

if (parentPort && workerData?.module) {
  const port = parentPort;
  const { piece } = await import(String(workerData.module));
  port.on('message', async (number: number) => {
    port.postMessage({ number, result: await piece(workerData.shared, number) });
  });
}
