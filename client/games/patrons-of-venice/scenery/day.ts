/** The day over the quarter: green canals under a soft sky. */

import { type Day, type DayLight, dayOf } from '../../../world/light.ts';

type Rgb = DayLight['teal'];

/** Water as verdigris is: less blue, a little greener and paler. */
const green = ([r, g, b]: Rgb): Rgb => [r * 0.94 + 0.025, g * 1.03, b * 0.74];

export const DAY: Day = dayOf(({ deep, teal, shallow, mirror }) => ({
  deep: green(deep),
  teal: green(teal),
  shallow: green(shallow),
  // Low walls about narrow canals: a clearer mirror would be all windows.
  mirror: mirror * 0.7,
}));
