/**
 * Sequential halving: finds the arm that pays most, within a budget of pulls. Each pass gives every
 * remaining arm the same number of pulls and drops the worse half.
 */

/** Passes until one of `arms` is left: at least one. */
export const passesOf = (arms: number): number => Math.max(1, Math.ceil(Math.log2(arms)));

/** The record of an arm. */
export interface Arm {
  readonly index: number;
  pulls: number;
  sum: number;
}

const meanOf = ({ sum, pulls }: Arm): number => sum / pulls;

/**
 * @param arms number of arms, the most promising first: the first wins a tie
 * @param budget pulls in all; exceeded only so that each arm is pulled once in each of its passes
 * @param pull pay of arm `index` at its pull number `nth` (from 0): the same `nth` should mean the
 * same circumstances for all arms
 * @param affordable called before each pass: pulls that the work left allows; absent = all of the
 * budget
 * @returns the arms, the best first: by their completed passes, then by their mean
 */
export function halve(
  arms: number,
  budget: number,
  pull: (index: number, nth: number) => number,
  affordable: () => number = () => budget,
): Arm[] {
  const all: Arm[] = Array.from({ length: arms }, (_, index) => ({ index, pulls: 0, sum: 0 }));
  const passes = passesOf(arms);
  const gone: Arm[] = [];
  let left = all;
  let rest = budget;
  for (let pass = 0; pass < passes; pass++) {
    rest = Math.min(rest, affordable());
    const each = Math.max(1, Math.floor(rest / (passes - pass) / left.length));
    for (const arm of left) {
      for (let i = 0; i < each; i++) arm.sum += pull(arm.index, arm.pulls++);
    }
    rest -= each * left.length;
    left = [...left].sort((a, b) => meanOf(b) - meanOf(a) || a.index - b.index);
    gone.unshift(...left.splice(Math.ceil(left.length / 2)));
  }
  return [...left, ...gone];
}
