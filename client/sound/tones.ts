/**
 * The instruments: every sound of the table is computed here, sample by sample. Pure: the same note
 * and the same chance give the same samples, with or without a browser.
 */

/** One strike of an instrument. */
export interface Note {
  /** Seconds after the sound begins. */
  readonly at: number;
  /** Seconds until it has faded by 60 dB. */
  readonly lasts: number;
  /** Hertz; of noise, the middle of its band. */
  readonly pitch: number;
  /** Hertz at its end if it slides. */
  readonly to?: number;
  /** 0 … 1. */
  readonly gain: number;
  readonly wave: Wave;
}

export type Wave = 'sine' | 'wood' | 'coin' | 'noise' | 'horn' | 'pluck' | 'bell' | 'flute' | 'cry';

/** A stream of numbers in [0, 1). */
export type Chance = () => number;

/** Seconds of a note's attack, and of its final fade: nothing may click. */
const ATTACK = 0.004;
const RELEASE = 0.012;
const TURN = Math.PI * 2;

/**
 * Adds a note to `out`, cut at its end.
 * @param rate samples per second
 */
export function strike(out: Float32Array, note: Note, rate: number, chance: Chance): void {
  const from = Math.round(note.at * rate);
  const length = Math.min(Math.round(note.lasts * rate), out.length - from);
  if (length <= 0) return;
  const voice = VOICES[note.wave](note, rate, chance);
  const rise = ATTACKS[note.wave] ?? ATTACK;
  for (let k = 0; k < length; k++) {
    const t = k / rate;
    const swell = Math.min(1, t / rise, (length - k) / rate / RELEASE);
    const at = from + k;
    out[at] = out[at] + voice(t) * note.gain * swell;
  }
}

/** The amplitude at each moment, without the attack and the final fade. */
type Voice = (t: number) => number;
type Instrument = (note: Note, rate: number, chance: Chance) => Voice;

const ATTACKS: Partial<Record<Wave, number>> = { flute: 0.05, horn: 0.07, noise: 0.03, cry: 0.05 };

const fading =
  (lasts: number): Voice =>
  (t) =>
    10 ** ((-3 * t) / lasts);

/** The phase of a tone that slides, in radians. */
function phaseOf(note: Note): Voice {
  const { pitch, to = pitch, lasts } = note;
  const way = Math.log(to / pitch);
  if (Math.abs(way) < 1e-6) return (t) => TURN * pitch * t;
  return (t) => (TURN * pitch * lasts * (Math.exp((way * t) / lasts) - 1)) / way;
}

/** One way in which a body rings. */
interface Mode {
  readonly ratio: number;
  readonly gain: number;
  readonly lasts: number;
}

/**
 * Simultaneous partials, each fading in its own time. Each is rotated by one step a sample, which
 * costs a tenth of calling sines: so voices must be called sample after sample.
 */
function ringing(partials: readonly Mode[], note: Note, rate: number, chance: Chance): Voice {
  const count = partials.length;
  const turn = new Float64Array(count);
  const fade = new Float64Array(count);
  const now = new Float64Array(count);
  const before = new Float64Array(count);
  for (const [k, { ratio, gain, lasts }] of partials.entries()) {
    const step = (TURN * note.pitch * ratio) / rate;
    const keep = 10 ** (-3 / (note.lasts * lasts * rate));
    const phase = chance() * TURN;
    // A frequency above half the rate would come back as another pitch.
    const loud = step < Math.PI * 0.9 ? gain : 0;
    turn[k] = 2 * Math.cos(step) * keep;
    fade[k] = keep * keep;
    now[k] = (loud * Math.sin(phase - step)) / keep;
    before[k] = (loud * Math.sin(phase - 2 * step)) / fade[k];
  }
  return () => {
    let sum = 0;
    for (let k = 0; k < count; k++) {
      const next = turn[k] * now[k] - fade[k] * before[k];
      before[k] = now[k];
      now[k] = next;
      sum += next;
    }
    return sum;
  };
}

/** Bronze: hum, prime, tierce, quint, nominal and higher partials; pairs that beat slowly. */
const BELL: readonly Mode[] = [
  { ratio: 0.5, gain: 0.32, lasts: 1 },
  { ratio: 0.502, gain: 0.2, lasts: 0.95 },
  { ratio: 1, gain: 0.4, lasts: 0.8 },
  { ratio: 1.19, gain: 0.26, lasts: 0.62 },
  { ratio: 1.5, gain: 0.14, lasts: 0.5 },
  { ratio: 2, gain: 0.34, lasts: 0.42 },
  { ratio: 2.006, gain: 0.2, lasts: 0.4 },
  { ratio: 2.62, gain: 0.12, lasts: 0.24 },
  { ratio: 3.01, gain: 0.12, lasts: 0.2 },
  { ratio: 4.1, gain: 0.08, lasts: 0.12 },
];
/** A struck block: few modes, none of them in tune, all of them short. */
const WOOD: readonly Mode[] = [
  { ratio: 1, gain: 0.7, lasts: 1 },
  { ratio: 2.57, gain: 0.4, lasts: 0.55 },
  { ratio: 4.95, gain: 0.24, lasts: 0.3 },
  { ratio: 8.4, gain: 0.12, lasts: 0.16 },
];
/** A small disk of gold on others. */
const COIN: readonly Mode[] = [
  { ratio: 1, gain: 0.5, lasts: 0.9 },
  { ratio: 1.34, gain: 0.4, lasts: 1 },
  { ratio: 1.79, gain: 0.28, lasts: 0.6 },
  { ratio: 2.41, gain: 0.18, lasts: 0.4 },
];

