/** Breaks rules one at a time in a copy of the engine and runs the rule tests over each. */

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SeededChance } from '../../core/chance.ts';
import type { Game } from '../../core/contract.ts';
import { type Equivalent, equivalents } from './equivalent.ts';
import { allMutants, type Mutant } from './mutants.ts';
import { homeOf, idsIn, ROOT } from './places.ts';

/** A suite that takes this many times longer than it should hangs in an endless loop. */
const PATIENCE = 6;
const LONGEST_MS = 300_000;

export interface Outcome {
  readonly file: string;
  readonly line: number;
  readonly operator: string;
  readonly before: string;
  readonly after: string;
  readonly rules: readonly string[];
  readonly fate: 'killed' | 'endless' | 'survived';
  /** Titles of the tests that failed. */
  readonly failed: readonly string[];
  /** Rules claimed by those tests. */
  readonly claimed: readonly string[];
  /** Whether one of them claims a rule that the broken function cites. */
  readonly own: boolean;
}

export interface Report {
  readonly game: string;
  readonly seed: string;
  /** Possible changes in all, those passed over included. */
  readonly possible: number;
  readonly equivalent: number;
  readonly mutants: number;
  readonly killed: number;
  readonly killedByOwn: number;
  readonly survived: number;
  readonly outcomes: readonly Outcome[];
}

const isEquivalent = (mutant: Mutant, known: readonly Equivalent[]): boolean =>
  known.some(
    ({ file, before, after }) =>
      mutant.file.endsWith(file) &&
      mutant.before.trim() === before &&
      mutant.after.trim() === after,
  );

/** A seeded choice that takes one mutant of every function before it takes a second of any. */
function choose(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  const chance = new SeededChance(`mutants ${seed}`);
  const mixed = [...mutants];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [mixed[i], mixed[j]] = [mixed[j], mixed[i]];
  }
  const turns = new Map<number, number>();
  const ranked = mixed.map((mutant) => {
    const turn = turns.get(mutant.block) ?? 0;
    turns.set(mutant.block, turn + 1);
    return { mutant, turn };
  });
  ranked.sort((a, b) => a.turn - b.turn);
  return ranked.slice(0, count).map(({ mutant }) => mutant);
}

/** A copy of engine and rule tests in a temporary folder; the working tree is never touched. */
function workshop(): string {
  const folder = mkdtempSync(join(tmpdir(), 'laguna-mutants-'));
  const keep = (path: string): boolean => !path.endsWith('coverage.test.ts');
  // The battery lends its random play, the server its clocks.
  for (const part of [
    'engine',
    'server',
    'tests/rules',
    'tests/battery',
    'tests/guest',
    'tests/vitest.config.ts',
  ])
    cpSync(join(ROOT, part), join(folder, part), { recursive: true, filter: keep });
  for (const file of ['package.json', 'tsconfig.json'])
    cpSync(join(ROOT, file), join(folder, file));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Slow property tests and whole matches: asked only about what the others let pass. */
const SLOW = [
  ...['explain.test.ts', 'canonical.test.ts', 'twice.test.ts'],
  ...['banker.test.ts', 'patron.test.ts', 'haggling.test.ts', 'journal.test.ts'],
  ...['listed.test.ts', 'met.test.ts', 'trader.test.ts', 'traveller.test.ts'],
];
/** Tests that need a server, which the workshop has not. */
const NEVER = ['wire.test.ts'];

/** Titles of the rule tests that fail in a workshop; null if the suite does not end. */
function failures(folder: string, game: string, slow: boolean, limit: number): string[] | null {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const args = ['run', '--config', 'tests/vitest.config.ts', '--project', 'engine'];
  // Threads die with their process, also in an endless loop.
  const quick = ['--pool=threads', '--no-isolate', '--no-file-parallelism', '--no-cache'];
  const home = `tests/rules/${game}`;
  // By name: what `--exclude` names is run all the same where a configuration has projects.
  const files = readdirSync(join(folder, home))
    .filter((file) => file.endsWith('.test.ts') && !NEVER.includes(file))
    .filter((file) => SLOW.includes(file) === slow)
    .map((file) => `${home}/${file}`);
  if (files.length === 0) return [];
  const output = ['--reporter=json', `--outputFile=${report}`];
  const node = ['--max-old-space-size=1500', vitest];
  spawnSync(process.execPath, [...node, ...args, ...files, ...quick, ...output], {
    cwd: folder,
    encoding: 'utf8',
    timeout: limit,
    killSignal: 'SIGKILL',
  });
  let json: {
    testResults: {
      name: string;
      status: string;
      assertionResults: { title: string; status: string }[];
    }[];
  };
  try {
    json = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return null; // an endless match ran out of memory
  }
  return json.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((result) => result.status === 'failed')
      .map((result) => result.title);
    return status === 'failed' && failed.length === 0 ? [`${name} could not be read`] : failed;
  });
}

