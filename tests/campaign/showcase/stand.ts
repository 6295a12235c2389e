/** A stand's server as a process that can be killed and restarted over the same data and port. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { OperatorAsk, OperatorStatus } from '../../../server/protocol/showcase.ts';
import { nodeBinary, SERVER_FLAGS } from '../../../server/setup.mjs';

const TOKEN = 'soak-of-a-stand-in-venice';
const PROGRAM = join(import.meta.dirname, 'server.ts');

export class Stand {
  private readonly data = mkdtempSync(join(tmpdir(), 'laguna-stand-'));
  private readonly secondMs: number;
  private child: ChildProcess | null = null;
  private port = 0;
  private answer: (said: { port?: number; bytes?: number }) => void = () => undefined;

  private constructor(secondMs: number) {
    this.secondMs = secondMs;
  }

  /** @param secondMs length of one of its seconds, in milliseconds */
  static async open(secondMs: number): Promise<Stand> {
    const stand = new Stand(secondMs);
    await stand.start();
    return stand;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  private async start(): Promise<void> {
    const child = spawn(
      nodeBinary(),
      ['--expose-gc', ...SERVER_FLAGS, PROGRAM, String(this.secondMs)],
      {
        stdio: ['pipe', 'ignore', 'inherit', 'pipe'],
        env: {
          PATH: process.env.PATH,
          PORT: String(this.port),
          HOST: '127.0.0.1',
          LAGUNA_DATA: this.data,
          LAGUNA_SHOWCASE: 'on',
          LAGUNA_OPERATOR: TOKEN,
          LAGUNA_PACE: 'instant',
          LAGUNA_JOINS: '100000',
          LAGUNA_LOG_LEVEL: 'error',
          LAGUNA_DAILY_MB: '0',
          LAGUNA_TEST_CLIENT: process.env.LAGUNA_TEST_CLIENT,
        },
      },
    );
    this.child = child;
    createInterface({ input: child.stdio[3] as Readable }).on('line', (line) => {
      this.answer(JSON.parse(line));
    });
    const said = await this.said();
    this.port = said.port ?? this.port;
  }

  private said(): Promise<{ port?: number; bytes?: number }> {
    return new Promise((resolve, reject) => {
      const ended = (): void => reject(new Error('The server of the stand has ended.'));
      this.child?.once('exit', ended);
      this.answer = (said) => {
        this.child?.off('exit', ended);
        resolve(said);
      };
    });
  }

  /** Bytes that live after a garbage collection. */
  async bytes(): Promise<number> {
    const answer = this.said();
    (this.child as ChildProcess & { stdin: Writable }).stdin.write('?\n');
    return (await answer).bytes ?? 0;
  }

  /** Kills it as a power cut would, and starts it again. */
  async killAndStart(): Promise<void> {
    await this.kill();
    await this.start();
  }

  private async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async ask(body: OperatorAsk): Promise<OperatorStatus> {
    const answer = await fetch(`${this.url}/operator/ask`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The operator is answered ${answer.status}.`);
    return (await answer.json()) as OperatorStatus;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
