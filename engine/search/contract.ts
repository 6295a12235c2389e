/**
 * What a game brings so that the house can search it: `engine/games/<id>/search/index.ts`. It is no
 * part of the game's object, so that pages that never think do not load it.
 *
 * All of it works on whole positions. A bot gets none: it holds positions possible that its own view
 * allows (`beliefs.ts`), and everything here is asked about those.
 */

import type { Chance } from '../core/chance.ts';
import type { Game, State } from '../core/contract.ts';
import type { EventSink } from '../core/events.ts';
import type { Gains } from './gains.ts';

/** The part of a game's rules that a search plays with. Codes only: nobody searches open commands. */
export interface SearchRules
  extends Pick<
    Game,
    | 'id'
    | 'seats'
    | 'stateLength'
    | 'maxLegal'
    | 'deciders'
    | 'isFinished'
    | 'legal'
    | 'determinize'
    | 'standings'
  > {
  apply(state: State, seat: number, code: number, chance: Chance, sink: EventSink | null): void;
}

/** A figure of a position that the evaluation weighs, from one seat's point of view. */
export interface Feature {
  readonly name: string;
  /** What it speaks of, such as `goods`: differences are told by group. */
  readonly group: string;
  /** Of this one less is better to have; absent = more. A weight may say otherwise: no reason tells that. */
  readonly less?: true;
}

/** A game's features by group, in the order in which they are measured. @param less see `Feature.less` */
export const featuresOf = (
  groups: { readonly [group: string]: readonly string[] },
  less: readonly string[] = [],
): readonly Feature[] =>
  Object.entries(groups).flatMap(([group, names]) =>
    names.map((name) => ({ name, group, ...(less.includes(name) && { less: true as const }) })),
  );

/** Who asks for odds: the public, a seat, or whoever may see all hands. */
export const LOOKERS = ['public', 'seat', 'hands'] as const;
export type Looker = (typeof LOOKERS)[number];

/** Weights are kept as whole thousandths. */
export const WEIGHT_UNIT = 1000;

/** The evaluation's figures, made by `npm run train`, in thousandths: [bucket][feature]. */
export interface Weights {
  /** Games and versions whose positions it was fitted on. */
  readonly made: string;
  /** Names of the features, in order: weights of other features are refused. */
  readonly features: readonly string[];
  /** Logits of the seat's win: those of all seats go through one softmax. */
  readonly win: readonly (readonly number[])[];
  /** The seat's score at the end, in the game's unit. */
  readonly score: readonly (readonly number[])[];
}

export interface Searching {
  readonly features: readonly Feature[];
  readonly weights: Weights;
  /** What a unit of the score's lead counts beside a win, which counts 1. */
  readonly leadWeight: number;
  /** Number of time buckets, each with weights of its own. */
  readonly buckets: number;
  /** The bucket of a position that is not finished. */
  readonly bucket: (state: State) => number;
  /**
   * From this bucket on odds are told: before, they held no better than equal ones in unseen matches
   * (`npm run odds`). Absent = the second.
   */
  readonly oddsFrom?: number;
  /**
   * Odds are told of a position as it stands, and of nothing that the policy would make of it until the
   * next stage: where it plays too unlike the table, that made them hold worse (`npm run odds`).
   */
  readonly oddsAtOnce?: true;
  /**
   * By how much odds are to be sharper (over 1) or milder (under 1) for those who see no hand, one hand
   * or all of them: what is hidden makes the evaluation too sure or too modest. `npm run odds` finds it
   * in matches of its own. Absent = 1.
   */
  readonly sharpness?: { readonly [looker in Looker]: number };
  /** Roll-outs stop where this becomes another (see `horizon`): at the next round's start. Never falls. */
  readonly stage: (state: State) => number;
  /** Stages that a roll-out plays through before it is judged: 1 where nothing is said. */
  readonly horizon?: number;
  /**
   * From which of these stages on it is judged at the end of each: it is worth the mean of all. One
   * position says much by chance, and what soon follows from a choice is played least wrongly. Absent =
   * at the last only.
   */
  readonly judgedFrom?: number;
  /**
   * Roll-outs of a decision that are worth their time, where a game's are long: a level that has more
   * makes do with these. Absent = all that a level has.
   */
  readonly mostRollouts?: number;
  /**
   * Steps of all roll-outs of a decision together, about, where some are far longer than others: a bot may
   * not take more than a moment of a core. Absent = no bound but that of the roll-outs.
   */
  readonly mostSteps?: number;
  /** Writes the figures of `seat`, about 1 in size, into `out`. Allocates nothing where levels search. */
  readonly measure: (state: State, seat: number, out: Float64Array) => void;
  /**
   * A sensible decision of a seat that owes one, from a handful of figures, without trying anything
   * out: roll-outs ask it thousands of times a second. Answers a legal code; allocates nothing either. What
   * other seats have chosen in secret it must not look at.
   */
  readonly policy: (state: State, seat: number, chance: Chance) => number;
  /**
   * Makes what `determinize` drew likely, in place: money that nobody has, choices that nobody makes.
   * It may not look at what it puts in the place of, and leaves alone what `seat` knows.
   */
  readonly believe: (state: State, seat: number, chance: Chance) => void;
  /** What its hints and reviews name; absent = they tell groups of features alone. */
  readonly gains?: Gains;
  /**
   * Keeps of `count` legal codes those worth a thought, in place, where there may be hundreds.
   * @returns how many are left: at least one
   */
  readonly prune?: (state: State, seat: number, codes: Int32Array, count: number) => number;
}
