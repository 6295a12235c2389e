/**
 * Why an event happened: the rules that caused it, and the numbers that make up its amounts. The
 * column `why` of a game's event table, or a table of its own, exhaustive by type:
 *
 *     export const causes: Causes<GeEvent, View> = {
 *       passed: ['GE-303'],
 *       ownerPaid: { rules: ['GE-412'], sums: ({ seat, ducats }, now) => [...] },
 *     };
 */

import type { GameEvent, RuleEntry, ViewBase } from '../../../engine/core/contract.ts';
import type { Of, Typed, Whose } from './typed.ts';

/** One number of a sum, and its meaning: `price`, `share`. */
export interface Part {
  readonly n: number;
  readonly what: string;
  /** How often it counts; absent: once. */
  readonly times?: number;
}

/** The effect of a sum on a seat: an increase (or decrease) of the game's money or points. */
export interface Change {
  readonly seat: number;
  readonly of: 'money' | 'points';
  readonly by: number;
}

/** An amount of an event and its parts: `7 ducats = price 3 + 2 × share 2`. */
export interface Sum {
  /** The total in a sentence: `Anna pays 7 ducats`. */
  readonly head: string;
  readonly total: number;
  readonly parts: readonly Part[];
  readonly change?: Change;
}

/** The place of an event: its action's effects, and the views around it. */
export interface Moment<E = GameEvent, V = ViewBase> {
  /** The position before the action; null: it happened before this page was opened. */
  readonly before: V | null;
  /** The position after the action; without `before` the present one. */
  readonly after: V;
  /** All events of the action, in their order. */
  readonly events: readonly E[];
  /** The reader's seat; null: a spectator. */
  readonly you: number | null;
}

/** The same with the seats in the form for sentences. */
export interface Now<E, V> extends Moment<E, V> {
  readonly whose: Whose;
}

export interface Cause<E, All, V> {
  /** Every rule that may have caused an event of this kind. */
  readonly rules: readonly string[];
  /** Events that caused this one; absent: all of them. */
  readonly which?: (event: E, now: Now<All, V>) => readonly string[];
  readonly sums?: (event: E, now: Now<All, V>) => readonly Sum[];
  /** Facts missing from the rules' sentences and the sums. */
  readonly says?: (event: E, now: Now<All, V>) => string | null;
}

/** The value of a column `why`: rules alone, or rules with their numbers. */
export type WhyOf<E, All, V> = readonly string[] | Cause<E, All, V>;

/** A game's causes, one for each kind of its events. */
export type Causes<E extends Typed, V extends ViewBase> = {
  readonly [T in E['type']]: WhyOf<Of<E, T>, E, V>;
};

/** The cause of one event, as a page shows it. */
export interface Answer {
  readonly rules: readonly string[];
  readonly says: string | null;
  readonly sums: readonly Sum[];
}

/** A page's interface to a game's causes; fetched when a line is opened. */
export interface GameCauses {
  /** null for an event that the game does not know. */
  readonly causeOf: (event: GameEvent, moment: Moment) => Answer | null;
  /** The rules that may cause each kind of event. */
  readonly rulesOf: { readonly [type: string]: readonly string[] };
  /** Every rule of the game with its sentence. */
  readonly rules: readonly RuleEntry[];
}

/** The total of a sum's parts. */
export const worthOf = ({ parts }: Sum): number =>
  parts.reduce((sum, { n, times = 1 }) => sum + n * times, 0);

/** A sum of which the parts are the total, as the ones that are shown. */
export const addsUp = (sum: Sum): boolean => worthOf(sum) === sum.total;

/**
 * A game's causes by its table.
 * @param nameOf a seat's name; `You` for the reader's own
 */
export function causesOf<E extends Typed, V extends ViewBase>(
  table: Causes<E, V>,
  nameOf: (view: V, seat: number, you: number | null) => string,
  rules: readonly RuleEntry[],
): GameCauses {
  type Any = WhyOf<E, E, V>;
  const all = table as { readonly [type: string]: Any };
  const causeOf = (event: GameEvent, base: Moment): Answer | null => {
    if (!Object.hasOwn(all, event.type)) return null;
    const why = all[event.type];
    if (!('rules' in why)) return { rules: why, says: null, sums: [] };
    const moment = base as Moment<E, V>;
    const { after, you } = moment;
    const whose: Whose = (seat) => ({
      name: nameOf(after, seat, you),
      you: seat === you ? 'yes' : 'no',
    });
    const now = { ...moment, whose };
    const known = event as E;
    return {
      rules: why.which?.(known, now) ?? why.rules,
      says: why.says?.(known, now) ?? null,
      sums: why.sums?.(known, now) ?? [],
    };
  };
  const rulesOf = Object.fromEntries(
    Object.entries(all).map(([type, why]) => [type, 'rules' in why ? why.rules : why]),
  );
  return { causeOf, rulesOf, rules };
}

/** The column `why` of a table of events. */
export const whysOf = <E extends Typed, V extends ViewBase>(
  rows: {
    readonly [T in E['type']]: { readonly why: WhyOf<Of<E, T>, E, V> };
  },
): Causes<E, V> =>
  Object.fromEntries(
    Object.entries<{ readonly why: unknown }>(rows).map(([type, { why }]) => [type, why]),
  ) as Causes<E, V>;
