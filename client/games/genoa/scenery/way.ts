/** The played part of the match: the light of the day follows it. */

import { ROUNDS_OF } from '../../../../engine/games/genoa/data.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';

/** Parts of the way through the rounds; the last round follows, then the result. */
const WAY = 11;
const END = WAY + 1;
/** The number of rounds that the short game leaves out. */
const SHORT = 2;

/** Rounds of the whole match. */
function roundsOf({ public: { options, seats } }: View): number {
  const { fivePlayerRounds = 6, shortGame = false } = options;
  const usual = seats.length === 5 ? fivePlayerRounds : (ROUNDS_OF[seats.length] ?? 1);
  return usual - (shortGame ? SHORT : 0);
}

/** The beginning of a round: from 0 to WAY, where the last one begins. */
export const wayOfRound = (view: View, round: number): number =>
  (Math.max(0, round - 1) * WAY) / Math.max(1, roundsOf(view) - 1);

/** By turns: 0 … WAY before the last round, from there to END in it, END once all is over. */
export function wayOf(view: View): number {
  const { state, roundsLeft, merchant, firstPlayer, seats } = view.public;
  if (state === 'OVER') return END;
  const turns = ((merchant - firstPlayer + seats.length) % seats.length) / seats.length;
  if (roundsLeft <= 1) return WAY + turns;
  return wayOfRound(view, roundsOf(view) - roundsLeft + 1 + turns);
}

/** The light at each part of the way: from morning to evening, then towards the lanterns. */
const LIGHTS = [0, 0.18, 0.4, 0.62, 0.85, 1.05, 1.25, 1.45, 1.65, 1.82, 1.95, 2.15, 2.6] as const;
const NIGHT = 3;
/** Steps of a part: even where only the last round is shown, they make a day. */
const STEPS = 50;

function lightAt(way: number): number {
  const from = Math.floor(way);
  const [a = NIGHT, b = NIGHT] = LIGHTS.slice(from, from + 2);
  return way >= END ? NIGHT : a + (b - a) * (way - from);
}

/** The lights of all steps of the way, the result's by night. */
export const HOURS: readonly number[] = Array.from({ length: END * STEPS + 1 }, (_, k) =>
  lightAt(k / STEPS),
);
/** A value beyond the way: one step after its end. */
export const BEYOND = END + 1 / STEPS;
