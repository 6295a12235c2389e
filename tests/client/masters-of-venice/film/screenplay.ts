/** What is to be seen in each frame of a film: pure, so that a film goes on where it stopped. */

import { sight } from '../../../../client/games/masters-of-venice/director/sights.ts';
import { Editor } from '../../../../client/table/director/editor.ts';
import type { Cut, Line, Shot } from '../../../../client/table/director/types.ts';
import type { JsonObject } from '../../../../engine/core/contract.ts';
import type { Beat, Play } from './playing.ts';

/** A part of the match without a gap. */
export interface FilmScene {
  readonly firstFrame: number;
  readonly frames: number;
  /** 0 morning … 3 night. */
  readonly light: number;
  /** What has been done before it begins. */
  readonly before: readonly Beat[];
  /** What is done in it; seconds from its beginning. */
  readonly cues: readonly { readonly at: number; readonly beat: Beat }[];
  /** The director's, in seconds from its beginning. */
  readonly shots: readonly Shot[];
  readonly lines: readonly Line[];
}

export interface Screenplay {
  readonly start: JsonObject;
  readonly fps: number;
  readonly frames: number;
  readonly scenes: readonly FilmScene[];
}

/** Share of the film for each of the four terms and for the end. */
const SHARES = [0.26, 0.2, 0.2, 0.2, 0.14];
/** Seconds in which a scene begins before anything happens. */
const LEAD = 1.5;
/** The whole film begins with a look at the town. */
const OPENING = 4;
const ROUNDS_A_TERM = 4;

/** 0 … 3; the end of the match belongs to none. */
const termOf = ({ round }: Beat, ends: boolean): number =>
  ends ? 4 : Math.min(3, Math.floor((Math.max(1, round) - 1) / ROUNDS_A_TERM));

/** How often each kind of action has been seen. */
type Seen = { [type: string]: number };
const kindOf = ({ action, site }: Beat): string => `${String(action.type)} ${site}`;

/** Chooses scenes of a match for a film of so many seconds. */
export function screenplay({ start, beats }: Play, seconds: number, fps: number): Screenplay {
  const frames = Math.round(seconds * fps);
  const scenes: FilmScene[] = [];
  let firstFrame = 0;
  let share = 0;
  const seen: Seen = {};
  for (const [part, own] of SHARES.entries()) {
    share += own;
    const until = Math.round(frames * share);
    const lead = part === 0 ? Math.min(OPENING, (until / fps) * 0.4) : LEAD;
    const room = (until - firstFrame) / fps - lead;
    const count = until - firstFrame;
    const first = part < 4 ? busiest(beats, part, room, seen) : ending(beats, lead, count / fps);
    const directed = direct(beats, first, lead, count / fps);
    for (const { beat } of directed.cues) seen[kindOf(beat)] = (seen[kindOf(beat)] ?? 0) + 1;
    scenes.push({
      ...{ firstFrame, frames: count, light: Math.min(part, 3), before: beats.slice(0, first) },
      ...directed,
    });
    firstFrame = until;
  }
  return { start, fps, frames, scenes };
}

/** Where in a term the most is to be seen in so many seconds; what is `seen` already counts less. */
function busiest(beats: readonly Beat[], term: number, room: number, seen: Seen): number {
  const last = beats.length - 1;
  let [best, most] = [-1, -1];
  for (const [first, beat] of beats.entries()) {
    if (termOf(beat, first === last) !== term) continue;
    const known = { ...seen };
    let [time, sum] = [0, 0];
    for (let k = first; k < last && time < room; k++) {
      const each = beats[k];
      const often = known[kindOf(each)] ?? 0;
      known[kindOf(each)] = often + 1;
      time += each.lasts;
      // Of what is cut off little is seen.
      sum += (time > room ? each.interest * 0.2 : each.interest) / (1 + often) ** 2;
    }
    if (sum > most) [best, most] = [first, sum];
  }
  return best < 0 ? beats.length - 1 : best;
}

/** The first of the last actions that fit into so many seconds; the very last one always. */
function ending(beats: readonly Beat[], lead: number, lasts: number): number {
  let first = beats.length - 1;
  while (first > 0) {
    const { ends } = direct(beats, first - 1, lead, lasts);
    if (ends > lasts) break;
    first--;
  }
  return first;
}

/** Cues and cut of a scene that lasts so many seconds, from one of the beats on; and when it ends. */
function direct(
  beats: readonly Beat[],
  first: number,
  lead: number,
  lasts: number,
): Pick<FilmScene, 'cues'> & Cut & { readonly ends: number } {
  const editor = new Editor(sight);
  const nothing = { lasts: 0, pace: 1, waiting: 0, moments: [] };
  // What is at stake when it begins; the scene begins with a look at the town.
  editor.take({ ...nothing, arrives: 0, stakes: beats[first - 1]?.stakes ?? [] });
  const cues: { at: number; beat: Beat }[] = [];
  let at = lead;
  for (const beat of beats.slice(first)) {
    if (at >= lasts) break;
    const { moments, stakes } = beat;
    const begins = editor.take({
      ...{ arrives: at, lasts: beat.lasts, pace: 1, waiting: 0 },
      ...{ moments, stakes },
    });
    if (begins < lasts) cues.push({ at: begins, beat });
    at = begins + beat.lasts;
  }
  return { cues, ...editor.until(lasts), ends: at };
}
