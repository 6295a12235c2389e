/** The sounds that only Genoa has. The others come from the house. */

import {
  bell,
  breath,
  coin,
  drum,
  flute,
  horn,
  moment,
  ownCues,
  piece,
  pluck,
  type Recipe,
  tumble,
  wood,
} from '../../sound/recipes.ts';

/** The sounds by their names. */
export const TOWN = ownCues('genoa', {
  /** Two dice rattle in their shell and come to rest. */
  dice: piece(-26, [
    ...tumble(7).map((note) => ({ ...note, pitch: note.pitch * 2.1 })),
    wood(0.72, 760, 0.34, 0.1),
    wood(0.86, 820, 0.22, 0.09),
  ]),
  /** The beams run over the grid and meet. */
  beams: piece(-30, [
    breath(0, 0.55, 500, 3400, 0.2),
    bell(0.5, 784, 0.2, 1.4),
    bell(0.52, 1175, 0.12, 1.2),
  ]),
  /** Five drums rise, one after the other. */
  tower: moment(-25, [
    ...[0, 0.17, 0.34, 0.51, 0.68].map((at, k) => wood(at, 92 + 14 * k, 0.5, 0.34)),
    ...[0, 0.17, 0.34, 0.51, 0.68].map((at) => breath(at, 0.14, 300, 900, 0.18)),
    bell(0.84, 523, 0.22, 1.6),
  ]),
  /** The tower hops, and stone lands on stone. */
  hop: piece(-26, [
    breath(0, 0.4, 600, 1900, 0.2),
    wood(0.55, 104, 0.55, 0.3),
    wood(0.58, 156, 0.3, 0.2),
  ]),
  /** A tray rises: cups and coins on wood. */
  tray: piece(-31, [
    breath(0, 0.3, 700, 1700, 0.16),
    wood(0.3, 330, 0.26, 0.14),
    coin(0.36, 2600, 0.12),
  ]),
  /** A raised offer: one more coin on the tray. */
  raise: piece(-31, [coin(0, 2500, 0.2), wood(0.05, 420, 0.18, 0.09)]),
  /** A tray is taken away. */
  sink: piece(-33, [wood(0, 300, 0.2, 0.1), breath(0.02, 0.3, 1500, 500, 0.18)]),
  /** An offer is declined. */
  pass: piece(-33, [wood(0, 240, 0.26, 0.12)]),
  /** Hands are clapped: the deal stands. */
  deal: moment(-23, [
    breath(0, 0.09, 900, 2600, 0.5),
    wood(0.02, 210, 0.5, 0.12),
    ...[392, 494, 587, 784].map((pitch, k) => pluck(0.16 + 0.07 * k, pitch, 0.24)),
    bell(0.4, 1175, 0.12, 1.6),
  ]),
  /** A building opens its doors. */
  open: piece(-29, [
    wood(0, 130, 0.34, 0.24),
    breath(0.05, 0.35, 400, 800, 0.14),
    pluck(0.22, 523, 0.22),
    pluck(0.3, 659, 0.22),
  ]),
  /** The action stays unused: a bolt is drawn. */
  shut: piece(-31, [wood(0, 190, 0.36, 0.14), wood(0.14, 150, 0.3, 0.2)]),
  /** Goods are handed out. */
  goods: piece(-29, [
    wood(0, 230, 0.34, 0.16),
    breath(0.06, 0.2, 1700, 900, 0.2),
    wood(0.2, 190, 0.3, 0.18),
  ]),
  /** A tablet is laid down. */
  tablet: piece(-30, [wood(0, 640, 0.36, 0.12), wood(0.09, 480, 0.22, 0.14)]),
  /** A messenger runs over the paving. */
  run: piece(-30, [
    ...Array.from({ length: 8 }, (_, k) => wood(0.15 * k, 190 + 22 * (k % 2), 0.26, 0.08)),
    flute(1.1, 784, 0.16, 0.16),
    flute(1.26, 1047, 0.3, 0.16),
  ]),
  /** A cart on cobbles, and the doors that open for it. */
  cart: moment(-25, [
    ...Array.from({ length: 12 }, (_, k) => wood(0.1 * k, 128 + 11 * (k % 3), 0.3, 0.1)),
    horn(1.1, 0.22, 392, 0.16),
    horn(1.32, 0.5, 523, 0.18),
  ]),
  /** A banner is planted on a roof. */
  plant: moment(-27, [
    ...[0, 0.16].map((at) => wood(at, 260, 0.4, 0.12)),
    breath(0.28, 0.34, 2600, 900, 0.34),
    horn(0.4, 0.4, 349, 0.14),
  ]),
  /** A banner is torn down. */
  tear: moment(-26, [
    ...[0, 0.05, 0.11, 0.16].map((at, k) => breath(at, 0.09, 3600 - 500 * k, 1500, 0.34)),
    ...drum(0.22, 0.3),
  ]),
  /** Contracts are laid open: a light runs around the town, a bell at each building. */
  contracts: moment(-26, [
    breath(0, 0.5, 900, 2600, 0.14),
    ...[392, 440, 494, 587, 659, 784, 880].map((pitch, k) => bell(0.16 * k, pitch, 0.2, 1.3)),
    pluck(1.16, 587, 0.24),
    pluck(1.2, 880, 0.24),
  ]),
  /** The Market's bell: a round is over. */
  market: moment(
    -24,
    [0, 0.42, 0.84].flatMap((at, k) => [
      bell(at, k === 1 ? 440 : 494, 0.32, 2.2),
      bell(at, k === 1 ? 880 : 988, 0.1, 1.4),
    ]),
  ),
} as const satisfies { readonly [name: string]: Recipe });
