/** The sounds of the gulf: those of this game alone. The rest come from the house. */

import {
  bell,
  breath,
  drum,
  horn,
  moment,
  ownCues,
  piece,
  pluck,
  type Recipe,
  wood,
} from '../../sound/recipes.ts';

/** By their names. */
export const GULF = ownCues('strozzi', {
  /** A ship rounds the headland: its bell, twice, as on board. */
  shipBell: moment(-27, [bell(0, 740, 0.3, 1.6), bell(0.26, 740, 0.24, 1.8)]),
  /** A sail fills. */
  sail: piece(-31, [breath(0, 0.5, 380, 1300, 0.34), breath(0.34, 0.5, 1500, 500, 0.22)]),
  /** A flag runs up its mast and snaps open. */
  hoist: piece(-29, [
    ...[0, 0.09, 0.18].map((at, k) => wood(at, 420 + 60 * k, 0.2, 0.08)),
    breath(0.2, 0.22, 2600, 900, 0.34),
  ]),
  /** Pirates: the drum, and a horn over it. */
  pirate: moment(-22, [
    ...[0, 0.24, 0.48, 0.6, 0.72].flatMap((at, k) => drum(at, k === 0 || k === 4 ? 0.5 : 0.34)),
    horn(0.72, 0.7, 110, 0.22),
    horn(0.74, 0.7, 156, 0.14),
  ]),
  /** Cloth is torn from its mast. */
  rip: piece(-27, [
    ...[0, 0.05, 0.11, 0.16].map((at, k) => breath(at, 0.09, 3600 - 500 * k, 1500, 0.34)),
    wood(0.2, 240, 0.26, 0.12),
  ]),
  /** A ship is won: its crew calls. */
  won: piece(-29, [
    horn(0, 0.16, 330, 0.18),
    horn(0.16, 0.34, 440, 0.18),
    horn(0.17, 0.34, 554, 0.1),
  ]),
  /** A flag comes home through the air. */
  flutter: piece(-32, [
    ...[0, 0.12, 0.22, 0.3, 0.36].map((at) => breath(at, 0.12, 2200, 1200, 0.24)),
  ]),
  /** A ship comes alongside. */
  berth: piece(-28, [
    breath(0, 0.7, 500, 260, 0.3),
    wood(0.42, 118, 0.44, 0.26),
    wood(0.56, 150, 0.24, 0.2),
  ]),
  /** The crane lifts the wares that the town takes. */
  crane: piece(-30, [
    ...Array.from({ length: 6 }, (_, k) => wood(0.09 * k, 300 + 22 * k, 0.2, 0.07)),
    wood(0.62, 170, 0.4, 0.2),
  ]),
  /** Wares that the town does not want go overboard. */
  splash: piece(-30, [
    breath(0, 0.16, 700, 2600, 0.4),
    breath(0.1, 0.75, 2400, 420, 0.34),
    wood(0.02, 210, 0.16, 0.12),
  ]),
  /** A banner climbs the stairs. */
  climb: piece(
    -31,
    [0, 0.13, 0.26].map((at, k) => wood(at, 220 + 26 * k, 0.34, 0.11)),
  ),
  /** A work of art is unveiled. */
  unveil: moment(-27, [
    breath(0, 0.4, 900, 2600, 0.2),
    ...[523, 659, 784].map((pitch, k) => pluck(0.26 + 0.08 * k, pitch, 0.24)),
  ]),
  /** An art is honoured at the gala: a harp, and the great bell over it. */
  laurels: moment(-26, [
    ...[262, 330, 392, 523, 659].map((pitch, k) => pluck(0.09 * k, pitch, 0.22)),
    bell(0.5, 523, 0.26, 2),
    bell(0.52, 784, 0.12, 1.8),
  ]),
  /** The photo finish: a shutter, and a small bell as the winner is known. */
  finish: piece(-28, [
    breath(0, 0.07, 5200, 2400, 0.4),
    wood(0.01, 880, 0.24, 0.05),
    bell(0.34, 1175, 0.22, 0.9),
  ]),
  /** A city pays. */
  fanfare: moment(-25, [
    horn(0, 0.2, 294),
    horn(0.2, 0.2, 294),
    horn(0.4, 0.5, 392),
    horn(0.42, 0.5, 494, 0.12),
  ]),
} as const satisfies { readonly [name: string]: Recipe });
