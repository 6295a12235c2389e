/** Breaks rules one at a time in a copy of the engine and runs the rule tests on each. */

import { rmSync } from 'node:fs';
import { SeededChance } from '../../core/chance.ts';
import type { Game } from '../../core/contract.ts';
import { equivalents } from './equivalent.ts';
import { allMutants, isEquivalent, type Mutant } from './mutants.ts';
import { homeOf } from './places.ts';
import {
  attempt,
  failures,
  LONGEST_MS,
  limitOf,
  lineOf,
  makeWorkshop,
  type Outcome,
  suiteOf,
} from './workshop.ts';

export interface Report {
  readonly game: string;
  readonly seed: string;
  /** All possible changes, with the skipped ones. */
  readonly possible: number;
  readonly equivalent: number;
  readonly mutants: number;
  readonly killed: number;
  readonly killedByOwn: number;
  readonly survived: number;
  readonly outcomes: readonly Outcome[];
}

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

/**
 * Breaks `count` rules of a game, chosen by `seed`, and reports which changes the tests noticed.
 *
 * @param only part of a path: change only files whose path contains it
 *
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
  const folder = makeWorkshop();
  const outcomes: Outcome[] = [];
  try {
    const started = performance.now();
    const suites = [suiteOf(folder, game.id, false), suiteOf(folder, game.id, true)];
    const quick = failures(folder, suites[0], LONGEST_MS);
    const limit = limitOf(performance.now() - started);
    const slow = failures(folder, suites[1], LONGEST_MS);
    if (!quick || !slow) throw new Error('The rule tests do not finish, even without a change.');
    const before = [...quick, ...slow];
    if (before.length > 0)
      say?.(`Failing before any change, and not counted: ${before.join('; ')}`);
    for (const mutant of chosen) {
      const outcome = attempt(folder, suites, mutant, new Set(before), limit);
      outcomes.push(outcome);
      say?.(lineOf(outcome, outcomes.length));
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
      `(not counting ${report.equivalent} that are known to break no rule): ${report.killed} noticed, ` +
      `${report.killedByOwn} of them by a test of a rule that the code cites there; ` +
      `${report.survived} survived.`,
  );
  return report;
}
