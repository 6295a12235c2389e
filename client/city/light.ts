/** The four lights of the day as records of numbers, and everything between them. */

type Rgb = readonly [number, number, number];

export interface DayLight {
  /** Where the key light stands: degrees above the horizon, degrees clockwise from +z (front). */
  readonly elevation: number;
  readonly azimuth: number;
  readonly key: Rgb;
  readonly keyPower: number;
  /** Fill from above and what the ground throws back. */
  readonly sky: Rgb;
  readonly ground: Rgb;
  readonly fillPower: number;
  readonly zenith: Rgb;
  readonly horizon: Rgb;
  readonly sunGlow: Rgb;
  /** Colour of water over depth and over the shore. */
  readonly deep: Rgb;
  readonly shallow: Rgb;
  readonly foam: Rgb;
  /** Haze: share lost per 100 units of distance. */
  readonly haze: number;
  /** 0 by day, 1 when windows and lanterns are lit. */
  readonly lamps: number;
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

/** Morning haze, noon, golden evening, lantern night. */
export const LIGHTS: readonly [DayLight, DayLight, DayLight, DayLight] = [
  {
    elevation: 32,
    azimuth: 62,
    key: hex(0xffdcb4),
    keyPower: 2.5,
    sky: hex(0xb9d2e8),
    ground: hex(0xb9a58c),
    fillPower: 1.25,
    zenith: hex(0x7fb0d8),
    horizon: hex(0xf3e2cf),
    sunGlow: hex(0xffe6c0),
    deep: hex(0x1d8090),
    shallow: hex(0x66c8bc),
    foam: hex(0xf4f6ec),
    haze: 0.16,
    lamps: 0,
    exposure: 1,
  },
  {
    elevation: 52,
    azimuth: 38,
    key: hex(0xfff0d2),
    keyPower: 2.75,
    sky: hex(0xa9cdf2),
    ground: hex(0xb8a283),
    fillPower: 1.05,
    zenith: hex(0x3f8fd6),
    horizon: hex(0xd6e8f2),
    sunGlow: hex(0xfff6df),
    deep: hex(0x007089),
    shallow: hex(0x35c0b0),
    foam: hex(0xffffff),
    haze: 0.05,
    lamps: 0,
    exposure: 1,
  },
  {
    elevation: 27,
    azimuth: -56,
    key: hex(0xffb465),
    keyPower: 3.9,
    sky: hex(0xb7b0d6),
    ground: hex(0xc48a5e),
    fillPower: 1.15,
    zenith: hex(0x4a74b8),
    horizon: hex(0xffcf98),
    sunGlow: hex(0xffb35a),
    deep: hex(0x0b6d8e),
    shallow: hex(0x4fb3a8),
    foam: hex(0xffeed8),
    haze: 0.1,
    lamps: 0.25,
    exposure: 1,
  },
  {
    elevation: 46,
    azimuth: -30,
    key: hex(0xa8bcff),
    keyPower: 1.7,
    sky: hex(0x6f86d0),
    ground: hex(0x7a5f6a),
    fillPower: 1.55,
    zenith: hex(0x0d1a44),
    horizon: hex(0x3a4c8c),
    sunGlow: hex(0x9fb2f0),
    deep: hex(0x0a4468),
    shallow: hex(0x2a8494),
    foam: hex(0xb9cdea),
    haze: 0.08,
    lamps: 1,
    exposure: 1.1,
  },
];

/** A light that a caller keeps and `blendLight` fills: no allocation per frame. */
export type MutableLight = {
  -readonly [K in keyof DayLight]: DayLight[K] extends number ? number : [number, number, number];
};

export function newLight(): MutableLight {
  return blendLight(0, {} as MutableLight);
}

/** The light at time `at` (0 morning … 3 night, fractions between) into `out`. */
export function blendLight(at: number, out: MutableLight): MutableLight {
  const t = Math.min(LIGHTS.length - 1, Math.max(0, at));
  const from = LIGHTS[Math.min(LIGHTS.length - 2, Math.floor(t))] as DayLight;
  const to = LIGHTS[Math.min(LIGHTS.length - 1, Math.floor(t) + 1)] as DayLight;
  const f = t - LIGHTS.indexOf(from);
  const target = out as unknown as Record<string, number | [number, number, number]>;
  for (const name in from) {
    const a = from[name as keyof DayLight];
    const b = to[name as keyof DayLight];
    if (typeof a === 'number') {
      target[name] = a + ((b as number) - a) * f;
      continue;
    }
    target[name] ??= [0, 0, 0];
    const c = target[name] as [number, number, number];
    for (let k = 0; k < 3; k++) c[k] = (a[k] ?? 0) + (((b as Rgb)[k] ?? 0) - (a[k] ?? 0)) * f;
  }
  return out;
}
