/** The server as a process of its own that can be killed and restarted on the same data. */

import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry, StoredMatch } from '../../server/journal/journal.ts';
import { SqliteJournal } from '../../server/journal/sqlite.ts';
import { COMPILED } from '../server/processes.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Longest start on a busy machine, in milliseconds. */
const START_LIMIT_MS = 60_000;

/** Running servers: a campaign that breaks off ends them. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

export class KillServer {
  readonly url: string;
  private readonly port: number;
  private readonly folder: string;
  private child: ChildProcess | null = null;
  /** The error output of the processes. */
  errors = '';

  private constructor(port: number, folder: string) {
    this.port = port;
    this.folder = folder;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(): Promise<KillServer> {
    const server = new KillServer(await freePort(), mkdtempSync(join(tmpdir(), 'laguna-kill-')));
    server.launch();
    await server.healthy();
    return server;
  }

  launch(): void {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'server/main.ts'],
      {
        cwd: ROOT,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: {
          PATH: process.env.PATH,
          ...COMPILED,
          HOST: '127.0.0.1',
          PORT: String(this.port),
          LAGUNA_DATA: join(this.folder, 'data'),
          LAGUNA_PACE: 'instant',
          LAGUNA_JOINS: '1000000',
          LAGUNA_DAILY_MB: '0',
          LAGUNA_MESSAGES: '100000',
        },
      },
    );
    child.stderr?.on('data', (text) => {
      this.errors = (this.errors + text).slice(-20_000);
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    this.child = child;
  }

  async healthy(): Promise<void> {
    const end = Date.now() + START_LIMIT_MS;
    while (Date.now() < end) {
      if (this.child?.exitCode !== null) break;
      try {
        if ((await fetch(`${this.url}/health`)).ok) return;
      } catch {
        // not yet
      }
      await sleep(20);
    }
    throw new Error(`The server did not start: ${this.errors.slice(-500)}`);
  }

  /** Ends the process at once, or in order. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  /** The journal on disk after a kill, read from a copy: the server's own stays unchanged. */
  journal(): Copy {
    return new Copy(join(this.folder, 'data'));
  }

  async close(): Promise<void> {
    await this.end('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A copy of a journal's files, taken when it is made. */
export class Copy {
  private readonly folder = mkdtempSync(join(tmpdir(), 'laguna-copy-'));
  private readonly journal: SqliteJournal;

  constructor(data: string) {
    for (const name of readdirSync(data)) {
      if (name.startsWith('laguna.db')) cpSync(join(data, name), join(this.folder, name));
    }
    this.journal = new SqliteJournal(this.folder);
  }

  /** A match and its entries. */
  async match(id: string): Promise<{ match: StoredMatch; entries: Entry[] } | null> {
    const match = await this.journal.match(id);
    return match && { match, entries: await this.journal.entries(id) };
  }

  /** The same of the match that a table plays. */
  async current(code: string): ReturnType<Copy['match']> {
    const table = await this.journal.table(code);
    return table?.matchId ? this.match(table.matchId) : null;
  }

  async close(): Promise<void> {
    await this.journal.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
