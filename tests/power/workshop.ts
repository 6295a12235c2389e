/** A copy of the tree in which one file at a time is broken and the tests are asked. */

import { spawnSync } from 'node:child_process';
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
import type { Project } from './reach.ts';

const root = new URL('../..', import.meta.url).pathname;

/** How long some test files may take before they count as endless, in milliseconds. */
const LONGEST_MS = 900_000;

/** A quick test that passes wherever tests can run. */
const SOUND = 'tests/house/layers.test.ts';

/** Which of the tests: those that decide by day, or all. */
export type Scope = 'day' | 'all';

/** What came of some tests: the file of the first that failed, or null if none has. */
export interface Asked {
  readonly file: string | null;
  readonly title: string;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

export class Workshop {
  readonly folder = mkdtempSync(join(tmpdir(), 'laguna-power-'));

  constructor() {
    for (const file of files) {
      mkdirSync(dirname(join(this.folder, file)), { recursive: true });
      copyFileSync(join(root, file), join(this.folder, file));
    }
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
    // Tests of the house ask git which files there are.
    spawnSync('git', ['init', '--quiet'], { cwd: this.folder });
    writeFileSync(join(this.folder, '.git', 'info', 'exclude'), 'node_modules\nreport.json\n');
  }

  /** Puts other text into a file. @returns what puts the old text back */
  change(file: string, to: (source: string) => string): () => void {
    const path = join(this.folder, file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, to(source));
    return () => writeFileSync(path, source);
  }

  /** Runs test files of one part until the first that fails. */
  ask(project: Project, tests: readonly string[], scope: Scope): Asked {
    const report = join(this.folder, 'report.json');
    rmSync(report, { force: true });
    if (project === 'browser' && !this.build()) return { file: tests[0], title: 'the build' };
    const node = ['--expose-gc', '--disable-warning=ExperimentalWarning'];
    const vitest = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--bail=1'];
    const which = ['--config', 'tests/vitest.config.ts', '--project', project, ...tests];
    const output = ['--reporter=json', `--outputFile=${report}`];
    const done = spawnSync(process.execPath, [...node, ...vitest, ...which, ...output], {
      cwd: this.folder,
      env: this.environment(scope),
      encoding: 'utf8',
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
    });
    if (done.status === 0) return { file: null, title: '' };
    const failed = firstFailure(report, this.folder);
    if (failed) return failed;
    if (done.signal === 'SIGKILL') return { file: tests[0], title: 'does not end' };
    // Without packages, say, every fault would count as noticed.
    if (!existsSync(join(this.folder, 'node_modules', 'vitest'))) {
      throw new Error('The packages are gone: run npm ci, then go on with --resume.');
    }
    return { file: tests[0], title: 'ends without a result' };
  }

  /** @throws Error with what the tests said if a sound tree does not pass a test: nothing could be told */
  prove(): void {
    const { file, title } = this.ask('engine', [SOUND], 'day');
    if (file !== null) throw new Error(`${file} fails without any fault (${title}).`);
  }

  private environment(scope: Scope): NodeJS.ProcessEnv {
    const { LAGUNA_TESTS: _any, ...env } = process.env;
    const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
    const dear = scope === 'all' ? { LAGUNA_TESTS: 'all' } : {};
    return { ...env, ...dear, PATH: path, FORCE_COLOR: '0' };
  }

  /** Builds the pages as they are now. @returns whether that went well */
  private build(): boolean {
    const call = `import('./server/setup.mjs').then((setup) => setup.ensureBuilt())`;
    const done = spawnSync(process.execPath, ['--input-type=module', '--eval', call], {
      cwd: this.folder,
      encoding: 'utf8',
    });
    return done.status === 0;
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
  const failed = json.testResults.find(({ status }) => status === 'failed');
  if (!failed) return null;
  const one = failed.assertionResults.find(({ status }) => status === 'failed');
  const file = failed.name.slice(failed.name.indexOf(folder) + folder.length + 1);
  return { file, title: one?.fullName ?? 'cannot be read' };
}
