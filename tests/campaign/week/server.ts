/** The parent's side of a week's server: starts it at a moment, moves its clock, kills it. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { freePort } from '../../../server/cluster/services.ts';
import type { Entry, StoredMatch } from '../../../server/journal/journal.ts';
import { SERVER_FLAGS } from '../../../server/setup.mjs';
import { COMPILED } from '../../server/processes.ts';
import type { Instant } from './host.ts';

const HOST = join(import.meta.dirname, 'host.ts');
/** Servers that run: a campaign that breaks off ends them. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A table as the journal has it. */
export interface Stored {
  readonly body: JsonObject;
  readonly match: StoredMatch | null;
  /** From the asked one on. */
  readonly entries: readonly Entry[];
  readonly now: number;
}

export class WeekServer {
  readonly url: string;
  /** The server's clock, as far as it has told; epoch milliseconds. */
  now: number;
  errors = '';
  private readonly port: number;
  private readonly folder = mkdtempSync(join(tmpdir(), 'laguna-week-'));
  private child: ChildProcess | null = null;
  private ended: Promise<unknown> = Promise.resolve();
  private readonly waiting = new Map<
    number,
    (said: { answer?: unknown; failed?: string }) => void
  >();
  private nextId = 0;

  private constructor(port: number, now: number) {
    this.port = port;
    this.now = now;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(now: number): Promise<WeekServer> {
    const server = new WeekServer(await freePort(), now);
    await server.launch();
    return server;
  }

  /** Starts the process over what a former one has left, at the moment `now`. */
  async launch(): Promise<void> {
    const child = spawn(process.execPath, [...SERVER_FLAGS, HOST, String(this.now)], {
      stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        ...COMPILED,
        HOST: '127.0.0.1',
        PORT: String(this.port),
        LAGUNA_DATA: join(this.folder, 'data'),
        LAGUNA_PACE: 'instant',
        LAGUNA_PUSH: 'anywhere',
        LAGUNA_IDLE: '30',
        LAGUNA_MESSAGES: '100000',
        LAGUNA_JOINS: '1000000',
        LAGUNA_READS: '1000000',
        LAGUNA_DAILY_MB: '0',
        LAGUNA_TABLES: '10000',
        LAGUNA_LOG_LEVEL: 'warn',
      },
    });
    running.add(child);
    const note = (text: Buffer): void => {
      this.errors = (this.errors + text).slice(-8000);
    };
    child.stdout?.on('data', note);
    child.stderr?.on('data', note);
    child.stdin?.on('error', () => undefined);
    this.child = child;
    this.ended = new Promise((resolve) => {
      child.once('exit', () => {
        running.delete(child);
        for (const answered of this.waiting.values()) answered({ failed: 'killed' });
        this.waiting.clear();
        resolve(null);
      });
    });
    await new Promise<void>((resolve, reject) => {
      child.once('exit', () => reject(new Error(`The server did not start: ${this.errors}`)));
      const [, , , answers] = child.stdio;
      createInterface({ input: answers as Readable }).on('line', (line) => {
        const said = JSON.parse(line);
        if (said.port) resolve();
        else this.waiting.get(said.id)?.(said);
        this.waiting.delete(said.id);
      });
    });
  }

  /** Moves the clock. @throws Error, also if the server is killed meanwhile */
  async to(at: number): Promise<void> {
    this.now = (await this.ask({ ask: 'to', at })) as number;
  }

  async stored(code: string, from: number): Promise<Stored> {
    return (await this.ask({ ask: 'stored', code, from })) as Stored;
  }

  /** The process dies by itself at such an instant. */
  async arm(at: Instant): Promise<void> {
    await this.ask({ ask: 'arm', at });
  }

  /** Waits so long for the process to die by itself. @returns whether it has */
  dies(ms: number): Promise<boolean> {
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ms));
    return Promise.race([this.ended.then(() => true), late]);
  }

  /** Ends the process as a power cut does. */
  async kill(): Promise<void> {
    this.child?.kill('SIGKILL');
    await this.ended;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async ask(question: object): Promise<unknown> {
    const id = ++this.nextId;
    const said = await new Promise<{ answer?: unknown; failed?: string }>((resolve) => {
      this.waiting.set(id, resolve);
      this.child?.stdin?.write(`${JSON.stringify({ id, ...question })}\n`);
    });
    if (said.failed !== undefined) throw new Error(said.failed);
    return said.answer;
  }
}
