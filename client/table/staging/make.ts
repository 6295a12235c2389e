/**
 * The staging of a game, built from its picture, its script and one function for each of its
 * events.
 *
 *     export const { stage, staging } = makeStaging({ shownOf, Script, handlers, hintOf,
 *       atOnce: ['phase', 'deciders'] });
 */

import type { GameEvent, ViewBase } from '../../../engine/core/contract.ts';
import type { Hint } from './hints.ts';
import type { MotionOf } from './motion.ts';
import type { Staging } from './player.ts';
import type { Script, Timeline } from './script.ts';
import { type HandlersOf, type StageOptions, staged } from './staging.ts';

export interface StagingOf<
  V extends ViewBase,
  Shown,
  Sites,
  Thing,
  Own extends { readonly kind: string },
  Written extends Script<Shown, Sites, Thing, Own>,
  E extends { readonly type: string },
> {
  readonly shownOf: (view: V) => Shown;
  readonly Script: new (shown: Shown, sites: Sites) => Written & Script<Shown, Sites, Thing, Own>;
  readonly handlers: HandlersOf<Written, E>;
  readonly hintOf: (event: E, at: number, until: number) => Hint | null;
  /** Parts of the picture that change before all motions: the seat in turn, and its task. */
  readonly atOnce: readonly (keyof Shown)[];
}

export function makeStaging<
  V extends ViewBase,
  Shown,
  Sites,
  Thing,
  Own extends { readonly kind: string },
  Written extends Script<Shown, Sites, Thing, Own>,
  E extends { readonly type: string },
>(game: StagingOf<V, Shown, Sites, Thing, Own, Written, E>) {
  const { shownOf, Script, handlers, hintOf, atOnce } = game;
  /** The timeline of `events` from the picture `before` (left alone). */
  const stage = (
    events: readonly GameEvent[],
    before: Shown,
    sites: Sites,
    options: StageOptions = {},
  ): Timeline<Shown, MotionOf<Thing, Own>> =>
    staged(new Script(structuredClone(before), sites), events, handlers, hintOf, options);
  const staging: Staging<V, Shown, Sites, MotionOf<Thing, Own>> = {
    shownOf,
    stage,
    begin(from, after) {
      const next = shownOf(after);
      for (const key of atOnce) from[key] = next[key];
    },
  };
  return { stage, staging };
}
