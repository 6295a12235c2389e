/**
 * Places and times of notable events: data for a camera that follows the action. The staging itself
 * never moves the camera.
 */

export interface Hint {
  /** Seconds from the start of the timeline, and how long the moment lasts. */
  readonly at: number;
  readonly seconds: number;
  /** A landmark of the plan; null = the whole board. */
  readonly place: string | null;
  /** 1 = worth a glance, 2 = a moment, 3 = nobody should miss it. */
  readonly importance: 1 | 2 | 3;
}

/** Shortest look that justifies a turn. */
const LOOK = 1.2;

/**
 * Importance of each kind of event to a camera; an absent kind is over before a camera could
 * arrive.
 */
export type Leans<E extends { readonly type: string }> = {
  readonly [type in E['type']]?: Hint['importance'];
};

/** The hint of an event that lasts from `at` to `until`, or null. */
export const hinting =
  <E extends { readonly type: string }>(
    importance: Leans<E>,
    placeOf: (event: E) => string | null,
  ) =>
  (event: E, at: number, until: number): Hint | null => {
    const matters = importance[event.type as E['type']];
    if (!matters) return null;
    return { at, seconds: Math.max(LOOK, until - at), place: placeOf(event), importance: matters };
  };
