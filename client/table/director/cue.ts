/** Where the staging asks the director for its cue. A record of its own: it must not load the rest. */

import type { ViewBase } from '../../../engine/core/contract.ts';
import type { Mark } from './direction.ts';

/** What is ready to be staged. */
export interface Cued {
  readonly marks: readonly Mark[];
  /** Seconds at the pace 1. */
  readonly lasts: number;
  readonly before: ViewBase;
  readonly after: ViewBase;
  /** Takes that wait behind it. */
  readonly waiting: number;
  /** Seconds of staging a second. */
  readonly pace: number;
}

export interface Cue {
  /** Seconds after which the staging is to begin. */
  ask(cued: Cued): number;
  /** A position that is shown without a story. */
  position(view: ViewBase): void;
}

/** The director at work; null while nobody wants a directed picture. */
export const cue: { current: Cue | null } = { current: null };
