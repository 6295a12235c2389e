/** What a picture of the stage is to show. */

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
  /** Seconds into what is staged; null = the position at rest. */
  readonly at: number | null;
  /** 0 morning … 3 night. */
  readonly light: number;
  readonly quality: Level;
  readonly size: Size;
  /** A landmark's id, a spot, or null for the overview. */
  readonly focus: string | Spot | null;
  /** A person sits there, with the panels around the city; null: the city alone. */
  readonly seat: number | null;
}

/** Pixels of the pictures in which nothing small has to be read. */
export const SMALL: Size = { width: 640, height: 360 };

/** A wish with what nobody has to say filled in. */
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
