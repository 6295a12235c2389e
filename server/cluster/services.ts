/**
 * Redis and PostgreSQL for trying several processes on one machine: installed from Debian's packages
 * where they are missing, started on free ports of this machine alone, with passwords made up on the
 * spot and their data in one folder.
 */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../config.ts';

const PACKAGES = ['redis-server', 'postgresql'];
const START_LIMIT_MS = 30_000;

export interface Services {
  /** For LAGUNA_DATABASE. */
  readonly database: string;
  /** For LAGUNA_REDIS. */
  readonly redis: string;
  stop(): Promise<void>;
}

/** A running program, and how to end it. */
interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
  readonly signal: NodeJS.Signals;
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const asRoot = (): boolean => process.getuid?.() === 0;
const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { encoding: 'utf8' });

/** PostgreSQL's programs, which Debian keeps out of the path; newest version first. */
function postgresFolder(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  const folders = versions.sort((a, b) => Number(b) - Number(a)).map((v) => join(root, v, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

const hasRedis = (): boolean => run('redis-server', ['--version']).status === 0;

/** @throws UserError if something is missing that cannot be installed here */
async function ensureServices(): Promise<void> {
  if (hasRedis() && postgresFolder()) return;
  const todo = `Install them, then try again: apt-get install ${PACKAGES.join(' ')}`;
  if (!asRoot() || !existsSync('/usr/bin/apt-get')) {
    throw new UserError(
      'Running several processes needs Redis and PostgreSQL. They aren’t installed here, and only an ' +
        `administrator can install them. ${todo}`,
    );
  }
  console.log('Installing Redis and PostgreSQL (once) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES],
  ]) {
    const apt = spawn('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    const code = await new Promise((resolve) => apt.once('close', resolve));
    if (code !== 0) {
      throw new UserError(
        `Redis and PostgreSQL couldn’t be installed, because apt-get failed. ${todo}`,
      );
    }
  }
  if (!hasRedis() || !postgresFolder()) {
    throw new UserError(`Redis and PostgreSQL aren’t where Debian puts them. ${todo}`);
  }
}

/**
 * Starts both; their data is in `folder`, which is made if it is missing.
 * @throws UserError if they are not installed, cannot be, or do not start
 */
export async function startServices(folder: string): Promise<Services> {
  await ensureServices();
  mkdirSync(folder, { recursive: true });
  const running: Running[] = [];
  const stop = async () => {
    for (const { child, signal } of running) child.kill(signal);
    await Promise.all(running.map(({ ended }) => ended));
  };
  try {
    const redis = await startRedis(folder, running);
    const database = await startPostgres(folder, running);
    return { redis, database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The child ends with this process, in every case. */
function start(command: string, args: string[], signal: NodeJS.Signals, user?: string): Running {
  const as = user ? ['--reuid', user, '--regid', user, '--clear-groups'] : [];
  const tied = ['--pdeathsig', signal.replace('SIG', ''), ...as, command, ...args];
  const child = spawn('setpriv', tied, { stdio: ['pipe', 'ignore', 'pipe'] });
  child.on('error', () => undefined);
  const ended = new Promise((resolve) => child.once('close', resolve));
  return { child, ended, signal };
}

async function startRedis(folder: string, running: Running[]): Promise<string> {
  const port = await freePort();
  const password = randomBytes(16).toString('hex');
  const redis = start('redis-server', ['-'], 'SIGTERM');
  running.push(redis);
  // The password is passed by standard input, so that no list of processes shows it.
  redis.child.stdin?.end(
    `port ${port}\nbind 127.0.0.1\ndir ${folder}\nsave ""\nappendonly no\nrequirepass ${password}\n`,
  );
  await listening('Redis', port, redis);
  return `redis://:${password}@127.0.0.1:${port}`;
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package brings. */
async function startPostgres(folder: string, running: Running[]): Promise<string> {
  const programs = postgresFolder() ?? '';
  const user = asRoot() ? 'postgres' : undefined;
  const data = join(folder, 'postgres');
  const secret = join(folder, 'postgres-password');
  // The database's user must be able to pass through the folder, nothing more.
  if (user) chmodSync(folder, 0o711);
  if (!existsSync(join(data, 'PG_VERSION'))) {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    writeFileSync(secret, randomBytes(16).toString('hex'), { mode: 0o600 });
    if (user) run('chown', [`${user}:`, data, secret]);
    await initialize(programs, data, secret, user);
  }
  const password = readFileSync(secret, 'utf8');
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])];
  const postgres = start(join(programs, 'postgres'), args, 'SIGINT', user);
  running.push(postgres);
  await listening('PostgreSQL', port, postgres);
  const asks = ['-h', '127.0.0.1', '-p', String(port), '-t', '30'];
  for (let i = 0; i < 100 && run(join(programs, 'pg_isready'), asks).status !== 0; i++) {
    await sleep(50);
  }
  return `postgres://laguna:${password}@127.0.0.1:${port}/postgres`;
}

async function initialize(programs: string, data: string, secret: string, user?: string) {
  const fresh = ['-D', data, '-U', 'laguna', '-E', 'UTF8', '--locale=C.UTF-8'];
  const args = [...fresh, '--auth=scram-sha-256', `--pwfile=${secret}`, '--no-instructions'];
  const init = start(join(programs, 'initdb'), args, 'SIGTERM', user);
  let said = '';
  init.child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  await init.ended;
  if (init.child.exitCode === 0) return;
  throw new UserError(`PostgreSQL could not set up its folder ${data}: ${said.trim()}`);
}

async function listening(name: string, port: number, { child }: Running): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = (said + chunk).slice(-2000);
  });
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end && child.exitCode === null; ) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (open) return;
    await sleep(50);
  }
  throw new UserError(`${name} did not start on port ${port}. ${said.trim()}`);
}
