/** Computes the samples of a cue: the same take of the same cue is the same every time. Pure. */

import { seeded } from '../world/clock.ts';
import { type Cue, recipeOf } from './cues.ts';
import { loudest, peakOf } from './loudness.ts';
import { nameOf, type OwnCue } from './recipes.ts';
import { type Chance, type Note, strike } from './tones.ts';

/** Samples per second of cues; the town's noises need less. */
export const RATE = 44_100;
/** No cue may come nearer to full scale: several sound at once. */
export const HIGHEST_PEAK = 0.7;
/** Seconds of the last fade. */
const TAIL = 0.03;
/** Greatest deviation of a note's start, in seconds. */
const LATE = 0.012;

/**
 * One take of a cue.
 * @param take 0 … takes - 1
 */
export function renderCue(cue: Cue | OwnCue, take = 0, rate = RATE): Float32Array<ArrayBuffer> {
  const { notes, spread, level } = recipeOf(cue);
  const chance = seeded(hash(nameOf(cue)) + take * 7919);
  const varied = notes.map((note) => vary(note, spread, chance));
  const lasts = Math.max(...varied.map((note) => note.at + note.lasts)) + TAIL;
  const out = new Float32Array(Math.ceil(lasts * rate));
  for (const note of varied) strike(out, note, rate, chance);
  clean(out, rate);
  const wanted = 10 ** ((level - loudest(out, rate)) / 20);
  const most = HIGHEST_PEAK / Math.max(1e-6, peakOf(out));
  const scale = Math.min(wanted, most);
  for (let k = 0; k < out.length; k++) out[k] = out[k] * scale;
  return out;
}

/** The note with the variation of this take. */
function vary(note: Note, spread: number, chance: Chance): Note {
  const off = 1 + (chance() * 2 - 1) * spread;
  const late = spread > 0 ? chance() * LATE : 0;
  const { to } = note;
  return {
    ...note,
    at: note.at + late,
    pitch: note.pitch * off,
    ...(to === undefined ? {} : { to: to * off }),
    gain: note.gain * (1 - chance() * spread * 4),
  };
}

/** Removes inaudibly low frequencies, and fades the end out. */
function clean(out: Float32Array, rate: number): void {
  const keep = Math.exp((-2 * Math.PI * 28) / rate);
  let [before, y] = [0, 0];
  const fade = Math.round(TAIL * rate);
  for (let k = 0; k < out.length; k++) {
    const x = out[k];
    y = keep * (y + x - before);
    before = x;
    out[k] = y * Math.min(1, (out.length - 1 - k) / fade);
  }
}

/** A number from a name. */
export function hash(name: string): number {
  let h = 2166136261;
  for (let k = 0; k < name.length; k++) h = Math.imul(h ^ name.charCodeAt(k), 16777619);
  return h >>> 0;
}
