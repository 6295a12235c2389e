/**
 * `npm run cluster`: two processes of the server over one PostgreSQL and one Redis, all on this
 * machine. For trials; the same settings make a real cluster of any number of processes.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { UserError } from '../config.ts';
import { SERVER_FLAGS } from '../setup.mjs';
import { freePort, startServices } from './services.ts';

const ROOT = join(import.meta.dirname, '../..');
const COUNT = 2;

try {
  await main();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const given = process.env.LAGUNA_DATA;
  const folder = given ? resolve(ROOT, given) : mkdtempSync(join(tmpdir(), 'laguna-cluster-'));
  const services = await startServices(folder);
  const ports = await choosePorts();
  const origins = ports.flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]);
  const servers = ports.map((port) =>
    launch(port, {
      LAGUNA_DATABASE: services.database,
      LAGUNA_REDIS: services.redis,
      LAGUNA_ADDRESS: `localhost:${port}`,
      LAGUNA_ORIGINS: origins.join(','),
    }),
  );
  console.log(
    [
      '',
      `  ${COUNT} processes share their tables. Open either:`,
      ...ports.map((port) => `  http://localhost:${port}`),
      '',
      `  PostgreSQL keeps its data in ${folder}${given ? '' : ' until this ends'}.`,
      '  Kill one process: its tables go on at the other.',
      ...servers.map(({ pid }, k) => `  kill -9 ${pid}    ends http://localhost:${ports[k]}`),
      '',
    ].join('\n'),
  );
  let ending = false;
  const end = async () => {
    // A terminal sends its signal to every process, and npm passes it on once more.
    if (ending) return;
    ending = true;
    for (const server of servers) server.kill('SIGTERM');
    await Promise.all(servers.map(ended));
    await services.stop();
    if (!given) rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
  await Promise.all(servers.map(ended));
  console.log('  Both processes have ended.');
  await end();
}

/** PORT and the next ones, or free ones where PORT is 0. */
async function choosePorts(): Promise<number[]> {
  const first = Number(process.env.PORT ?? 2567);
  const ports: number[] = [];
  for (let k = 0; k < COUNT; k++) ports.push(first === 0 ? await freePort() : first + k);
  return ports;
}

function launch(port: number, env: Record<string, string>): ChildProcess {
  const args = [...SERVER_FLAGS, join(ROOT, 'server/main.ts')];
  return spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, PORT: String(port) },
  });
}

function ended(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => child.once('exit', done));
}
