/** Checks for every rule of a game whether a test that claims it fails when its code is broken. */

import { rmSync } from 'node:fs';
import { SeededChance } from '../../core/chance.ts';
import type { Game } from '../../core/contract.ts';
import { equivalents } from './equivalent.ts';
import { allMutants, isEquivalent, type Mutant } from './mutants.ts';
import { claims, homeOf, type RulePlaces, rulePlaces } from './places.ts';
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

/** Result for a rule: its test failed, it did not, or no line of its code can be changed. */
export type Hold = 'held' | 'open' | 'unchanged';

export interface EachReport {
  readonly game: string;
  readonly seed: string;
  readonly rules: number;
  readonly held: number;
  /** Rules whose tests passed with every change. */
  readonly open: readonly string[];
  /** Rules whose code cannot be changed: data, types, comments. */
  readonly unchanged: readonly string[];
  readonly mutants: number;
  readonly killed: number;
  readonly survived: number;
  readonly outcomes: readonly Outcome[];
}

/** Lines from a citation to a changed line; lines before the citation count double. */
function distance(mutant: Mutant, rule: RulePlaces): number {
  const lines = rule.code.filter(({ file }) => file === mutant.file).map(({ line }) => line);
  return Math.min(
    ...lines.map((line) => (mutant.line >= line ? mutant.line - line : 2 * (line - mutant.line))),
  );
}

/**
 * The changes of functions that cite a rule, those nearest to a citation first, and one per line
 * before a second of any.
 */
export function nearest(
  mutants: readonly Mutant[],
  rule: RulePlaces,
  seed: string,
): readonly Mutant[] {
  const chance = new SeededChance(`mutants ${seed} ${rule.id}`);
  const own = mutants
    .filter(({ ids }) => ids.includes(rule.id))
    .map((mutant) => ({ mutant, far: distance(mutant, rule), lot: chance.below(1 << 20) }))
    .sort((a, b) => a.far - b.far || a.lot - b.lot);
  const turns = new Map<string, number>();
  const ranked = own.map(({ mutant }) => {
    const place = `${mutant.file}:${mutant.line}`;
    const turn = turns.get(place) ?? 0;
    turns.set(place, turn + 1);
    return { mutant, turn };
  });
  return ranked.sort((a, b) => a.turn - b.turn).map(({ mutant }) => mutant);
}

/**
 * Breaks the code of every rule of a game, up to `tries` times a rule, until a test that claims the
 * rule fails. Only the quick tests run, in the files that claim one of the rules.
 *
 * @param only ids of rules, separated by commas; empty for all
 *
 * @param say receives progress in lines of text; null for none
 */
export function each(
  game: Game,
  tries: number,
  seed: string,
  only: string,
  say: ((line: string) => void) | null,
): EachReport {
  const home = homeOf(game);
  const known = equivalents(home);
  const mutants = allMutants(game.id).filter((mutant) => !isEquivalent(mutant, known));
  const asked = only === '' ? null : only.split(',');
  const rules = rulePlaces(game).filter(({ id }) => !asked || asked.includes(id));
  const claimed = claims(home);
  const holds = new Map<string, Hold>();
  const outcomes = new Map<Mutant, Outcome>();
  const folder = makeWorkshop();
  try {
    const quick = suiteOf(folder, game.id, false);
    const started = performance.now();
    const before = failures(folder, quick, LONGEST_MS);
    if (!before) throw new Error('The rule tests do not finish, even without a change.');
    const limit = limitOf(performance.now() - started);
    const tryOne = (mutant: Mutant): void => {
      const files = new Set(
        claimed.filter(({ ids }) => ids.some((id) => mutant.ids.includes(id))).map((c) => c.file),
      );
      const suite = quick.filter((file) => files.has(file));
      const outcome = attempt(folder, [suite], mutant, new Set(before), limit);
      outcomes.set(mutant, outcome);
      for (const id of outcome.claimed) if (mutant.ids.includes(id)) holds.set(id, 'held');
      say?.(lineOf(outcome, outcomes.size));
    };
    const choices = new Map(rules.map((rule) => [rule.id, nearest(mutants, rule, seed)]));
    for (let turn = 0; turn < tries; turn++) {
      for (const [id, choice] of choices) {
        if (holds.get(id) === 'held') continue;
        holds.set(id, choice.length === 0 ? 'unchanged' : 'open');
        const mutant = choice[turn];
        if (mutant && !outcomes.has(mutant)) tryOne(mutant);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const that = (hold: Hold): string[] =>
    rules.map(({ id }) => id).filter((id) => holds.get(id) === hold);
  const all = [...outcomes.values()];
  const survived = all.filter(({ fate }) => fate === 'survived').length;
  const report: EachReport = {
    game: game.id,
    seed,
    rules: rules.length,
    held: that('held').length,
    open: that('open'),
    unchanged: that('unchanged'),
    mutants: all.length,
    killed: all.length - survived,
    survived,
    outcomes: all,
  };
  say?.(
    `\n${report.mutants} changes tried for ${report.rules} rules: ${report.killed} noticed, ` +
      `${report.survived} survived. ${report.held} rules are covered by a test that claims them.\n` +
      `Not covered: ${report.open.join(' ') || 'none'}.\n` +
      `No code to change: ${report.unchanged.join(' ') || 'none'}.`,
  );
  return report;
}
