/** The load's side of a hosted process: starts it, queries it, ends it. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Log } from '../../../engine/core/log.ts';
import { SERVER_FLAGS } from '../../../server/setup.mjs';
import type { Usage } from './host.ts';
import type { Profile } from './profile.ts';

const HOST = join(import.meta.dirname, 'host.ts');

export class Hosted {
  /** The one core on which hosted processes run from now on; null: any. */
  static core: number | null = null;
  readonly url: string;
  /** Its data. */
  readonly folder: string;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, (answer: unknown) => void>();
  private nextId = 0;

  private constructor(child: ChildProcess, folder: string, port: number) {
    this.child = child;
    this.folder = folder;
    this.url = `http://127.0.0.1:${port}`;
    this.ended = new Promise((resolve) => child.once('exit', resolve));
  }

  private answered({ id, answer }: { readonly id: number; readonly answer: unknown }): void {
    this.waiting.get(id)?.(answer);
    this.waiting.delete(id);
  }

  /**
   * @param more settings of the server
   * @param nodeArguments for its Node
   * @param output the target of its output: this process's own, or an open file
   */
  static async start(
    kind: 'server' | 'echo',
    more: { readonly [name: string]: string } = {},
    nodeArguments: readonly string[] = [],
    output: 'inherit' | number = 'inherit',
  ): Promise<Hosted> {
    const folder = mkdtempSync(join(tmpdir(), 'laguna-bench-'));
    // Pipes and not Node's own channel: with an open channel, packages assume a process manager.
    const node = ['--expose-gc', ...SERVER_FLAGS, ...nodeArguments, HOST, kind];
    const pinned = ['-c', String(Hosted.core), process.execPath, ...node];
    const child = spawn(
      Hosted.core === null ? process.execPath : 'taskset',
      Hosted.core === null ? node : pinned,
      {
        stdio: ['pipe', output, output, 'pipe'],
        env: {
          PATH: process.env.PATH,
          PORT: '0',
          HOST: '127.0.0.1',
          LAGUNA_DATA: folder,
          LAGUNA_LOG_LEVEL: 'warn',
          LAGUNA_PACE: 'instant',
          LAGUNA_TABLES: '100000',
          LAGUNA_DAILY_MB: '0',
          LAGUNA_JOINS: '1000000',
          LAGUNA_MESSAGES: '100000',
          LAGUNA_READS: '1000000',
          LAGUNA_SOCKETS: '1000000',
          ...more,
        },
      },
    );
    // A query to an ended process fails with the process's end.
    child.stdin?.on('error', () => undefined);
    return new Promise((resolve, reject) => {
      let hosted: Hosted | null = null;
      createInterface({ input: child.stdio[3] as Readable }).on('line', (line) => {
        const said = JSON.parse(line);
        if (hosted) hosted.answered(said);
        else {
          hosted = new Hosted(child, folder, said.port);
          resolve(hosted);
        }
      });
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    });
  }

  usage(gc = false): Promise<Usage> {
    return this.ask({ ask: 'usage', gc }) as Promise<Usage>;
  }

  /** Begins to take samples of its main thread, or ends it. */
  async profile(on: true): Promise<void>;
  async profile(on: false): Promise<Profile>;
  async profile(on: boolean): Promise<unknown> {
    return this.ask({ ask: 'profile', on });
  }

  /** The log of a table's match, also of a running one: for the load alone, no client gets it. */
  log(table: string): Promise<Log> {
    return this.ask({ ask: 'log', table }) as Promise<Log>;
  }

  async stop(): Promise<void> {
    (this.child.stdin as Writable).end();
    await this.ended;
    rmSync(this.folder, { recursive: true, force: true });
  }

  private ask(question: object): Promise<unknown> {
    const id = ++this.nextId;
    const answer = new Promise((resolve) => this.waiting.set(id, resolve));
    (this.child.stdin as Writable).write(`${JSON.stringify({ id, ...question })}\n`);
    const ended = this.ended.then((code) => {
      throw new Error(`The server has ended with ${code}.`);
    });
    return Promise.race([answer, ended]);
  }
}
