/**
 * What happened last in a match: what the log of whoever comes begins with. Connection for each viewer by
 * what that viewer noticed: a command that others may not notice neither stands in their log nor
 * pushes anything out of it, so that nobody can count what was done in secret.
 */

import type { Step } from './step.ts';

/** How many of the steps that a viewer noticed the viewer is told. */
export const MOST_TOLD = 80;

export class Past {
  /** Oldest first: the last steps that everybody noticed, and of each seat its last secret ones. */
  private steps: readonly Step[] = [];

  /** The last step of all, whoever may know of it; null before the first. */
  get last(): Step | null {
    return this.steps.at(-1) ?? null;
  }

  /** A step that was accepted; an undo marks what it has withdrawn. */
  note(step: Step): void {
    const isAlike = (one: Step): boolean => kindOf(one) === kindOf(step);
    const { withdrawnTo = Number.POSITIVE_INFINITY } = step;
    // What is taken back in secret reaches into nobody else's log.
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

/** Steps of one kind push out each other: the open ones, and those of each seat alone. */
const kindOf = ({ hidden, seat }: Step): number => (hidden ? (seat ?? -1) : -1);
