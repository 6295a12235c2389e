/**
 * The browser's sound machine: buffers that `render.ts` and `beds.ts` have computed, a volume for
 * each group, a compressor and a final curve over all. It does not choose the sounds.
 */

import { useSettings } from '../store/settings.ts';
import { ask, isSilent, keepAwake } from './awake.ts';
import { BED_RATE, BEDS, type Bed, renderBed } from './beds.ts';
import { CUES, type Cue, recipeOf } from './cues.ts';
import { GROUPS, type Group, nameOf, type OwnCue } from './recipes.ts';
import { RATE, renderCue } from './render.ts';

interface Machine {
  readonly audio: AudioContext;
  readonly groups: Readonly<Record<Group, GainNode>>;
  readonly cues: Map<string, AudioBuffer>;
  readonly lastTake: Map<string, number>;
  readonly beds: Map<Bed, GainNode>;
}

let machine: Machine | null = null;

/** Seconds in which a volume changes: an immediate change would click. */
const SLIDE = 0.04;
/** Seconds in which the town's noises fade in and out. */
const SWELL = 1.4;

/** Loudness is heard by its logarithm: half of the slider should sound like half. */
export const loudness = (slider: number): number => Math.max(0, slider) ** 2;

/** The curve at the very end: straight up to three quarters, and never beyond full scale. */
export function lastCurve(points = 1025): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(points);
  const [knee, top] = [0.75, 0.97];
  for (let k = 0; k < points; k++) {
    const x = (k / (points - 1)) * 2 - 1;
    const over = Math.max(0, Math.abs(x) - knee) / (top - knee);
    const y = Math.min(Math.abs(x), knee) + (top - knee) * Math.tanh(over);
    curve[k] = Math.sign(x) * y;
  }
  return curve;
}

/** The machine, started by the first call, which must come after a gesture of the person. */
function start(): Machine {
  if (machine) return machine;
  const audio = new AudioContext();
  const squeeze = audio.createDynamicsCompressor();
  squeeze.threshold.value = -18;
  squeeze.ratio.value = 5;
  squeeze.attack.value = 0.004;
  squeeze.release.value = 0.22;
  const guard = audio.createWaveShaper();
  guard.curve = lastCurve();
  squeeze.connect(guard).connect(audio.destination);
  const gain = (): GainNode => {
    const node = audio.createGain();
    node.gain.value = 0;
    node.connect(squeeze);
    return node;
  };
  const groups = { ambience: gain(), events: gain(), music: gain(), cues: gain() };
  machine = { audio, groups, cues: new Map(), lastTake: new Map(), beds: new Map() };
  const level = (): void => setVolumes(groups, audio);
  level();
  useSettings.subscribe(level);
  document.addEventListener('visibilitychange', level);
  keepAwake(audio, document);
  return machine;
}

let asked = false;

/**
 * Resumes the machine in a browser that keeps it silent. Before anybody has touched the page this
 * is done once: each promise of the browser is kept until it is fulfilled, and a stand makes sounds
 * for days.
 */
function wake(audio: AudioContext): void {
  if (!isSilent(audio)) return;
  if (asked && navigator.userActivation?.hasBeenActive === false) return;
  asked = true;
  ask(audio);
}

/** Volumes by the settings. A hidden window only plays the call for its person. */
function setVolumes(groups: Machine['groups'], audio: AudioContext): void {
  const settings = useSettings.getState();
  for (const group of GROUPS) {
    const off = settings.muted || (document.hidden && group !== 'cues');
    const volume = off ? 0 : loudness(settings.volume) * loudness(settings[group]) * 1.6;
    groups[group].gain.setTargetAtTime(volume, audio.currentTime, SLIDE);
  }
  wake(audio);
}

const bufferKey = (cue: Cue | OwnCue, take: number): string => `${nameOf(cue)} ${take}`;

/** The samples of a take, computed at the first use. */
function take(of: Machine, cue: Cue | OwnCue, number: number): AudioBuffer {
  const key = bufferKey(cue, number);
  const buffer = of.cues.get(key) ?? bufferOf(of.audio, renderCue(cue, number), RATE);
  of.cues.set(key, buffer);
  return buffer;
}

/** Computes the sounds ahead of their use, one at a time, while the page is idle. */
export function prepare(): void {
  const at = start();
  const wanted = (Object.keys(CUES) as Cue[]).flatMap((cue) =>
    Array.from({ length: Math.min(2, CUES[cue].takes) }, (_, number) => ({ cue, number })),
  );
  const idle = (then: () => void): unknown =>
    'requestIdleCallback' in window
      ? requestIdleCallback(then, { timeout: 20_000 })
      : setTimeout(then, 500);
  const next = (): void => {
    const one = wanted.shift();
    if (!one) return;
    take(at, one.cue, one.number);
    idle(next);
  };
  idle(next);
}

export interface Manner {
  /** Seconds from now. */
  readonly delay?: number;
  /** -1 left … 1 right. */
  readonly pan?: number;
}

/** Plays a cue, in another take than the last time. */
export function play(cue: Cue | OwnCue, { delay = 0, pan = 0 }: Manner = {}): void {
  const at = start();
  const { audio, groups, lastTake } = at;
  // A source that is started while the browser keeps the machine silent never ends: such sources
  // would only pile up.
  if (audio.state !== 'running') {
    wake(audio);
    return;
  }
  const { takes, group } = recipeOf(cue);
  const name = nameOf(cue);
  const number = ((lastTake.get(name) ?? -1) + 1) % takes;
  lastTake.set(name, number);
  const source = audio.createBufferSource();
  source.buffer = take(at, cue, number);
  const side = audio.createStereoPanner();
  side.pan.value = pan;
  source.connect(side).connect(groups[group]);
  source.start(audio.currentTime + delay);
  source.onended = () => side.disconnect();
}

function bufferOf(
  audio: AudioContext,
  samples: Float32Array<ArrayBuffer>,
  rate: number,
): AudioBuffer {
  const buffer = audio.createBuffer(1, samples.length, rate);
  buffer.copyToChannel(samples, 0);
  return buffer;
}

/** Swells the town's noises to these gains; computes a bed at its first use, one a call. */
export function setBeds(levels: Readonly<Record<Bed, number>>): void {
  const { audio, groups, beds } = start();
  let begun = false;
  for (const bed of BEDS) {
    let gain = beds.get(bed);
    if (!gain && levels[bed] > 0.01 && !begun) {
      begun = true;
      gain = audio.createGain();
      gain.gain.value = 0;
      gain.connect(groups.ambience);
      const source = audio.createBufferSource();
      source.buffer = bufferOf(audio, renderBed(bed), BED_RATE);
      source.loop = true;
      source.connect(gain);
      source.start();
      beds.set(bed, gain);
    }
    gain?.gain.setTargetAtTime(levels[bed], audio.currentTime, SWELL);
  }
}