const VOICES: Readonly<Record<Wave, Instrument>> = {
  sine(note) {
    const phase = phaseOf(note);
    const fade = fading(note.lasts);
    return (t) => Math.sin(phase(t)) * fade(t);
  },
  bell: (note, rate, chance) => ringing(BELL, note, rate, chance),
  coin: (note, rate, chance) => ringing(COIN, note, rate, chance),
  wood(note, rate, chance) {
    const body = ringing(WOOD, note, rate, chance);
    const knock = band(rate, chance);
    return (t) => body(t) + (t < 0.02 ? knock(note.pitch * 5, 1.2) * (1 - t / 0.02) * 0.7 : 0);
  },
  noise(note, rate, chance) {
    const { pitch, to = pitch, lasts } = note;
    const voice = band(rate, chance);
    // A breath: it swells for a third of its time.
    const shape = (t: number): number => Math.sin(Math.PI * Math.min(1, t / lasts) ** 0.6) ** 2;
    return (t) => voice(pitch * (to / pitch) ** (t / lasts), 0.9) * shape(t) * 1.6;
  },
  horn(note) {
    const phase = phaseOf(note);
    return (t) => {
      const x = phase(t);
      const swell = Math.min(1, t / 0.2);
      let sum = 0;
      for (let n = 1; n <= 7; n++) sum += Math.sin(x * n) / n ** (2.1 - swell * 0.7);
      return sum * 0.6 * (1 - Math.min(1, t / note.lasts) ** 3);
    };
  },
  flute(note, rate, chance) {
    const phase = phaseOf(note);
    const breath = band(rate, chance);
    return (t) => {
      const vibrato = 0.012 * Math.sin(TURN * 5.1 * t) * Math.min(1, t / 0.4) * 9;
      const x = phase(t) + vibrato;
      const tone = Math.sin(x) + 0.22 * Math.sin(2 * x) + 0.09 * Math.sin(3 * x);
      const shape = (1 - 0.35 * Math.min(1, t / note.lasts)) * end(t, note.lasts, 0.14);
      return (tone + breath(note.pitch * 2, 1.5) * 0.1) * shape * 0.75;
    };
  },
  cry(note) {
    const { pitch, to = pitch, lasts } = note;
    let x = 0;
    let last = 0;
    return (t) => {
      // Up quickly, then down for the rest: a gull's note breaks at its top.
      const rise = Math.min(1, t / (lasts * 0.22));
      const fall = Math.max(0, t / lasts - 0.22) / 0.78;
      const now = pitch + (to - pitch) * rise * (1 - fall * 0.8);
      x += TURN * now * (t - last);
      last = t;
      const rough = 1 + 0.18 * Math.sin(TURN * 61 * t);
      const tone = Math.sin(x) + 0.5 * Math.sin(2 * x) + 0.28 * Math.sin(3 * x);
      return tone * 0.5 * rough * end(t, lasts, lasts * 0.4);
    };
  },
  pluck(note, rate, chance) {
    return string(note, rate, chance);
  },
};

const end = (t: number, lasts: number, fade: number): number =>
  Math.min(1, Math.max(0, (lasts - t) / fade));

/** A plucked string after Karplus and Strong: noise that runs round a loop and wears off. */
function string(note: Note, rate: number, chance: Chance): Voice {
  const period = rate / note.pitch - 0.5;
  const size = Math.floor(period);
  const rest = period - size;
  const loop = new Float32Array(size + 1);
  let mean = 0;
  let soft = 0;
  for (let k = 0; k < loop.length; k++) {
    // A finger is softer than a plectrum: the noise is smoothed before it starts.
    soft += (chance() * 2 - 1 - soft) * 0.55;
    loop[k] = soft;
    mean += soft / loop.length;
  }
  for (let k = 0; k < loop.length; k++) loop[k] = loop[k] - mean;
  const keep = 10 ** ((-3 * (period / rate)) / note.lasts);
  let at = 0;
  let before = 0;
  return () => {
    const a = loop[at];
    const b = loop[(at + 1) % loop.length];
    const now = a + (b - a) * rest;
    loop[at] = (now + before) * 0.5 * keep;
    before = now;
    at = (at + 1) % loop.length;
    return now * 1.7;
  };
}

/** Noise through a band that may move from sample to sample. @returns sample of (hertz, sharpness) */
export function band(rate: number, chance: Chance): (pitch: number, sharp: number) => number {
  let low = 0;
  let mid = 0;
  return (pitch, sharp) => {
    const f = 2 * Math.sin(Math.PI * Math.min(0.22, pitch / rate));
    const high = chance() * 2 - 1 - low - mid / sharp;
    mid += f * high;
    low += f * mid;
    return mid;
  };
}
