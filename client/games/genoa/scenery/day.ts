/** The day over Genoa: the open sea is blue, the air is clear, lanterns are lit early. */

import { type Day, type DayLight, dayOf } from '../../../world/light.ts';

type Rgb = DayLight['teal'];

/** Water as the Ligurian sea is: less green, deeper. */
const blue = ([r, g, b]: Rgb, share = 1): Rgb => [
  r * (1 - 0.12 * share),
  g * (1 - 0.3 * share),
  b * (1 + 0.12 * share),
];

export const DAY: Day = dayOf(({ deep, teal, shallow, mirror, haze }) => ({
  deep: blue(deep),
  teal: blue(teal),
  shallow: blue(shallow, 0.55),
  haze: haze * 0.8,
  mirror: mirror * 0.8,
}));