/** Writes the mutant into the workshop, runs the tests, puts the line back. `before`: known. */
function tryOne(
  folder: string,
  game: Game,
  mutant: Mutant,
  before: ReadonlySet<string>,
  limit: number,
): Outcome {
  const path = join(folder, mutant.file);
  const source = readFileSync(path, 'utf8');
  const lines = source.split('\n');
  lines[mutant.line - 1] = mutant.after;
  writeFileSync(path, lines.join('\n'));
  const quick = failures(folder, game.id, false, limit);
  const unseen = quick?.every((title) => before.has(title));
  const failed = unseen ? failures(folder, game.id, true, LONGEST_MS) : quick;
  writeFileSync(path, source);
  const titles = (failed ?? []).filter((title) => !before.has(title));
  const claimed = [
    ...new Set(titles.flatMap((title) => idsIn(/^\[([^\]]*)\]/.exec(title)?.[1] ?? ''))),
  ];
  return {
    file: mutant.file,
    line: mutant.line,
    operator: mutant.operator,
    before: mutant.before.trim(),
    after: mutant.after.trim(),
    rules: mutant.ids,
    fate: failed === null ? 'endless' : titles.length > 0 ? 'killed' : 'survived',
    failed: titles,
    claimed: claimed.sort(),
    own: claimed.some((id) => mutant.ids.includes(id)),
  };
}

/**
 * Breaks `count` rules of a game, chosen by `seed`, and says what the tests noticed.
 * @param only part of a path: change only files whose path contains it
 * @param say receives progress in lines of text; null for none
 */
export function mutate(
  game: Game,
  count: number,
  seed: string,
  only: string,
  say: ((line: string) => void) | null,
): Report {
  const all = allMutants(game.id).filter(({ file }) => file.includes(only));
  const passed = equivalents(homeOf(game));
  const real = all.filter((mutant) => !isEquivalent(mutant, passed));
  const chosen = choose(real, count, seed);
  const folder = workshop();
  const outcomes: Outcome[] = [];
  try {
    const started = performance.now();
    const quick = failures(folder, game.id, false, LONGEST_MS);
    const limit = Math.max(30_000, Math.ceil(PATIENCE * (performance.now() - started)));
    const slow = failures(folder, game.id, true, LONGEST_MS);
    if (!quick || !slow)
      throw new Error('The rule tests do not run to their end, even without any change.');
    const before = [...quick, ...slow];
    if (before.length > 0)
      say?.(`Failing before any change, and not counted: ${before.join('; ')}`);
    for (const mutant of chosen) {
      const outcome = tryOne(folder, game, mutant, new Set(before), limit);
      outcomes.push(outcome);
      say?.(line(outcome, outcomes.length));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const survivors = outcomes.filter(({ fate }) => fate === 'survived');
  const report: Report = {
    game: game.id,
    seed,
    possible: all.length,
    equivalent: all.length - real.length,
    mutants: outcomes.length,
    killed: outcomes.length - survivors.length,
    killedByOwn: outcomes.filter(({ own }) => own).length,
    survived: survivors.length,
    outcomes,
  };
  say?.(
    `\n${report.mutants} of ${report.possible} possible changes tried ` +
      `(${report.equivalent} known to break no rule passed over): ${report.killed} noticed, ` +
      `${report.killedByOwn} of them by a test of a rule that the code cites there; ` +
      `${report.survived} survived.`,
  );
  return report;
}

/** One outcome for people. */
function line(outcome: Outcome, number: number): string {
  const place = `${outcome.file}:${outcome.line}`;
  const head = `${String(number).padStart(3)} ${outcome.fate.toUpperCase().padEnd(8)} ${place}`;
  const diff = `\n      - ${outcome.before}\n      + ${outcome.after}`;
  if (outcome.fate !== 'killed') return `${head}  ${outcome.operator}${diff}`;
  const tests = `${outcome.failed.length} test${outcome.failed.length === 1 ? '' : 's'}`;
  return `${head}  ${outcome.operator}: ${tests}, ${outcome.claimed.slice(0, 8).join(' ')}${diff}`;
}
