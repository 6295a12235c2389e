/**
 * A game's part of the search: `engine/games/<id>/search/index.ts`. It is no part of the game's
 * object, so that pages without a search do not load it.
 *
 * All of it works on whole positions. A bot gets none: it works on positions that its own view
 * allows (`beliefs.ts`), and calls these functions on them.
 */

import type { Chance } from '../core/chance.ts';
import type { Game, State } from '../core/contract.ts';
import type { EventSink } from '../core/events.ts';
import type { Gains } from './gains.ts';

/**
 * The part of a game's rules that a search plays with. Codes only: the search never uses open
 * commands.
 */
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

/** A figure of a position that the evaluation weights, from one seat's point of view. */
export interface Feature {
  readonly name: string;
  /** Its topic, such as `goods`: differences are shown by group. */
  readonly group: string;
  /**
   * A smaller value is better; absent = a greater one. If a weight contradicts this, no reason uses
   * it.
   */
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

/** The viewers of odds: the public, a seat, or an observer who may see all hands. */
export const LOOKERS = ['public', 'seat', 'hands'] as const;
export type Looker = (typeof LOOKERS)[number];

/** Weights are kept as whole thousandths. */
export const WEIGHT_UNIT = 1000;

/** The evaluation's weights, made by `npm run train`, in thousandths: [bucket][feature]. */
export interface Weights {
  /** Games and versions whose positions were used for the fit. */
  readonly made: string;
  /** Names of the features, in order: weights of other features are refused. */
  readonly features: readonly string[];
  /** Logits of the seat's win: those of all seats pass through one softmax. */
  readonly win: readonly (readonly number[])[];
  /** The seat's score at the end, in the game's unit. */
  readonly score: readonly (readonly number[])[];
}

export interface Searching {
  readonly features: readonly Feature[];
  readonly weights: Weights;
  /** The weight of one unit of the score's lead; a win has the weight 1. */
  readonly leadWeight: number;
  /** Number of time buckets, each with weights of its own. */
  readonly buckets: number;
  /** The bucket of a position that is not finished. */
  readonly bucket: (state: State) => number;
  /**
   * Odds are shown from this bucket on: before, they were no better than equal ones in unseen
   * matches (`npm run odds`). Absent = the second.
   */
  readonly oddsFrom?: number;
  /**
   * Odds describe the position as it is, without playing on by the policy to the next stage: if the
   * policy plays too differently from people, playing on makes the odds worse (`npm run odds`).
   */
  readonly oddsAtOnce?: true;
  /**
   * Factor that makes odds sharper (over 1) or milder (under 1) for viewers who see no hand, one
   * hand or all of them: hidden cards make the evaluation too sure or too cautious. `npm run odds`
   * finds it in separate matches. Absent = 1.
   */
  readonly sharpness?: { readonly [looker in Looker]: number };
  /**
   * Roll-outs stop when this number changes (see `horizon`): at the next round's start. Never
   * falls.
   */
  readonly stage: (state: State) => number;
  /** Stages that a roll-out plays before it is evaluated. Absent = 1. */
  readonly horizon?: number;
  /**
   * The first stage at whose end it is evaluated; it is worth the mean of all from there. A single
   * position depends much on chance, and the immediate consequences of a choice are played most
   * accurately. Absent = only at the last.
   */
  readonly judgedFrom?: number;
  /**
   * Roll-outs of a decision that are worth their time, if a game's are long: a level with more is
   * limited to these. Absent = all that a level has.
   */
  readonly mostRollouts?: number;
  /**
   * Approximate steps of all roll-outs of a decision together, if some are far longer than others:
   * a bot may use only a moment of a core. Absent = only the roll-outs are limited.
   */
  readonly mostSteps?: number;
  /** Writes the figures of `seat`, about 1 in size, into `out`. Allocates nothing in a search. */
  readonly measure: (state: State, seat: number, out: Float64Array) => void;
  /**
   * A sensible decision of a seat that owes one, from a handful of figures, without trying
   * anything: roll-outs call it thousands of times a second. Answers a legal code; allocates
   * nothing either. It must not look at other seats' secret choices.
   */
  readonly policy: (state: State, seat: number, chance: Chance) => number;
  /**
   * Makes the result of `determinize` likely, in place: no money that nobody has, no choices that
   * nobody makes. It may not look at the replaced values, and leaves the knowledge of `seat`
   * unchanged.
   */
  readonly believe: (state: State, seat: number, chance: Chance) => void;
  /** Named gains for hints and reviews; absent = they show only groups of features. */
  readonly gains?: Gains;
  /**
   * Reduces `count` legal codes, of which there may be hundreds, to those worth a thought, in
   * place.
   * @returns how many are left: at least one
   */
  readonly prune?: (state: State, seat: number, codes: Int32Array, count: number) => number;
}
