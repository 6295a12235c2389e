/** The sounds that only the map room has. The others come from the house. */

import {
  bell,
  breath,
  coin,
  flute,
  moment,
  ownCues,
  piece,
  pluck,
  tumble,
  wood,
} from '../../sound/recipes.ts';

/** The sounds by their names. */
export const ROOM = ownCues('marco-polo', {
  /** Five dice tumble into a wooden bowl. */
  bowl: piece(-25, [
    ...tumble(9).map((note) => ({ ...note, pitch: note.pitch * 1.7 })),
    wood(0.86, 520, 0.4, 0.16),
    wood(1.02, 560, 0.26, 0.12),
  ]),
  /** A die is set down on felt. */
  die: piece(-30, [wood(0, 460, 0.34, 0.1), wood(0.06, 380, 0.16, 0.08)]),
  /** Hooves on the brass, a bell at the camel's neck. */
  ride: piece(-27, [
    ...[0, 0.2, 0.4, 0.6].map((at, k) => wood(at, 170 + 24 * (k % 2), 0.34, 0.12)),
    bell(0.12, 1180, 0.1, 0.5),
    bell(0.52, 1320, 0.08, 0.5),
  ]),
  /** A post is built: two strokes of a hammer, and it stands. */
  post: piece(-26, [
    wood(0, 300, 0.4, 0.12),
    wood(0.18, 300, 0.44, 0.12),
    wood(0.42, 140, 0.5, 0.3),
  ]),
  /** A scroll is taken down and rolled up. */
  scroll: piece(-31, [breath(0, 0.34, 2400, 900, 0.22), wood(0.32, 420, 0.16, 0.08)]),
  /** A contract is fulfilled: the seal, and a run on the lute. */
  seal: moment(-24, [
    wood(0, 180, 0.5, 0.18),
    ...[392, 494, 587, 784].map((pitch, k) => pluck(0.1 + k * 0.11, pitch, 0.3, 0.9)),
    coin(0.6, 2500, 0.16),
  ]),
  /** A round begins: a flute from the lagoon. */
  round: moment(-25, [
    flute(0, 587, 0.5, 0.26),
    flute(0.42, 784, 0.8, 0.24),
    bell(0.5, 392, 0.16, 1.6),
  ]),
  /** The drawer of companions. */
  drawer: piece(-29, [breath(0, 0.3, 300, 700, 0.26), wood(0.28, 210, 0.36, 0.16)]),
});
