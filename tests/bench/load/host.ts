/**
 * A process under load: the real server, or a bare WebSocket echo to compare with. It answers its
 * parent about its own processor time and memory, and gives the log of a running match, from which
 * the scripted clients derive the legal actions.
 */

import { writeSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { App } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { hushDecoder } from '../../../server/http/strangers.ts';
import { logOf } from '../../../server/journal/journal.ts';
import { setLog } from '../../../server/log.ts';
import { startEcho } from './echo.ts';
import { startProfile, stopProfile } from './profile.ts';

export interface Usage {
  /** Processor time of the whole process so far, all threads, in milliseconds. */
  readonly cpuMs: number;
  readonly rss: number;
  readonly heap: number;
  /** Buffers outside the heap. */
  readonly external: number;
  /** Delay of the event loop since the last question, in milliseconds. */
  readonly loopP99: number;
}

export type Question = { readonly id: number } & (
  | { readonly ask: 'usage'; readonly gc: boolean }
  | { readonly ask: 'profile'; readonly on: boolean }
  | { readonly ask: 'log'; readonly table: string }
);

const loop = monitorEventLoopDelay({ resolution: 5 });
loop.enable();

function usage(gc: boolean): Usage {
  if (gc) for (let i = 0; i < 3; i++) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  const loopP99 = loop.percentile(99) / 1e6 - 5;
  loop.reset();
  return { cpuMs: (user + system) / 1000, rss, heap: heapUsed, external, loopP99 };
}

async function startServer(): Promise<{ port: number; log(table: string): Promise<unknown> }> {
  const config = readConfig(process.env);
  // As in the server's own process.
  setLog(config.log);
  hushDecoder();
  const app = await App.start(config);
  const { house } = app;
  return {
    port: house.port,
    log: async (code) => {
      const table = await house.journal.table(code);
      const match = table?.matchId ? await house.journal.match(table.matchId) : null;
      return match && logOf(match, await house.journal.entries(match.id));
    },
  };
}

const host = process.argv[2] === 'echo' ? await startEcho() : await startServer();

function answerTo(question: Question): unknown {
  if (question.ask === 'usage') return usage(question.gc);
  if (question.ask === 'log') return host.log(question.table);
  return question.on ? startProfile() : stopProfile();
}

function tell(what: object): void {
  writeSync(3, `${JSON.stringify(what)}\n`);
}

const questions = createInterface({ input: process.stdin });
questions.on('line', async (line) => {
  const question = JSON.parse(line) as Question;
  tell({ id: question.id, answer: await answerTo(question) });
});
// Its life is its parent's.
questions.on('close', () => process.exit(0));
tell({ port: host.port });
