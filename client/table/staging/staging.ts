/**
 * The staging: events as motions in time. A pure function from events and the picture before them;
 * the player of the timeline shows the new view exactly when it ends or is skipped.
 */

import type { GameEvent } from '../../../engine/core/contract.ts';
import type { Hint } from './hints.ts';
import type { MotionOf, Timed } from './motion.ts';
import type { Script, Timeline } from './script.ts';

/** The events of one type; a handler may serve several types with the same content. */
type EventOf<E, T> = E extends { readonly type: infer Types }
  ? T extends Types
    ? E
    : never
  : never;

/** One function for each of these events. */
export type HandlersOf<
  Written,
  E extends { readonly type: string },
  T extends E['type'] = E['type'],
> = { readonly [K in T]: (script: Written, event: EventOf<E, K>) => void };

export interface StageOptions {
  /** No flights: the picture changes at once, only lights and figures swell and fade. */
  readonly reduced?: boolean;
}

/** Seconds of attention for an event while its pieces come to rest and the next one begins. */
const SETTLING = 0.8;

/**
 * The timeline of `events`, written into a fresh script. Events without a handler are skipped. A
 * timeline never knows more than its events: the view after them settles the rest.
 */
export function staged<
  Shown,
  Sites,
  Thing,
  Own extends { readonly kind: string },
  Written extends Script<Shown, Sites, Thing, Own>,
  E extends { readonly type: string },
>(
  script: Written & Script<Shown, Sites, Thing, Own>,
  events: readonly GameEvent[],
  handlers: HandlersOf<Written, E>,
  hintOf: (event: E, at: number, until: number) => Hint | null,
  { reduced = false }: StageOptions = {},
): Timeline<Shown, MotionOf<Thing, Own>> {
  for (const event of events) {
    if (!Object.hasOwn(handlers, event.type)) continue;
    const known = event as E;
    const handle = handlers[known.type as E['type']] as (script: Written, event: E) => void;
    const from = script.now;
    const moved = script.motions.length;
    handle(script, known);
    const hint = hintOf(known, from, script.now);
    if (hint) script.hints.push(hint);
    const ends = script.motions.slice(moved).map((motion) => motion.at + motion.lasts);
    // Pieces that are still in the air then overlap the next event.
    const until = Math.min(script.now + SETTLING, Math.max(script.now, ...ends));
    script.marks.push({ at: from, until, event });
  }
  const timeline = script.finish();
  return reduced ? calm(timeline) : timeline;
}

/** Only short motions that stay in their place. */
function calm<Shown, Motion extends Timed & { readonly kind: string }>(
  timeline: Timeline<Shown, Motion>,
): Timeline<Shown, Motion> {
  const motions = timeline.motions
    .filter(({ kind }) => kind === 'note' || kind === 'glow')
    .map((motion) => {
      const at = motion.at * 0.25;
      return motion.kind === 'note'
        ? { ...motion, at, rise: 0, lasts: 1.2 }
        : { ...motion, at, growth: 0, lasts: 0.4 };
    });
  const patches = timeline.patches.map((patch) => ({ ...patch, at: patch.at * 0.25 }));
  const marks = timeline.marks.map((mark) => ({
    ...mark,
    at: mark.at * 0.25,
    until: mark.until * 0.25,
  }));
  const ends = [...motions.map((m) => m.at + m.lasts), ...patches.map((p) => p.at)];
  // If nothing moves, the camera stays as well.
  return { motions, patches, hints: [], marks, lasts: Math.max(0, ...ends) };
}
