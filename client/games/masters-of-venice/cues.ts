/** The sounds of the canal: those of this game alone. The rest come from the house. */

import {
  bell,
  breath,
  flute,
  moment,
  ownCues,
  piece,
  pluck,
  type Recipe,
  tumble,
  wood,
} from '../../sound/recipes.ts';

/** By their names. */
export const CANAL = ownCues('masters-of-venice', {
  dials: piece(-26, [
    breath(0, 0.32, 900, 3600, 0.24),
    ...[0.2, 0.245, 0.29, 0.335, 0.38].map((at, k) => wood(at, 520 + k * 46, 0.34, 0.12)),
  ]),
  /** Two strokes of the oar, and the drops from it. */
  oars: piece(-29, [
    breath(0, 0.8, 420, 950, 0.42),
    wood(0.05, 150, 0.18, 0.2),
    breath(0.75, 0.9, 950, 380, 0.34),
    wood(0.86, 142, 0.16, 0.2),
  ]),
  horn: moment(-24, [
    { at: 0, lasts: 0.55, pitch: 175, to: 196, gain: 0.2, wave: 'horn' },
    { at: 0.42, lasts: 0.9, pitch: 262, gain: 0.2, wave: 'horn' },
  ]),
  /** One share becomes two. */
  split: moment(-24, [
    ...[784, 988, 1175].map((pitch, k) => bell(0.14 * k, pitch, 0.2, 1.6)),
    pluck(0.42, 784, 0.2),
    pluck(0.46, 1568, 0.2),
  ]),
  /** The Doge speaks. */
  control: moment(-23, [
    bell(0, 147, 0.34, 2.8),
    wood(0.02, 90, 0.3, 0.4),
    bell(0.55, 139, 0.3, 2.6),
  ]),
  banner: moment(-25, [
    breath(0, 0.4, 500, 1500, 0.2),
    flute(0.1, 523, 0.2, 0.2),
    flute(0.23, 659, 0.2, 0.2),
    flute(0.36, 784, 0.6, 0.2),
  ]),
  delivery: moment(-25, [
    ...tumble(3),
    ...[392, 494, 587, 784].map((pitch, k) => pluck(0.2 + 0.09 * k, pitch, 0.26)),
  ]),
} as const satisfies { readonly [name: string]: Recipe });
