/** A copy of the tree in which one file at a time is broken and the tests run. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { files } from '../house/sources.ts';
import type { Project } from '../reach.ts';

const root = new URL('../..', import.meta.url).pathname;

/**
 * Time limit of test files: a multiple of their cost on a quiet machine, and a number of
 * milliseconds.
 */
const LONGEST = { times: 5, more: 120_000 };
/** The same for a build, in milliseconds. */
const BUILD_MS = 600_000;

/** A quick test that passes wherever tests can run. */
const SOUND = 'tests/house/layers.test.ts';

/** Which of the tests: those that decide by day, or all. */
export type Scope = 'day' | 'all';

/** The result of some tests: the file of the first failure, or null if there is none. */
export interface Asked {
  readonly file: string | null;
  readonly title: string;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file could not be run; '' if it could. */
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

export class Workshop {
  readonly folder = mkdtempSync(join(tmpdir(), 'laguna-power-'));
  private running: ChildProcess | null = null;

  constructor() {
    for (const file of files) {
      mkdirSync(dirname(join(this.folder, file)), { recursive: true });
      copyFileSync(join(root, file), join(this.folder, file));
    }
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
    // Tests ask git for the list of files, and for the difference from the last commit: the fault.
    const git = (...args: string[]) => spawnSync('git', args, { cwd: this.folder });
    git('init', '--quiet');
    const unseen = ['node_modules', 'dist', 'test-results', 'report.json'];
    writeFileSync(join(this.folder, '.git', 'info', 'exclude'), `${unseen.join('\n')}\n`);
    const who = ['-c', 'user.name=power', '-c', 'user.email=power@localhost'];
    git('add', '--all');
    for (const name of ['The tree', 'Nothing']) {
      git(...who, 'commit', '--quiet', '--no-verify', '--allow-empty', '--message', name);
    }
  }

  /**
   * Puts other text into a file.
   * @returns restores the old text
   */
  change(file: string, to: (source: string) => string): () => void {
    const path = join(this.folder, file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, to(source));
    return () => writeFileSync(path, source);
  }

  /**
   * Runs test files of one part in their order, until the first that fails.
   * @param cost of all of them, in milliseconds
   */
  async ask(
    project: Project,
    tests: readonly string[],
    scope: Scope,
    cost: number,
  ): Promise<Asked> {
    const report = join(this.folder, 'report.json');
    rmSync(report, { force: true });
    if (project === 'browser' && !(await this.build())) {
      return { file: tests[0], title: 'the build' };
    }
    const node = ['--expose-gc', '--disable-warning=ExperimentalWarning'];
    const vitest = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--bail=1'];
    const which = ['--config', 'tests/power/vitest.config.ts', '--project', project, ...tests];
    const output = ['--reporter=json', `--outputFile=${report}`];
    const longest = LONGEST.times * cost + LONGEST.more;
    const ended = await this.run([...node, ...vitest, ...which, ...output], scope, longest);
    if (ended === 'passed') return { file: null, title: '' };
    const failed = firstFailure(report, this.folder);
    if (failed) return failed;
    // Without packages, for example, every fault would count as noticed.
    if (!existsSync(join(this.folder, 'node_modules', 'vitest'))) {
      throw new Error('The packages are gone: run npm ci, then start this again; it goes on.');
    }
    // The failing test among them is unknown.
    const title = ended === 'late' ? 'does not end' : 'ends without a result';
    return { file: tests[0], title: tests.length > 1 ? `${title}, or one after it` : title };
  }

  /** Runs Node in the copy. */
  private async run(
    args: readonly string[],
    scope: Scope,
    longest: number,
  ): Promise<'passed' | 'failed' | 'late'> {
    // A process group of its own: its children end with it.
    const env = this.environment(scope);
    const way = { cwd: this.folder, env, stdio: 'ignore', detached: true } as const;
    const child = spawn(process.execPath, args, way);
    this.running = child;
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      this.stop();
    }, longest);
    const code = await new Promise((resolve) => child.once('close', resolve));
    clearTimeout(timer);
    this.running = null;
    if (late) return 'late';
    return code === 0 ? 'passed' : 'failed';
  }

  /** Ends the present run and its children. */
  stop(): void {
    const { pid } = this.running ?? {};
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  }

  /**
   * @throws Error with the tests' output if a sound tree fails a test: no verdict would be possible
   */
  async prove(): Promise<void> {
    const { file, title } = await this.ask('engine', [SOUND], 'day', 60_000);
    if (file !== null) throw new Error(`${file} fails without any fault (${title}).`);
  }

  private environment(scope: Scope): NodeJS.ProcessEnv {
    const { LAGUNA_TESTS: _any, ...env } = process.env;
    const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
    const dear = scope === 'all' ? { LAGUNA_TESTS: 'all' } : {};
    // One file at a time, in the order in which they are named.
    return { ...env, ...dear, PATH: path, FORCE_COLOR: '0', VITEST_MAX_WORKERS: '1' };
  }

  /** Builds the pages as they are now. @returns whether that went well */
  private async build(): Promise<boolean> {
    const call = `import('./server/setup.mjs').then((setup) => setup.ensureBuilt())`;
    const args = ['--input-type=module', '--eval', call];
    return (await this.run(args, 'day', BUILD_MS)) === 'passed';
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function firstFailure(report: string, folder: string): Asked | null {
  let json: Report;
  try {
    json = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return null;
  }
  // Files that had not run at the first failure are reported as failed too.
  const failed = json.testResults.find(
    ({ message, assertionResults }) =>
      message !== '' || assertionResults.some(({ status }) => status === 'failed'),
  );
  if (!failed) return null;
  const one = failed.assertionResults.find(({ status }) => status === 'failed');
  const file = failed.name.slice(failed.name.indexOf(folder) + folder.length + 1);
  return { file, title: one?.fullName ?? 'cannot be read' };
}
