/**
 * What a choice brings, in pieces and numbers: found in the positions and events that its line makes. What
 * is the same in everything that the seat holds possible is told as sure; the rest as the mean of
 * many possible courses.
 */

import type { GameEvent, JsonObject, State } from '../core/contract.ts';

/** Whom it speaks of: the seat itself, or what others lack by it. */
export type Side = 'own' | 'others';

/** One consequence, as data: a game's catalogue has the sentence. */
export interface Gain {
  /** What it is; `later`, `lead`, `alike`, `only`, `behind` and `near` are those of the kit. */
  readonly kind: string;
  /** The group of the evaluation that it speaks of. */
  readonly group: string;
  readonly of: Side;
  /** About what it is worth, in the game's unit of score. */
  readonly worth: number;
  /** Parameters of the sentence. */
  readonly told: JsonObject;
  /** By how much the choice leads to more than the others at the end, where that is what speaks for it. */
  readonly lead?: number;
  /** A thing that only one can have, by the game's own number: see `Gains.holder`. */
  readonly takes?: number;
  /** Who is likely to have taken that before long, if the seat does not. */
  readonly rival?: number;
}

/** A choice carried out, with the answers behind it. */
export interface Line {
  readonly before: State;
  /** After the choice alone. */
  readonly chosen: State;
  /** After the answers behind it as well. */
  readonly after: State;
  readonly seat: number;
  readonly events: readonly GameEvent[];
  /** So many of the events are those of the choice itself, without the answers behind it. */
  readonly own: number;
}

/** A figure of a seat that is compared where a stage ends: whole things, such as ducats. */
export interface Figure {
  readonly name: string;
  readonly group: string;
  /** Of one, in the game's unit of score. */
  readonly worth: number;
  /** A smaller difference is not worth a sentence. */
  readonly least: number;
  /** The others' are told as well. */
  readonly others?: true;
}

/** What a game brings so that its hints can name what they are for. */
export interface Gains {
  /** What a line has brought to its seat, or has cost the others. */
  readonly found: (line: Line) => readonly Gain[];
  readonly figures: readonly Figure[];
  /** Writes the figures of a seat into `out`. */
  readonly count: (state: State, seat: number, out: Float64Array) => void;
  /** Who has the thing of this number, -1 = nobody. */
  readonly holder?: (state: State, thing: number) => number;
}

/** Those of the first list that are, to the letter, in every other one. */
export function sureOf(found: readonly (readonly Gain[])[]): readonly Gain[] {
  const [first = [], ...rest] = found;
  const others = rest.map((gains) => new Set(gains.map((gain) => JSON.stringify(gain))));
  return first.filter((gain) => {
    const text = JSON.stringify(gain);
    return others.every((known) => known.has(text));
  });
}

/** The things that lines take. */
export const thingsOf = (sure: readonly (readonly Gain[])[]): readonly number[] => [
  ...new Set(sure.flat().flatMap(({ takes }) => (takes === undefined ? [] : [takes]))),
];

/** A gain of a game: what is told of it, with its kind. */
export function gainOf<T extends { readonly kind: string }>(
  group: string,
  worth: number,
  { kind, ...told }: T,
  { of = 'own', takes }: Pick<Partial<Gain>, 'of' | 'takes'> = {},
): Gain {
  const gain = { kind, group, of, worth, told: told as JsonObject };
  return takes === undefined ? gain : { ...gain, takes };
}
