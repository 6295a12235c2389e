/**
 * The supervisor: a dead server is restarted; one that cannot start, or is ordered to end, ends.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { Guest, newFolder, sweep } from './harness.ts';
import { COMPILED } from './processes.ts';

const ROOT = join(import.meta.dirname, '../..');
const folders: string[] = [];
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGTERM');
  folders.splice(0).forEach(sweep);
});

/** `supervise` over the given program, in a process of its own, as `npm start` has it. */
function supervised(program: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const script = `
    import { supervise } from './server/supervise.mjs';
    const [node, ...args] = ${JSON.stringify([process.execPath, ...program])};
    const options = { stdio: 'inherit', env: { ...process.env, LAGUNA_SUPERVISED: '1' } };
    process.exit(await supervise(node, args, options, [50, 100]));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...COMPILED, ...env },
  });
  children.push(child);
  let out = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      out += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended, out: () => out };
}

async function until(met: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 30_000; !(await met()); ) {
    if (Date.now() > end) throw new Error(`Waited for ${met}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function server(script = 'server/main.ts') {
  const data = newFolder();
  folders.push(data);
  const port = await freePort();
  const env = { HOST: '127.0.0.1', PORT: String(port), LAGUNA_DATA: data };
  const run = supervised(['--disable-warning=ExperimentalWarning', script], env);
  const url = `http://127.0.0.1:${port}`;
  const up = async (): Promise<boolean> =>
    fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  return { ...run, env, port, up, url };
}

/** The process id of the server, from its own metrics. */
const opened = (out: string): number => out.split('server.opened').length - 1;

test('a server that is killed is there again, and says so; SIGTERM ends both in order', async () => {
  const { child, up, out, ended } = await server();
  await until(up);
  const { execSync } = await import('node:child_process');
  const own = execSync(`ps -o pid= --ppid ${child.pid}`).toString().trim();
  process.kill(Number(own), 'SIGKILL');
  await until(() => out().includes('server.died signal=SIGKILL'));
  await until(async () => opened(out()) === 2 && (await up()));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(await up()).toBe(false);
  expect(out()).toContain('server.closing');
});

test('a server whose disk failed ends by itself and is there again', async () => {
  const { child, up, out, ended, env, url } = await server('tests/server/failing-disk.ts');
  await until(up);
  writeFileSync(join(env.LAGUNA_DATA, 'fail'), '');
  await expect(Guest.create(url)).rejects.toThrow();
  await until(() => out().includes('server.died code=74'));
  await until(async () => opened(out()) === 2 && (await up()));
  await (await Guest.create(url)).leave();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a port that is taken ends at once, with the reason', async () => {
  const first = await server();
  await until(first.up);
  const second = supervised(['--disable-warning=ExperimentalWarning', 'server/main.ts'], first.env);
  expect(await second.ended).toBe(1);
  expect(second.out()).toContain(`Port ${first.port} is in use`);
  expect(second.out()).not.toContain('server.died');
});

test('a server that dies repeatedly is restarted after a pause each; a regular end is final', async () => {
  const data = newFolder();
  folders.push(data);
  // Dies three times, then ends in order: the file counts.
  const program = `
    const fs = require('node:fs');
    const file = ${JSON.stringify(join(data, 'count'))};
    const n = fs.existsSync(file) ? Number(fs.readFileSync(file)) : 0;
    fs.writeFileSync(file, String(n + 1));
    process.exit(n < 3 ? 3 : 0);`;
  const { ended, out } = supervised(['-e', program]);
  expect(await ended).toBe(0);
  const pauses = [...out().matchAll(/code=3 .*againInSeconds=([\d.]+)/g)].map(([, s]) => s);
  expect(pauses).toEqual(['0.05', '0.1', '0.1']);
});

test('SIGTERM in a pause ends it', async () => {
  const { child, ended, out } = supervised(['-e', 'process.exit(3)']);
  await until(() => out().includes('server.died'));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
