/**
 * The weather of a match: chosen by its seed, the same at every table that plays it, and only
 * decoration. Clouds drift with the clock; their shadows fall on water, ground and walls, never on
 * text or pieces.
 */

import { type Instant, seeded } from './clock.ts';

export interface Weather {
  readonly kind: 'clear' | 'fair' | 'veiled' | 'misty';
  /** Share of the sky that clouds cover, 0 … 1. */
  readonly cover: number;
  /** Light that a cloud's shadow takes, 0 … 1. */
  readonly shadow: number;
  /** Mist over the lagoon, 0 … 1; the morning doubles it. */
  readonly mist: number;
  /** Direction of the wind: angle about y, radians, 0 = +x. */
  readonly wind: number;
  /** Speed of clouds over the ground, units per second. */
  readonly pace: number;
}

const KINDS: readonly (Pick<Weather, 'kind' | 'cover' | 'shadow' | 'mist'> & {
  readonly until: number;
})[] = [
  { kind: 'clear', until: 0.3, cover: 0.18, shadow: 0.06, mist: 0.1 },
  { kind: 'fair', until: 0.72, cover: 0.46, shadow: 0.2, mist: 0.18 },
  { kind: 'veiled', until: 0.86, cover: 0.7, shadow: 0.12, mist: 0.3 },
  { kind: 'misty', until: 1, cover: 0.34, shadow: 0.08, mist: 0.65 },
];

/** The weather that belongs to `seed`: a match's name, or a number. */
export function weatherOf(seed: string | number): Weather {
  const random = seeded(typeof seed === 'number' ? seed : sum(seed));
  const draw = random();
  const { until: _, ...kind } = KINDS.find((k) => draw < k.until) ?? KINDS[0];
  return {
    ...kind,
    // Mostly along the picture: clouds that come towards the viewer seem to stand still.
    wind: (random() < 0.5 ? Math.PI : 0) + (random() - 0.5) * 1.2,
    pace: 1.1 + random() * 1.3,
  };
}

/** A number out of a name (FNV-1a). */
function sum(name: string): number {
  let hash = 0x811c9dc5;
  for (let k = 0; k < name.length; k++) hash = Math.imul(hash ^ name.charCodeAt(k), 0x01000193);
  return hash >>> 0;
}

/**
 * Values shared by shaders: drift of the clouds in units (x, z), their shadows' strength, their
 * cover.
 */
export const clouds = { value: [0, 0, 0, 0] as [number, number, number, number] };

/** Way of the wind over the water (x, z), and mist over the lagoon. */
export const wind = { value: [1, 0] as [number, number] };
export const mist = { value: 0 };

let blowing: Weather | null = null;

/** Brings `weather` to the instant `time`; later drawing shows it. */
export function blow(weather: Weather, { time }: Instant): void {
  if (blowing !== weather) {
    blowing = weather;
    wind.value[0] = Math.cos(weather.wind);
    wind.value[1] = Math.sin(weather.wind);
    clouds.value[2] = weather.shadow;
    clouds.value[3] = weather.cover;
    mist.value = weather.mist;
  }
  const far = time * weather.pace;
  clouds.value[0] = wind.value[0] * far;
  clouds.value[1] = wind.value[1] * far;
}

/** Light that clouds leave at a place of the world. Declares `uClouds`. `LEAN`: none is taken. */
export const CLOUD_SHADE = /* glsl */ `
uniform vec4 uClouds;
#ifdef LEAN
float cloudShade(vec2 place) { return 1.0; }
#else
float cloudShade(vec2 place) {
  vec2 q = (place - uClouds.xy) * 0.021;
  float heap = sin(q.x * 2.1 + 1.7 * sin(q.y * 1.3)) + sin(q.y * 2.6 + 1.4 * sin(q.x * 1.7 + 2.0))
    + 0.6 * sin((q.x + q.y) * 4.3 + 1.9 * sin(q.x * 3.1));
  float low = 1.7 - 2.4 * uClouds.w;
  return 1.0 - uClouds.z * smoothstep(low, low + 1.1, heap);
}
#endif
`;
