/**
 * Starts the server again when it has died: `npm start -- --supervise`. Plain JavaScript without
 * dependencies, like everything that runs before the packages.
 */

import { spawn } from 'node:child_process';

/** The server could not start and has said why: the same start would end the same way. */
export const EXIT_START = 78;
/** The disk failed or is full: the next start finds out its state. */
export const EXIT_DISK = 74;
/** Pauses before the next start, in milliseconds; the last one again and again. */
const PAUSES = [500, 1000, 2000, 4000, 8000, 15_000, 30_000];
/** A server that has run for so long starts with the first pause again, in milliseconds. */
const WELL_MS = 60_000;
/** After a good run a failing start is tried so often: a port may become free in a moment. */
const START_TRIES = 5;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** A line of the server's own log. */
function say(event, fields) {
  const time = new Date().toISOString();
  if (process.env.LAGUNA_LOG === 'json') {
    console.error(JSON.stringify({ time, level: 'warn', event, ...fields }));
    return;
  }
  const pairs = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  console.error([time, 'warn ', event, ...pairs].join(' '));
}

/**
 * Runs a program until it ends in order, starting it again whenever it has died.
 * @param command program to run
 * @param args its arguments
 * @param options of `spawn`
 * @param pauses other pauses, for tests
 * @returns exit code for this process
 */
export async function supervise(command, args, options, pauses = PAUSES) {
  let stopping = false;
  let child = null;
  let wake = () => {};
  const stop = (signal) => {
    stopping = true;
    child?.kill(signal);
    wake();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    let deaths = 0;
    let failedStarts = 0;
    let good = false;
    for (;;) {
      const since = Date.now();
      const { code, signal } = await new Promise((resolve) => {
        child = spawn(command, args, options);
        child.once('error', (error) => resolve({ code: EXIT_START, signal: error.code }));
        child.once('exit', (code, signal) => resolve({ code, signal }));
      });
      child = null;
      if (stopping || code === 0) return code ?? 0;
      const ran = Date.now() - since;
      if (code === EXIT_START) {
        failedStarts++;
        if (!good || failedStarts > START_TRIES) return 1;
      } else {
        good = true;
        failedStarts = 0;
      }
      deaths = ran >= WELL_MS ? 1 : deaths + 1;
      const pause = pauses[Math.min(deaths, pauses.length) - 1];
      say('server.died', {
        ...(signal ? { signal } : { code }),
        ranSeconds: Math.round(ran / 1000),
        againInSeconds: pause / 1000,
      });
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, pause);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      if (stopping) return 0;
    }
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
