/** Makes cues audible with the browser's own sound machine. */

import { CUES, type Cue, type Note } from './cues.ts';

/** Seconds until a note is at its loudest: no click at its start. */
const ATTACK = 0.006;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Plays a cue. @param volume 0 … 1 @param delay seconds from now */
export function play(cue: Cue, volume: number, delay = 0): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const master = context.createGain();
  // Loudness is heard by its logarithm: half of the slider should sound like half.
  master.gain.value = volume ** 2 * 0.9;
  master.connect(context.destination);
  const start = context.currentTime + delay;
  const notes: readonly Note[] = CUES[cue];
  for (const note of notes) strike(context, master, note, start + note.at);
  const end = Math.max(...notes.map((note) => note.at + note.lasts)) + delay;
  setTimeout(() => master.disconnect(), (end + 0.3) * 1000);
}

function strike(audio: AudioContext, out: AudioNode, note: Note, at: number): void {
  const { lasts, gain, pitch, to } = note;
  const swell = audio.createGain();
  swell.gain.setValueAtTime(0.0001, at);
  swell.gain.exponentialRampToValueAtTime(gain, at + ATTACK);
  swell.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  swell.connect(out);
  if (note.wave === 'noise') {
    const source = audio.createBufferSource();
    source.buffer = hiss(audio);
    source.loop = true;
    const band = audio.createBiquadFilter();
    band.type = 'bandpass';
    slide(band.frequency, pitch, to, at, lasts);
    source.connect(band).connect(swell);
    source.start(at);
    source.stop(at + lasts);
    return;
  }
  const tone = audio.createOscillator();
  tone.type = note.wave;
  slide(tone.frequency, pitch, to, at, lasts);
  tone.connect(swell);
  tone.start(at);
  tone.stop(at + lasts);
}

function slide(
  param: AudioParam,
  from: number,
  to: number | undefined,
  at: number,
  lasts: number,
): void {
  param.setValueAtTime(from, at);
  if (to !== undefined) param.exponentialRampToValueAtTime(to, at + lasts);
}

/** A second of noise, made once. */
function hiss(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let k = 0; k < samples.length; k++) samples[k] = Math.random() * 2 - 1;
  return noise;
}
