/**
 * The latest steps of a match, with which a newcomer's log begins. They are kept separately for
 * each viewer: a command that others may not notice neither appears in their log nor pushes a step
 * out of it, so that nobody can count secret commands.
 */

import type { Step } from './step.ts';

/** How many steps a viewer gets. */
export const MOST_TOLD = 80;

export class Past {
  /** Oldest first: the last steps that everybody noticed, and of each seat its last secret ones. */
  private readonly steps: Step[] = [];
  /** How many there are of each kind. */
  private readonly counts = new Map<number, number>();

  /** The last step of all, also a secret one; null before the first. */
  get last(): Step | null {
    return this.steps.at(-1) ?? null;
  }

  /** Adds an accepted step; an undo marks the steps that it withdrew. */
  note(step: Step): void {
    const { steps, counts } = this;
    const kind = kindOf(step);
    if (step.withdrawnTo !== undefined) this.withdraw(step, step.withdrawnTo);
    steps.push(step);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, Math.min(count, MOST_TOLD));
    if (count > MOST_TOLD)
      steps.splice(
        steps.findIndex((one) => kindOf(one) === kind),
        1,
      );
  }

  private withdraw(undo: Step, to: number): void {
    const { steps } = this;
    for (const [k, one] of steps.entries()) {
      // A secret undo must not change anybody else's log.
      const concerns = !undo.hidden || kindOf(one) === kindOf(undo);
      if (one.seq > to && concerns) steps[k] = { ...one, withdrawn: true };
    }
  }

  /** The last steps that the viewer at `seat` (-1: the public) noticed, oldest first. */
  seenBy(seat: number): readonly Step[] {
    return this.steps.filter((step) => !step.hidden || step.seat === seat).slice(-MOST_TOLD);
  }

  clear(): void {
    this.steps.length = 0;
    this.counts.clear();
  }
}

/** Steps push out only their own kind: the public ones, and the secret ones of each seat. */
const kindOf = ({ hidden, seat }: Step): number => (hidden ? (seat ?? -1) : -1);
