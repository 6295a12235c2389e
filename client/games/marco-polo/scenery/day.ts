/**
 * The day in the map room: the light of the lagoon enters warm, reflected by wood and silk; candles
 * burn early.
 */

import { type Day, type DayLight, dayOf } from '../../../world/light.ts';

type Rgb = DayLight['key'];

/** Light that umber and gold reflect. */
const warm = ([r, g, b]: Rgb, share: number): Rgb => [
  r * (1 + 0.08 * share),
  g * (1 - 0.04 * share),
  b * (1 - 0.24 * share),
];

export const DAY: Day = dayOf(({ key, sky, ground, fillPower, keyPower, haze, mirror, lamps }) => ({
  key: warm(key, 0.5),
  sky: warm(sky, 0.7),
  ground: warm(ground, 1),
  fillPower: fillPower * 0.92,
  keyPower: keyPower * (lamps > 0.9 ? 0.8 : 0.95),
  haze: haze * 0.7,
  mirror: mirror * 0.6,
}));
