/** The contents of each frame of a film: pure, so that a film can be continued. */

import { Editor } from '../../../client/table/director/editor.ts';
import type { Sight } from '../../../client/table/director/rules.ts';
import type { Cut, Line, Shot } from '../../../client/table/director/types.ts';
import type { Beat } from './playing.ts';

/** A part of the match without a gap. */
export interface FilmScene {
  readonly firstFrame: number;
  readonly frames: number;
  /** With which it begins: 0 morning … 3 night. */
  readonly light: number;
  /** How many of the match's actions have been done before it begins. */
  readonly done: number;
  /** Its actions; seconds from its beginning. */
  readonly cues: readonly { readonly at: number; readonly beat: Beat }[];
  /** The director's, in seconds from its beginning. */
  readonly shots: readonly Shot[];
  readonly lines: readonly Line[];
}

export interface Screenplay {
  readonly fps: number;
  readonly frames: number;
  readonly scenes: readonly FilmScene[];
  /** Seconds of the match's end for which a film as short as this has no room. */
  readonly cut: number;
}

/**
 * Greatest number of parts of the match's course, with a scene each; the end has one of its own.
 */
const PARTS = 4;
/** A shorter scene would be over before it can be understood. Seconds. */
const SHORTEST = 8;
/** How much longer the first scene is than those between it and the end. */
const FIRST = 1.3;
/** Share of the film for the end, and its largest share if it is long. */
const END = 0.14;
const LONGEST_END = 0.5;
/** Seconds for which the end is shown before the film is over. */
const STANDS = 3;
/** Seconds of a scene before its first event. */
const LEAD = 1.5;
/** The whole film begins with a look at the town. */
const OPENING = 4;

/** How often each kind of action has been seen. */
type Seen = { [kind: string]: number };

/**
 * Chooses scenes of a match for a film of so many seconds.
 * @throws Error for a match without actions
 */
export function screenplay(
  beats: readonly Beat[],
  sight: Sight,
  seconds: number,
  fps: number,
): Screenplay {
  const last = beats.at(-1);
  if (!last) throw new Error('Nothing has been done in this match.');
  const frames = Math.round(seconds * fps);
  const end = Math.min(LONGEST_END * seconds, Math.max(END * seconds, LEAD + last.lasts + STANDS));
  const parts = partsOf(beats, Math.floor((seconds - end) / SHORTEST));
  const share = (seconds - end) / (parts.length - 1 + FIRST);
  const scenes: FilmScene[] = [];
  const seen: Seen = {};
  let firstFrame = 0;
  let cut = 0;
  for (let k = 0; k <= parts.length; k++) {
    const part = parts[k];
    const until = part ? Math.round((FIRST + k) * share * fps) : frames;
    const count = until - firstFrame;
    const lasts = count / fps;
    const lead = k === 0 ? Math.min(OPENING, lasts * 0.4) : LEAD;
    const from = part ? busiest(beats, part, lasts - lead, seen) : ending(beats, sight, lasts);
    const { ends, ...directed } = direct(beats, sight, from, lead, lasts);
    for (const { beat } of directed.cues) seen[beat.kind] = (seen[beat.kind] ?? 0) + 1;
    if (!part) cut = Math.max(0, ends - lasts);
    const light = beats[from]?.light.before ?? last.light.after;
    scenes.push({ firstFrame, frames: count, light, done: from, ...directed });
    firstFrame = until;
  }
  return { fps, frames, scenes, cut };
}

/** Beats from the first to the last one, by their numbers. */
interface Part {
  readonly first: number;
  readonly last: number;
}

/** The match by the hours of its day, in so many parts at most; its last beat is in none. */
function partsOf(beats: readonly Beat[], most: number): Part[] {
  const hours: Part[] = [];
  for (const [k, { light }] of beats.slice(0, -1).entries()) {
    const hour = hours.at(-1);
    const same = hour && beats[hour.last]?.light.before === light.before;
    if (same) hours[hours.length - 1] = { first: hour.first, last: k };
    else hours.push({ first: k, last: k });
  }
  const count = Math.min(hours.length, PARTS, Math.max(1, most));
  return Array.from({ length: count }, (_, k) => {
    const [from, to] = [k, k + 1].map((n) => Math.round((n * hours.length) / count));
    const own = hours.slice(from, to);
    return { first: own[0]?.first ?? 0, last: own.at(-1)?.last ?? 0 };
  });
}

/** The most interesting stretch of a part for so many seconds; already `seen` things count less. */
function busiest(beats: readonly Beat[], part: Part, room: number, seen: Seen): number {
  let [best, most] = [part.first, -1];
  for (let first = part.first; first <= part.last; first++) {
    const known = { ...seen };
    let [time, sum] = [0, 0];
    for (const { kind, lasts, interest } of beats.slice(first, -1)) {
      if (time >= room) break;
      const often = known[kind] ?? 0;
      known[kind] = often + 1;
      time += lasts;
      // Little of a cut-off event is visible.
      sum += (time > room ? interest * 0.2 : interest) / (1 + often) ** 2;
    }
    if (sum > most) [best, most] = [first, sum];
  }
  return best;
}

/** The first of the last actions that fit into so many seconds; the very last one always does. */
function ending(beats: readonly Beat[], sight: Sight, lasts: number): number {
  let first = beats.length - 1;
  while (first > 0) {
    const { ends } = direct(beats, sight, first - 1, LEAD, lasts);
    if (ends + STANDS > lasts) break;
    first--;
  }
  return first;
}

/** Cues and cut of a scene of this length, from one of the beats on; and its end. */
function direct(
  beats: readonly Beat[],
  sight: Sight,
  first: number,
  lead: number,
  lasts: number,
): Pick<FilmScene, 'cues'> & Cut & { readonly ends: number } {
  const editor = new Editor(sight);
  const nothing = { lasts: 0, pace: 1, waiting: 0, moments: [] };
  // The stake at its beginning; the scene begins with a look at the whole.
  editor.take({ ...nothing, arrives: 0, stakes: beats[first - 1]?.stakes ?? [] });
  const cues: { at: number; beat: Beat }[] = [];
  let at = lead;
  for (const beat of beats.slice(first)) {
    if (at >= lasts) break;
    const { moments, stakes } = beat;
    const begins = editor.take({
      arrives: at,
      lasts: beat.lasts,
      pace: 1,
      waiting: 0,
      moments,
      stakes,
    });
    if (begins < lasts) cues.push({ at: begins, beat });
    at = begins + beat.lasts;
  }
  return { cues, ...editor.until(lasts), ends: at };
}
