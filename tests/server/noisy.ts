/** A server in which all writers to the log write as fast as they can, for `NOISE_MS`. */

import { Worker } from 'node:worker_threads';
import { log } from '../../server/log.ts';

await import('../../server/main.ts');

const LONG = 'x'.repeat(50_000);
const deep = (n: number): never => (n > 0 ? deep(n - 1) : fail());
function fail(): never {
  throw new Error(LONG, { cause: new Error(LONG) });
}
function thrown(): unknown {
  try {
    return deep(100);
  } catch (error) {
    return error;
  }
}

/** Every path into the log; the number makes each line different. */
const PATHS: readonly ((n: number) => void)[] = [
  (n) => console.error('failed', n, thrown()),
  (n) => console.warn(LONG, n),
  (n) => console.log(n, '\n'.repeat(100)),
  (n) => console.trace(n),
  (n) => console.debug({ n, list: Array.from({ length: 500 }, () => LONG.slice(0, 20)) }),
  (n) => log.error(`kind.${n}`, { n }, thrown()),
  (n) => log.warn('known', { n, text: `"\u0000\u001b[2J€${LONG}` }),
  (n) => log.info(`event.${n % 5}`, { n }),
  (n) => log.error('odd', {}, { toString: () => `${n} ${LONG}` }),
  (n) => process.emitWarning(`${n} ${LONG}`),
  (n) => void Promise.reject(new Error(`${n} ${LONG}`)),
];

let n = 0;
const end = Date.now() + Number(process.env.NOISE_MS);
while (Date.now() < end) {
  for (const path of PATHS) path(n++);
  await new Promise(setImmediate);
}
await new Promise<void>((resolve) => {
  const thread = new Worker('for (let i = 0; i < 200; i++) console.error("thread", i)', {
    eval: true,
    stderr: true,
  });
  thread.stderr.on('data', (chunk) => log.warn('bots.said', { text: String(chunk) }));
  thread.on('exit', () => resolve());
});
process.kill(process.pid, 'SIGTERM');
