/** The four lights of the day as records of numbers, and everything between them. */

import { smooth } from './clock.ts';

type Rgb = readonly [number, number, number];

export interface DayLight {
  /** Position of the key light: degrees above the horizon, degrees clockwise from +z (front). */
  readonly elevation: number;
  readonly azimuth: number;
  readonly key: Rgb;
  readonly keyPower: number;
  /** Fill light from above and the reflection of the ground. */
  readonly sky: Rgb;
  readonly ground: Rgb;
  readonly fillPower: number;
  /** The sky overhead, half way up and at the horizon. */
  readonly zenith: Rgb;
  readonly middle: Rgb;
  readonly horizon: Rgb;
  readonly sunGlow: Rgb;
  /** Clouds on their lit side and on their dark side. */
  readonly cloud: Rgb;
  readonly cloudShade: Rgb;
  /** Colour of water over depth, in the canals, and over the shore. */
  readonly deep: Rgb;
  readonly teal: Rgb;
  readonly shallow: Rgb;
  readonly foam: Rgb;
  /** Reflection of walls in the water without a mirror. */
  readonly wall: Rgb;
  /** Sparks on the water, 0 … 1. */
  readonly sparkle: number;
  /** The light's colour on the lagoon at its side, 0 … 1. */
  readonly sheen: number;
  /** How clearly the city is seen in the water, 0 … 1. */
  readonly mirror: number;
  /** Haze: share lost per 100 units of distance. */
  readonly haze: number;
  /** Share of the weather's mist on the lagoon. */
  readonly mist: number;
  /** 0 by day, 1 when windows and lanterns are lit. */
  readonly lamps: number;
  /** Stars, and the moon instead of the sun: 0 … 1. */
  readonly stars: number;
  readonly exposure: number;
}

