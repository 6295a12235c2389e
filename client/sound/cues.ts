/**
 * The sounds of the house, which every game may use. Cues are recipes of a few notes; `render.ts`
 * computes them, no file is loaded. Each game maps its events to sounds, and games bring further
 * sounds.
 */

import {
  bell,
  breath,
  call,
  coin,
  flute,
  moment,
  music,
  type OwnCue,
  piece,
  pluck,
  type Recipe,
  town,
  tumble,
  wood,
} from './recipes.ts';
import * as score from './score.ts';
import type { Note } from './tones.ts';

/** Coins that fall one after the other, closer together as their number grows. */
const coins = (count: number): Note[] =>
  Array.from({ length: count }, (_, k) => {
    const at = 0.1 * k ** 0.82;
    return coin(at, 2350 + ((k * 617) % 900), 0.26 - 0.1 * (k / count));
  });

const RECIPES = {
  /** A string, twice: it is your decision. */
  decision: call(-25, [
    pluck(0, 587, 0.3),
    pluck(0.13, 880, 0.3, 1.4),
    flute(0.13, 880, 0.5, 0.06),
  ]),
  /** A knock, twice: the time is nearly out. */
  hurry: call(
    -22,
    [0, 0.16, 0.5, 0.66].map((at) => wood(at, at < 0.5 ? 620 : 700, 0.45, 0.2)),
  ),
  /** No: a dull board. */
  refusal: call(-26, [wood(0, 196, 0.5, 0.24), wood(0.11, 147, 0.5, 0.3)]),

  coinFew: piece(-29, coins(2)),
  coins: piece(-27, coins(5)),
  coinRain: piece(-25, coins(14)),
  cube: piece(-28, tumble(1)),
  cubes: piece(-26, tumble(5)),
  peg: piece(-30, [wood(0, 900, 0.3, 0.09), wood(0.055, 1120, 0.16, 0.07)]),
  card: piece(-33, [breath(0, 0.17, 2400, 5200, 0.3), wood(0.13, 700, 0.08, 0.05)]),
  step: piece(-31, [
    wood(0, 180, 0.4, 0.13),
    wood(0.17, 205, 0.32, 0.13),
    wood(0.35, 186, 0.24, 0.12),
  ]),
  tally: piece(-29, [wood(0, 620, 0.3, 0.1), pluck(0.03, 440, 0.2, 0.6)]),
  undo: piece(-30, [wood(0, 420, 0.3, 0.1), wood(0.1, 340, 0.3, 0.12)]),
  /** A round begins: one stroke of the hour. */
  hour: moment(-28, [bell(0, 392, 0.3, 2.8)]),
  /** A term begins: four of them. */
  hours: moment(
    -28,
    [0, 0.55, 1.1, 1.65].map((at) => bell(at, 294, 0.3, 2.8)),
  ),

  morning: music(-24, score.MORNING),
  noon: music(-24, score.NOON),
  evening: music(-24, score.EVENING),
  night: music(-25, score.NIGHT),
  close: music(-22, score.CLOSE),
  triumph: music(-20, score.TRIUMPH),

  gull: town(-38, [
    { at: 0, lasts: 0.34, pitch: 900, to: 1500, gain: 0.3, wave: 'cry' },
    { at: 0.42, lasts: 0.28, pitch: 860, to: 1420, gain: 0.24, wave: 'cry' },
    { at: 0.78, lasts: 0.22, pitch: 830, to: 1300, gain: 0.18, wave: 'cry' },
  ]),
  oarFar: town(-40, [breath(0, 0.9, 380, 820, 0.4), breath(0.9, 1, 820, 340, 0.3)]),
  bellFar: town(-40, [bell(0, 262, 0.3, 2.8), bell(1.1, 262, 0.24, 2.8)]),
  /** A person sets something down in the market. */
  marketFar: town(-41, [wood(0, 240, 0.4, 0.2), wood(0.34, 300, 0.24, 0.14)]),
} as const satisfies { readonly [name: string]: Recipe };

export type Cue = keyof typeof RECIPES;
export const CUES: { readonly [cue in Cue]: Recipe } = RECIPES;

/** The recipe of a sound of the house or of a game. */
export const recipeOf = (cue: Cue | OwnCue): Recipe =>
  typeof cue === 'string' ? CUES[cue] : cue.recipe;
