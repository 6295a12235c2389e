/**
 * The staging: what happened, as motions in time. A pure function from events and the picture
 * before them; whoever plays the timeline shows the new view exactly when it ends or is skipped.
 */

import type { GameEvent } from '../../../engine/core/contract.ts';
import type { MvEvent } from '../../../engine/games/masters-of-venice/events.ts';
import type { Shown } from './board/shown.ts';
import type { Sites } from './board/sites.ts';
import { cards } from './staging/cards.ts';
import { goods } from './staging/goods.ts';
import type { Handlers } from './staging/handlers.ts';
import { hintOf } from './staging/hints.ts';
import { market } from './staging/market.ts';
import { moves } from './staging/moves.ts';
import { Script, type Timeline } from './staging/script.ts';

/** Every event of the game has its staging: the type of this table sees to it. */
export const HANDLERS: Handlers<MvEvent['type']> = { ...moves, ...market, ...goods, ...cards };

export interface StageOptions {
  /** No flights: the picture changes at once, only lights and figures swell and fade. */
  readonly reduced?: boolean;
}

const isKnown = (type: string): type is MvEvent['type'] => Object.hasOwn(HANDLERS, type);

/** Seconds for which an event is looked at while its pieces come to rest and the next one begins. */
const SETTLING = 0.8;

/**
 * The timeline of `events` from the picture `before` (left alone). Events that this game does not
 * know are passed over. A timeline never knows more than its events: what it leaves open the view
 * after them settles.
 */
export function stage(
  events: readonly GameEvent[],
  before: Shown,
  sites: Sites,
  options: StageOptions = {},
): Timeline {
  const script = new Script(structuredClone(before), sites);
  for (const event of events) {
    if (!isKnown(event.type)) continue;
    const handle = HANDLERS[event.type] as (script: Script, event: GameEvent) => void;
    const from = script.now;
    const moved = script.motions.length;
    handle(script, event);
    const hint = hintOf(event as MvEvent, from, script.now);
    if (hint) script.hints.push(hint);
    const ends = script.motions.slice(moved).map((motion) => motion.at + motion.lasts);
    // What is still in the air then is told with what follows.
    const until = Math.min(script.now + SETTLING, Math.max(script.now, ...ends));
    script.marks.push({ at: from, until, event });
  }
  const timeline = script.finish();
  return options.reduced ? calm(timeline) : timeline;
}

/** Only what stays in its place, and briefly. */
function calm(timeline: Timeline): Timeline {
  const motions = timeline.motions
    .filter((motion) => motion.kind === 'note' || motion.kind === 'glow')
    .map((motion) => {
      const at = motion.at * 0.25;
      return motion.kind === 'note'
        ? { ...motion, at, rise: 0, lasts: 1.2 }
        : { ...motion, at, growth: 0, lasts: 0.4 };
    });
  const patches = timeline.patches.map((patch) => ({ ...patch, at: patch.at * 0.25 }));
  const marks = timeline.marks.map((mark) => ({
    ...mark,
    ...{ at: mark.at * 0.25, until: mark.until * 0.25 },
  }));
  const ends = [...motions.map((m) => m.at + m.lasts), ...patches.map((p) => p.at)];
  // Where nothing moves, a camera stays as well.
  return { motions, patches, hints: [], marks, lasts: Math.max(0, ...ends) };
}
