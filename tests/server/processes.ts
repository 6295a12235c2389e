/** Servers as processes of their own, for tests that kill them. */

import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/cluster/services.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Node's compiled code of the server is kept between starts: they take half the time. */
export const COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), 'laguna-compiled') };
const children: ChildProcess[] = [];

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Its output so far. */
  output(): string;
  /** Its exit code, null if it was killed. */
  readonly ended: Promise<number | null>;
}

/** Starts a server; `script` may be one that starts it in another way. */
export async function launch(
  env: Record<string, string>,
  script = 'server/main.ts',
): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      LAGUNA_MESSAGES: '100000',
      ...COMPILED,
      LAGUNA_JOINS: '100000',
      ...env,
      PORT: port,
    },
  });
  children.push(child);
  let said = '';
  const note = (chunk: Buffer) => {
    said += chunk;
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, url: `http://127.0.0.1:${port}`, output: () => said, ended };
}

/** Resolves when the server answers. @throws if it ends before */
export async function healthy({ url, child, output }: ServerProcess): Promise<void> {
  for (let i = 0; i < 400 && child.exitCode === null && child.signalCode === null; i++) {
    const up = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`No server at ${url}: ${output()}`);
}

/** Ends a test's remaining processes. */
export function killAll(): void {
  for (const child of children) child.kill('SIGKILL');
}

/** Ends a server as a power cut does. */
export async function kill(server: ServerProcess): Promise<void> {
  server.child.kill('SIGKILL');
  await server.ended;
}
