/**
 * Hears what happens at the table and has it sound. Nothing sounds before the person's first gesture
 * (browsers forbid it), while the sound is off, or in a window that nobody looks at, but for the
 * call to decide.
 */

import type { LogEntry } from '../store/table.ts';
import type { Cue } from './cues.ts';

/** Seconds between two cues of one action. */
const APART = 0.13;
/** More cues at once would only be noise. */
const MOST_AT_ONCE = 6;

export interface Ear {
  /** Entries of the log, newest at the end. */
  readonly log: readonly LogEntry[];
  /** The person owes a decision. */
  readonly owes: boolean;
}

export interface Loudness {
  readonly muted: boolean;
  readonly volume: number;
}

/** The cues of what happened at once, in its order, each kind once. */
export function cuesFor(types: readonly string[], cueOf: (type: string) => Cue | null): Cue[] {
  const cues = new Set<Cue>();
  for (const type of types) {
    const cue = type === 'undone' ? 'step' : cueOf(type);
    if (cue) cues.add(cue);
  }
  return [...cues].slice(0, MOST_AT_ONCE);
}

export type Play = (cue: Cue, volume: number, delay: number) => void;

/** Follows a table; call the answer after every change. What was there at first is silent. */
export function ears(
  first: Ear,
  cueOf: (type: string) => Cue | null,
  loudness: () => Loudness,
  play: Play,
): (now: Ear) => void {
  let heard = first.log.at(-1)?.id ?? 0;
  let owed = first.owes;
  return ({ log, owes }) => {
    const fresh = log.filter((entry) => entry.id > heard);
    heard = log.at(-1)?.id ?? heard;
    const cues = cuesFor(
      fresh.map((entry) => entry.event.type),
      cueOf,
    );
    if (owes && !owed) cues.push('decision');
    owed = owes;
    const { muted, volume } = loudness();
    if (muted || volume <= 0) return;
    for (const [k, cue] of cues.entries()) play(cue, volume, k * APART);
  };
}
