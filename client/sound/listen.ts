/**
 * Plays the sounds of the table's events. Nothing sounds before the person's first gesture
 * (browsers forbid it), while the sound is off, or in a hidden window, except for the call to
 * decide.
 */

import type { GameEvent } from '../../engine/core/contract.ts';
import type { Speed } from '../store/settings.ts';
import type { LogEntry } from '../store/table.ts';
import type { Cue } from './cues.ts';
import { nameOf, type OwnCue } from './recipes.ts';

/** Seconds between two cues of one action. */
const APART = 0.13;
/** More simultaneous cues would only be noise; a delayed one has a moment of its own. */
const MOST_AT_ONCE = 6;

/** The sound of an event, and its place. */
export interface Sounding {
  readonly cue: Cue | OwnCue;
  /** A landmark of the plan. */
  readonly site?: string | null;
  /** Seconds by which it waits for the others. */
  readonly wait?: number;
  /** Seconds after which the related motion is visible on the board, at the usual pace. */
  readonly seen?: number;
}

/** Seconds by which a sound waits at a pace: with a faster staging it comes sooner, or at once. */
const waitOf = ({ wait = 0, seen = 0 }: Sounding, speed: Speed): number =>
  wait + (speed === 'instant' ? 0 : seen / speed);

export interface Ear {
  /** Entries of the log, newest at the end. */
  readonly log: readonly LogEntry[];
  /** The person owes a decision. */
  readonly owes: boolean;
  /** Number of refusals for the person. */
  readonly refusals: number;
}

export interface Hearing {
  readonly muted: boolean;
  readonly volume: number;
  readonly speed: Speed;
}

export type SoundsOf = (event: GameEvent) => readonly Sounding[];

/** The sounds of simultaneous events, in their order, each kind once. */
export function soundsFor(events: readonly GameEvent[], soundsOf: SoundsOf): Sounding[] {
  const sounds = new Map<string, Sounding>();
  for (const event of events) {
    const own = event.type === 'undone' ? [{ cue: 'undo' as const }] : soundsOf(event);
    for (const sound of own) {
      const name = nameOf(sound.cue);
      if (!sounds.has(name)) sounds.set(name, sound);
    }
  }
  let together = 0;
  return [...sounds.values()].filter(
    ({ wait = 0, seen = 0 }) => wait + seen > 0 || together++ < MOST_AT_ONCE,
  );
}

export type Play = (sound: Sounding, delay: number) => void;

/**
 * Follows a table; call the returned function after every change. The initial state makes no sound.
 */
export function ears(
  first: Ear,
  soundsOf: SoundsOf,
  hearing: () => Hearing,
  play: Play,
): (now: Ear) => void {
  let heard = first.log.at(-1)?.id ?? 0;
  let owed = first.owes;
  let refused = first.refusals;
  return ({ log, owes, refusals }) => {
    const fresh = log.filter((entry) => entry.id > heard);
    heard = log.at(-1)?.id ?? heard;
    const sounds = soundsFor(
      fresh.map((entry) => entry.event),
      soundsOf,
    );
    if (owes && !owed) sounds.push({ cue: 'decision' });
    if (refusals > refused) sounds.push({ cue: 'refusal' });
    owed = owes;
    refused = refusals;
    const { muted, volume, speed } = hearing();
    if (muted || volume <= 0) return;
    for (const [k, sound] of sounds.entries()) play(sound, k * APART + waitOf(sound, speed));
  };
}
