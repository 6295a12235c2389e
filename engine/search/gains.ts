/**
 * The gains of a choice, in pieces and numbers: found in the positions and events of its line. A
 * gain that is the same in all positions that the seat considers possible is sure; others are means
 * of many play-outs.
 */

import type { GameEvent, JsonObject, State } from '../core/contract.ts';

/** The side that it describes: the seat itself, or losses of the others. */
export type Side = 'own' | 'others';

/** One consequence, as data: a game's catalogue has the sentence. */
export interface Gain {
  /** Its kind; `later`, `lead`, `alike`, `only`, `behind` and `near` are those of the kit. */
  readonly kind: string;
  /** The group of the evaluation that it belongs to. */
  readonly group: string;
  readonly of: Side;
  /** Approximate value, in the game's unit of score. */
  readonly worth: number;
  /** Parameters of the sentence. */
  readonly told: JsonObject;
  /** By how much the choice leads to more than the others at the end, if that is its reason. */
  readonly lead?: number;
  /** A thing that only one can have, by the game's own number: see `Gains.holder`. */
  readonly takes?: number;
  /** The seat that is likely to take it soon if this one does not. */
  readonly rival?: number;
}

/** A choice carried out, with the following answers. */
export interface Line {
  readonly before: State;
  /** After the choice alone. */
  readonly chosen: State;
  /** After the following answers as well. */
  readonly after: State;
  readonly seat: number;
  readonly events: readonly GameEvent[];
  /** Number of events of the choice itself, without the following answers. */
  readonly own: number;
}

/** A figure of a seat that is compared at the end of a stage: whole things, such as ducats. */
export interface Figure {
  readonly name: string;
  readonly group: string;
  /** Value of one, in the game's unit of score. */
  readonly worth: number;
  /** A smaller difference is not worth a sentence. */
  readonly least: number;
  /** The others' figures are shown as well. */
  readonly others?: true;
}

/** A game's part in hints that name their purpose. */
export interface Gains {
  /** The gains of a line for its seat, or the losses of the others. */
  readonly found: (line: Line) => readonly Gain[];
  readonly figures: readonly Figure[];
  /** Writes the figures of a seat into `out`. */
  readonly count: (state: State, seat: number, out: Float64Array) => void;
  /** The owner of the thing of this number, -1 = nobody. */
  readonly holder?: (state: State, thing: number) => number;
}

/** The members of the first list that every other one contains unchanged. */
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

/** A gain of a game: its sentence's parameters, with its kind. */
export function gainOf<T extends { readonly kind: string }>(
  group: string,
  worth: number,
  { kind, ...told }: T,
  { of = 'own', takes }: Pick<Partial<Gain>, 'of' | 'takes'> = {},
): Gain {
  const gain = { kind, group, of, worth, told: told as JsonObject };
  return takes === undefined ? gain : { ...gain, takes };
}
