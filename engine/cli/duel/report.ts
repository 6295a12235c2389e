/** The report of a duel: shares with their uncertainty, points, time. */

import type { JsonObject } from '../../core/contract.ts';
import type { Bout, Duel } from './match.ts';

/** Standard deviations of a 95 % interval. */
const Z = 1.96;

/** Wilson's interval of a share seen in `count` trials: it stays between 0 and 1. */
export function interval(share: number, count: number): [number, number] {
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * count)) / (1 + z2 / count);
  const spread = Math.sqrt((share * (1 - share)) / count + z2 / (4 * count * count));
  const half = (Z * spread) / (1 + z2 / count);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

const rounded = (x: number, places = 3): number => Number(x.toFixed(places));

/** The figures of all matches of a duel, as the command prints them. */
export function report({ game, a, b, seats }: Duel, bouts: readonly Bout[]): JsonObject {
  const sum = (of: (bout: Bout) => number): number =>
    bouts.reduce((total, bout) => total + of(bout), 0);
  const winShare = sum(({ win }) => win) / bouts.length;
  return {
    game,
    a,
    b,
    seats,
    games: bouts.length,
    winShare: rounded(winShare, 4),
    interval: interval(winShare, bouts.length).map((end) => rounded(end, 4)),
    points: rounded(sum(({ points }) => points) / bouts.length),
    pointsOfOthers: rounded(sum(({ pointsOfOthers }) => pointsOfOthers) / bouts.length),
    millisecondsPerDecision: rounded(
      sum(({ milliseconds }) => milliseconds) / sum(({ decisions }) => decisions),
    ),
  };
}
