/** The contents of a picture of the stage. */

import type { Spot } from '../../../client/world/framing.ts';
import type { Level } from '../../../client/world/quality.ts';
import type { JsonObject, Viewer } from '../../../engine/core/contract.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Wish {
  /** File name of the picture, without its ending. */
  readonly name: string;
  /** A scenario; its `when` is staged. */
  readonly scenario: JsonObject;
  readonly viewer: Viewer;
  /** Seconds into the staging; null = the position at rest. */
  readonly at: number | null;
  /** 0 morning … 3 night. */
  readonly light: number;
  readonly quality: Level;
  readonly size: Size;
  /** A landmark's id, a spot, or null for the overview. */
  readonly focus: string | Spot | null;
  /** The seat of a person there, with the panels around the city; null: the city alone. */
  readonly seat: number | null;
}

/** Pixels of the pictures without small text. */
export const SMALL: Size = { width: 640, height: 360 };

/** A wish with defaults filled in. */
export function wish(name: string, scenario: JsonObject, more: Partial<Wish> = {}): Wish {
  return {
    name,
    scenario,
    viewer: 'public',
    at: null,
    light: 1,
    quality: 'medium',
    size: SMALL,
    focus: null,
    seat: null,
    ...more,
  };
}

/** Another position of the same scenario. */
export function given(scenario: JsonObject, change: JsonObject): JsonObject {
  return { ...scenario, given: { ...(scenario.given as JsonObject), ...change } };
}
