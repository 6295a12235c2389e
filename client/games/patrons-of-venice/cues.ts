/** The sounds of the quarter: those of this game alone. The rest come from the house. */

import {
  bell,
  breath,
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

/** By their names. */
export const QUARTER = ownCues('patrons-of-venice', {
  /** The lead's seal comes down: bronze on wax on wood. */
  seal: moment(-25, [
    breath(0, 0.14, 700, 1800, 0.16),
    wood(0.12, 118, 0.4, 0.34),
    wood(0.13, 236, 0.42, 0.18),
    wood(0.13, 410, 0.26, 0.1),
    bell(0.13, 294, 0.26, 1.7),
  ]),

  /** A banner is tied to a mast. */
  tie: piece(-30, [
    ...[0, 0.1, 0.19].map((at, k) => wood(at, 380 + 50 * k, 0.22, 0.08)),
    breath(0.24, 0.24, 2400, 800, 0.32),
  ]),
  /** Galleys pull one berth on: two strokes of many oars, and the timber of the berths. */
  oars: piece(-27, [
    ...[0, 0.62].flatMap((at) => [
      breath(at, 0.6, 420, 980, 0.38),
      ...[0, 0.03, 0.07].map((late, k) => wood(at + 0.05 + late, 136 + 17 * k, 0.16, 0.2)),
    ]),
    wood(1.22, 98, 0.3, 0.3),
  ]),
  /** A crate is set down on the quay. */
  ashore: piece(-29, [
    wood(0, 300, 0.18, 0.1),
    breath(0.04, 0.3, 500, 900, 0.14),
    wood(0.34, 156, 0.46, 0.22),
    wood(0.37, 210, 0.24, 0.16),
  ]),
  /** The raft comes in with new shipments. */
  raft: piece(-29, [
    breath(0, 0.75, 620, 300, 0.34),
    ...tumble(3).map((note) => ({ ...note, at: note.at + 0.4 })),
  ]),
  /** A crate goes aboard a galley. */
  aboard: piece(-30, [
    ...[0, 0.08, 0.15, 0.21].map((at, k) => wood(at, 320 + 26 * k, 0.18, 0.07)),
    wood(0.42, 128, 0.44, 0.24),
  ]),

  /** Pirates: the stroke drum of a black galley, nearer with each blow, and two horns that jar. */
  pirates: moment(-22, [
    ...[0, 0.42, 0.84, 1.26].flatMap((at, k) => drum(at, 0.26 + 0.09 * k)),
    ...[1.47, 1.68].flatMap((at) => drum(at, 0.4)),
    horn(0.84, 0.8, 147, 0.26),
    horn(1.26, 1, 156, 0.26),
    horn(1.28, 1, 208, 0.2),
  ]),
  /** Crates are torn from their decks. */
  robbed: piece(-27, [
    ...[0, 0.16, 0.29].flatMap((at, k) => [
      wood(at, 190 - 18 * k, 0.42, 0.18),
      breath(at + 0.02, 0.16, 1900, 800, 0.26),
    ]),
    wood(0.5, 116, 0.36, 0.26),
  ]),
  /** A banner protects its cargo. */
  spared: piece(-27, [
    breath(0, 0.16, 1200, 3400, 0.24),
    bell(0.08, 988, 0.24, 1.3),
    pluck(0.16, 1319, 0.22, 0.9),
  ]),
  /** The deck is shuffled: a riffle, and the cut. */
  shuffle: piece(-31, [
    ...Array.from({ length: 13 }, (_, k) => breath(0.045 * k, 0.06, 1500 + 60 * k, 2300, 0.3)),
    breath(0.68, 0.2, 2600, 1100, 0.26),
    wood(0.8, 520, 0.18, 0.07),
  ]),

  /** The market's handbell. */
  handbell: piece(-30, [
    ...[0, 0.15, 0.31, 0.44].map((at, k) => bell(at, k % 2 === 0 ? 1175 : 1109, 0.2, 0.7)),
  ]),
  /** Goods go into a basket, or out of it. */
  basket: piece(-31, [
    breath(0, 0.14, 1700, 900, 0.26),
    wood(0.09, 250, 0.26, 0.13),
    breath(0.13, 0.18, 2300, 1300, 0.18),
  ]),

  /** A business rises: hammers, and the beam that falls into its place. */
  hammers: moment(-26, [
    ...[0, 0.21, 0.36, 0.57, 0.72].map((at, k) => wood(at, k % 2 === 0 ? 440 : 520, 0.42, 0.12)),
    wood(0.96, 110, 0.5, 0.34),
    ...[392, 494, 587].map((pitch, k) => pluck(1.04 + 0.06 * k, pitch, 0.2)),
  ]),
  /** The cloth falls from a statue. */
  unveil: moment(-24, [
    breath(0, 0.55, 2600, 500, 0.3),
    bell(0.42, 262, 0.26, 2.6),
    bell(0.44, 392, 0.16, 2.4),
    ...[523, 659, 784].map((pitch, k) => flute(0.5 + 0.15 * k, pitch, k === 2 ? 1 : 0.3, 0.2)),
  ]),
  /** A Favour is tied to the house's banner. */
  favour: moment(-26, [
    ...[392, 494, 587, 784, 988].map((pitch, k) => pluck(0.08 * k, pitch, 0.22)),
    bell(0.42, 1568, 0.12, 1.6),
  ]),

  // The sounds of the workshops.
  /** The draper's loom. */
  loom: piece(-29, [
    ...[0, 0.3, 0.6].flatMap((at) => [
      wood(at, 210, 0.34, 0.14),
      breath(at + 0.08, 0.16, 1300, 2100, 0.18),
      wood(at + 0.2, 262, 0.26, 0.1),
    ]),
  ]),
  /** The canvaser's sail, shaken out. */
  sailcloth: piece(-28, [
    breath(0, 0.2, 500, 2000, 0.34),
    breath(0.17, 0.13, 2800, 900, 0.38),
    breath(0.36, 0.34, 1100, 420, 0.24),
  ]),
  /** The wainwright's hoop is driven on, and a wheel rolls. */
  wheel: piece(-28, [
    ...[0, 0.17, 0.34].map((at, k) => wood(at, 330 + 34 * k, 0.38, 0.13)),
    ...Array.from({ length: 7 }, (_, k) => wood(0.58 + 0.075 * k, 150 + 9 * (k % 3), 0.2, 0.09)),
  ]),
  /** The armourer's anvil. */
  anvil: piece(-28, [
    ...[0, 0.24, 0.38].flatMap((at, k) => [
      bell(at, 1480 + 60 * k, 0.2, 0.55),
      wood(at, 700, 0.36, 0.1),
    ]),
    breath(0.56, 0.5, 2600, 1200, 0.16),
  ]),
  /** The tentmaker's cloth is stretched over its poles. */
  tent: piece(-29, [
    breath(0, 0.36, 700, 1700, 0.28),
    ...[0.3, 0.48].map((at) => wood(at, 286, 0.36, 0.13)),
    breath(0.62, 0.1, 2400, 1000, 0.34),
  ]),
  /** The tailor's shears. */
  shears: piece(-30, [
    ...[0, 0.19, 0.38, 0.54].flatMap((at) => [
      breath(at, 0.13, 1700, 3000, 0.26),
      wood(at + 0.11, 1500, 0.3, 0.06),
    ]),
  ]),
  /** The gondola maker's plane, and the hull that slides into the water. */
  plane: piece(-29, [
    ...[0, 0.26].map((at) => breath(at, 0.24, 1500, 3200, 0.3)),
    wood(0.54, 104, 0.34, 0.26),
    breath(0.58, 0.6, 1900, 420, 0.3),
  ]),
} as const satisfies { readonly [name: string]: Recipe });