/** sRGB hex to linear components, as the shaders and lights want them. */
function hex(code: number): Rgb {
  const part = (shift: number): number => {
    const c = ((code >> shift) & 255) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [part(16), part(8), part(0)];
}

const MORNING: DayLight = {
  elevation: 27,
  azimuth: 64,
  key: hex(0xffd2a0),
  keyPower: 3.3,
  sky: hex(0xc6cfe6),
  ground: hex(0xd0b094),
  fillPower: 1.3,
  zenith: hex(0x86b4d8),
  middle: hex(0xc9dce4),
  horizon: hex(0xf4e0cb),
  sunGlow: hex(0xffe2b4),
  cloud: hex(0xfff3e2),
  cloudShade: hex(0xc5cedd),
  deep: hex(0x35899a),
  teal: hex(0x47aead),
  shallow: hex(0x93dccb),
  foam: hex(0xf6f6ec),
  wall: hex(0xd7b494),
  sparkle: 0.55,
  sheen: 0.35,
  mirror: 0.42,
  haze: 0.16,
  mist: 1,
  lamps: 0,
  stars: 0,
  exposure: 1,
};

const NOON: DayLight = {
  elevation: 52,
  azimuth: 38,
  key: hex(0xfff0d2),
  keyPower: 2.75,
  sky: hex(0xa9cdf2),
  ground: hex(0xb8a283),
  fillPower: 1.05,
  zenith: hex(0x3382d2),
  middle: hex(0x84bde8),
  horizon: hex(0xd9ecf4),
  sunGlow: hex(0xfff6df),
  cloud: hex(0xffffff),
  cloudShade: hex(0xb4cbe2),
  deep: hex(0x00607f),
  teal: hex(0x078f9e),
  shallow: hex(0x6ad9c4),
  foam: hex(0xffffff),
  wall: hex(0xc99a70),
  sparkle: 0.8,
  sheen: 0.1,
  mirror: 0.34,
  haze: 0.05,
  mist: 0.1,
  lamps: 0,
  stars: 0,
  exposure: 1,
};

const EVENING: DayLight = {
  elevation: 23,
  azimuth: -58,
  key: hex(0xffa94f),
  keyPower: 4.3,
  sky: hex(0xb9aad2),
  ground: hex(0xd08d5c),
  fillPower: 1.2,
  zenith: hex(0x4668ac),
  middle: hex(0xdc9f92),
  horizon: hex(0xffbe76),
  sunGlow: hex(0xffa648),
  cloud: hex(0xffe2b2),
  cloudShade: hex(0x98688f),
  deep: hex(0x1a6486),
  teal: hex(0x2f959a),
  shallow: hex(0x8ac7a6),
  foam: hex(0xffe8c8),
  wall: hex(0xe09a58),
  sparkle: 1,
  sheen: 1.5,
  mirror: 0.42,
  haze: 0.1,
  mist: 0.3,
  lamps: 0.5,
  stars: 0,
  exposure: 1.02,
};

/** Between evening and night the sun sets; then only the sky gives light. */
const SUNSET: DayLight = {
  ...EVENING,
  elevation: 9,
  azimuth: -78,
  key: hex(0xff7a48),
  keyPower: 0.35,
  sky: hex(0x9a94dc),
  ground: hex(0xb0788c),
  fillPower: 2,
  zenith: hex(0x27407e),
  middle: hex(0x9a7cac),
  horizon: hex(0xf29a72),
  sunGlow: hex(0xff7a50),
  cloud: hex(0xf29a88),
  cloudShade: hex(0x6a5a94),
  deep: hex(0x17507c),
  teal: hex(0x2c7c96),
  shallow: hex(0x6aa4ae),
  foam: hex(0xe8d4d8),
  sparkle: 0.5,
  sheen: 1,
  lamps: 0.8,
  stars: 0.15,
};

const NIGHT: DayLight = {
  elevation: 44,
  azimuth: -34,
  key: hex(0xb4c8ff),
  keyPower: 1.8,
  sky: hex(0x7c92e4),
  ground: hex(0x8c6450),
  fillPower: 1.15,
  zenith: hex(0x0b1540),
  middle: hex(0x1f3272),
  horizon: hex(0x4f5c9c),
  sunGlow: hex(0xa9bcf6),
  cloud: hex(0x6c7cba),
  cloudShade: hex(0x1c2858),
  deep: hex(0x0c3c6c),
  teal: hex(0x126284),
  shallow: hex(0x3c98a4),
  foam: hex(0xb4cdf0),
  wall: hex(0xa8744a),
  sparkle: 0.9,
  sheen: 0.55,
  mirror: 0.6,
  haze: 0.08,
  mist: 0.35,
  lamps: 1,
  stars: 1,
  exposure: 1.12,
};

/** Morning haze, noon, golden evening, lantern night. */
export const LIGHTS: readonly [DayLight, DayLight, DayLight, DayLight] = [
  MORNING,
  NOON,
  EVENING,
  NIGHT,
];

/** A whole day: lights in their order, each at its time (0 morning … 3 night). */
export type Day = readonly { readonly at: number; readonly light: DayLight }[];

/**
 * The day of four lights with the transitions: the key light is put out before it changes its
 * position.
 * @param change differences of a place, at any hour: its haze, its horizon, its ground
 */
export function dayOf(change: (light: DayLight) => Partial<DayLight> = () => ({})): Day {
  const dark = { ...SUNSET, elevation: 20, azimuth: -30, key: NIGHT.key, stars: 0.4 };
  const lights = [MORNING, NOON, EVENING, SUNSET, dark, NIGHT];
  return [0, 1, 2, 2.5, 2.58, 3].map((at, k) => {
    const light = lights[k];
    return { at, light: { ...light, ...change(light) } };
  });
}

const DAY = dayOf();

/** The day of the shown place. */
export const shownDay: { current: Day } = { current: DAY };

/** Gives a place its own day; null gives the usual one back. */
export function setDay(day: Day | null): void {
  shownDay.current = day ?? DAY;
}

/** A light that a caller keeps and `blendLight` fills: no allocation per frame. */
export type MutableLight = {
  -readonly [K in keyof DayLight]: DayLight[K] extends number ? number : [number, number, number];
};

const NAMES = Object.keys(MORNING) as (keyof DayLight)[];

export function newLight(): MutableLight {
  const made: Record<string, unknown> = {};
  for (const name of NAMES) made[name] = typeof MORNING[name] === 'number' ? 0 : [0, 0, 0];
  return blendLight(0, made as MutableLight);
}

/** The light of `day` at time `at` (0 morning … 3 night, fractions between) into `out`. */
export function blendLight(at: number, out: MutableLight, day = DAY): MutableLight {
  let k = 0;
  while (k < day.length - 2 && at >= day[k + 1].at) k++;
  const from = day[k];
  const to = day[k + 1];
  const f = Math.min(1, Math.max(0, (at - from.at) / (to.at - from.at)));
  for (const name of NAMES) {
    const a = from.light[name];
    const b = to.light[name];
    const target = out as Record<keyof DayLight, number | [number, number, number]>;
    if (typeof a === 'number') {
      target[name] = a + ((b as number) - a) * f;
      continue;
    }
    const c = target[name] as [number, number, number];
    for (let i = 0; i < 3; i++) {
      const part = a[i];
      c[i] = part + ((b as Rgb)[i] as number) * f - part * f;
    }
  }
  return out;
}

/** Seconds of the transition from one term's light to the next at the pace of play. */
const TERM = 6;

/**
 * The light `seconds` after it began to turn from `from` to `to`; `haste` 1 is the pace of play,
 * Infinity is at once. Further turns take no longer.
 */
export function turnedLight(from: number, to: number, seconds: number, haste: number): number {
  const share = haste === Infinity ? 1 : (seconds * haste) / TERM;
  return share >= 1 ? to : from + (to - from) * smooth(share);
}
