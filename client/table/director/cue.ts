/** The staging's request for the director's cue. A separate module: it must not load the rest. */

import type { ViewBase } from '../../../engine/core/contract.ts';
import type { Mark } from './direction.ts';

/** A take that is ready to be staged. */
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
  /** A position that is shown without events. */
  position(view: ViewBase): void;
}

/** The working director; null without a directed picture. */
export const cue: { current: Cue | null } = { current: null };
