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
  private steps: readonly Step[] = [];

  /** The last step of all, also a secret one; null before the first. */
  get last(): Step | null {
    return this.steps.at(-1) ?? null;
  }

  /** Adds an accepted step; an undo marks the steps that it withdrew. */
  note(step: Step): void {
    const isAlike = (one: Step): boolean => kindOf(one) === kindOf(step);
    const { withdrawnTo = Number.POSITIVE_INFINITY } = step;
    // A secret undo must not change anybody else's log.
    const isWithdrawn = (one: Step): boolean =>
      one.seq > withdrawnTo && (!step.hidden || isAlike(one));
    const before = this.steps.map((one) => (isWithdrawn(one) ? { ...one, withdrawn: true } : one));
    const steps = [...before, step];
    const alike = steps.filter(isAlike);
    const oldest = alike.length > MOST_TOLD ? alike[0] : null;
    this.steps = oldest ? steps.filter((one) => one !== oldest) : steps;
  }

  /** The last steps that the viewer at `seat` (-1: the public) noticed, oldest first. */
  seenBy(seat: number): readonly Step[] {
    return this.steps.filter((step) => !step.hidden || step.seat === seat).slice(-MOST_TOLD);
  }

  clear(): void {
    this.steps = [];
  }
}

/** Steps push out only their own kind: the public ones, and the secret ones of each seat. */
const kindOf = ({ hidden, seat }: Step): number => (hidden ? (seat ?? -1) : -1);
