/**
 * The town's steady noises, as seamless loops: a sound that begins late in a loop continues at its
 * beginning. Pure.
 */

import { seeded } from '../world/clock.ts';
import { loudest } from './loudness.ts';
import { hash } from './render.ts';
import { band, type Chance } from './tones.ts';

export const BEDS = ['water', 'murmur', 'wind', 'crickets'] as const;
export type Bed = (typeof BEDS)[number];

/** Samples per second: no frequency in them is higher than half of it. */
export const BED_RATE = 22_050;
/** Seconds of a loop; different, so that together they repeat late. */
const LENGTH: Readonly<Record<Bed, number>> = { water: 11, murmur: 9, wind: 13, crickets: 7 };
/** Loudness of a loop at full gain, dB below full scale. */
const LEVEL: Readonly<Record<Bed, number>> = { water: -31, murmur: -35, wind: -38, crickets: -41 };

const TURN = Math.PI * 2;

/** One loop of a bed. */
export function renderBed(bed: Bed, rate = BED_RATE): Float32Array<ArrayBuffer> {
  const loop = new Float32Array(Math.round(LENGTH[bed] * rate));
  PAINT[bed](loop, rate, seeded(hash(bed)));
  let mean = 0;
  for (const sample of loop) mean += sample / loop.length;
  for (let k = 0; k < loop.length; k++) loop[k] = loop[k] - mean;
  const scale = 10 ** ((LEVEL[bed] - loudest(loop, rate)) / 20);
  for (let k = 0; k < loop.length; k++) loop[k] = loop[k] * scale;
  return loop;
}

type Paint = (loop: Float32Array, rate: number, chance: Chance) => void;

const PAINT: Readonly<Record<Bed, Paint>> = {
  /** A low wash, and small waves that lap at the quays. */
  water(loop, rate, chance) {
    wash(
      loop,
      rate,
      chance,
      (at) => 260 + 60 * Math.sin(TURN * 2 * at),
      0.8,
      (at) => {
        return 0.5 + 0.2 * Math.sin(TURN * 3 * at) + 0.12 * Math.sin(TURN * 7 * at);
      },
    );
    const seconds = loop.length / rate;
    for (let k = 0; k < 26; k++) {
      const lasts = 0.25 + chance() * 0.5;
      const pitch = 420 + chance() * 700;
      burst(loop, rate, chance, {
        at: chance() * seconds,
        lasts,
        pitch,
        gain: 0.3 + chance() * 0.5,
      });
    }
  },
  /** Six people who talk, none of whom can be understood. */
  murmur(loop, rate, chance) {
    const seconds = loop.length / rate;
    for (let person = 0; person < 6; person++) {
      const pitch = 98 * 2 ** (chance() * 1.2);
      const loud = 0.35 + chance() * 0.65;
      let at = chance() * 0.6;
      while (at < seconds) {
        const lasts = 0.1 + chance() * 0.16;
        const bend = 1 + (chance() - 0.5) * 0.24;
        syllable(loop, rate, chance, { at, lasts, pitch: pitch * bend, gain: loud });
        at += lasts + (chance() < 0.16 ? 0.5 + chance() * 0.9 : 0.02 + chance() * 0.06);
      }
    }
  },
  wind(loop, rate, chance) {
    const gust = (at: number): number =>
      0.55 + 0.28 * Math.sin(TURN * at) + 0.17 * Math.sin(TURN * 3 * at + 1);
    wash(loop, rate, chance, (at) => 300 + 420 * gust(at), 2.2, gust);
  },
  /** Three of them, each with its own song. */
  crickets(loop, rate, chance) {
    for (const [song, pitch, loud] of [
      [3, 4150, 1],
      [4, 4480, 0.6],
      [5, 3890, 0.4],
    ] as const) {
      const seconds = loop.length / rate;
      for (let k = 0; k < song * 2; k++) {
        const at = ((k + chance() * 0.2) / (song * 2)) * seconds;
        for (let trill = 0; trill < 7; trill++) chirp(loop, rate, at + trill * 0.055, pitch, loud);
      }
    }
  },
};

interface Breath {
  readonly at: number;
  readonly lasts: number;
  readonly pitch: number;
  readonly gain: number;
}

/** Noise all along the loop: run round twice, so that the filter's end meets its beginning. */
function wash(
  loop: Float32Array,
  rate: number,
  chance: Chance,
  pitch: (at: number) => number,
  sharp: number,
  gain: (at: number) => number,
): void {
  const noise = Float32Array.from(loop, () => chance());
  let at = 0;
  const voice = band(rate, () => noise[at]);
  for (let round = 0; round < 2; round++)
    for (at = 0; at < loop.length; at++) {
      const where = at / loop.length;
      const sample = voice(pitch(where), sharp) * gain(where);
      if (round === 1) loop[at] = loop[at] + sample * 0.5;
    }
}

/** Adds at a place of the loop, round its end if need be. */
function add(loop: Float32Array, at: number, sample: number): void {
  const k = at % loop.length;
  loop[k] = loop[k] + sample;
}

function burst(loop: Float32Array, rate: number, chance: Chance, breath: Breath): void {
  const voice = band(rate, chance);
  const from = Math.round(breath.at * rate);
  const length = Math.round(breath.lasts * rate);
  for (let k = 0; k < length; k++) {
    const part = k / length;
    const swell = Math.sin(Math.PI * part ** 0.5) ** 2;
    add(loop, from + k, voice(breath.pitch * (1 + part * 0.7), 3) * swell * breath.gain * 0.5);
  }
}

/** A vowel: a voice through two bands, far away. */
function syllable(loop: Float32Array, rate: number, chance: Chance, breath: Breath): void {
  const from = Math.round(breath.at * rate);
  const length = Math.round(breath.lasts * rate);
  let phase = 0;
  const throat = (): number => (phase % 1) * 1.6 - 0.3 + (chance() - 0.5) * 0.3;
  const open = band(rate, throat);
  const bright = band(rate, throat);
  const [low, high] = [330 + chance() * 380, 900 + chance() * 700];
  for (let k = 0; k < length; k++) {
    phase += (breath.pitch / rate) * (1 - (0.12 * k) / length);
    const swell = Math.sin((Math.PI * k) / length) ** 1.3;
    add(loop, from + k, (open(low, 4) + bright(high, 5) * 0.3) * swell * breath.gain * 0.3);
  }
}

function chirp(loop: Float32Array, rate: number, at: number, pitch: number, gain: number): void {
  const from = Math.round(at * rate);
  const length = Math.round(0.034 * rate);
  for (let k = 0; k < length; k++) {
    const swell = Math.sin((Math.PI * k) / length) ** 2;
    add(loop, from + k, Math.sin((TURN * pitch * k) / rate) * swell * gain);
  }
}
