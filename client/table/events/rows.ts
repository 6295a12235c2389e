/**
 * One row an event: the client's texts, sounds and pictures of one kind of event are together, and
 * the type requires a row for each kind. Log, news, sound, camera, director, chapters and overlay
 * read the same table.
 *
 *     export const events: EventTable<StEvent, View, Scene> = {
 *       passed: { at: 'ship', line: 'event.passed', sound: 'peg', look: look(1) },
 *     };
 */

import type { ViewBase } from '../../../engine/core/contract.ts';
import type { Sound } from '../../sound/sounding.ts';
import type { Importance, ShotSize } from '../director/types.ts';
import type { WhyOf } from './causes.ts';
import type { Of, Typed } from './typed.ts';

export type { Of, Typed } from './typed.ts';

/** A seat as sentences call it. */
export type Name = (seat: number) => string;

/** A value common to all events of a kind, or a function for it. */
export type Each<E, T> = T | ((event: E) => T);

/** Display of an event. */
export interface Look {
  /** 1 = worth a glance, 2 = a moment, 3 = not to be missed. */
  readonly importance: Importance;
  readonly size: ShotSize;
  /** Another place of the scenery than the row's own; null: everything. */
  readonly place?: string | null;
  /** Share of its time after which its sentence may be read. */
  readonly told?: number;
  /** Seconds that it is looked at, at least. */
  readonly least?: number;
}

/** A look of this importance, from this distance; further fields by name. */
export const look = (
  importance: Importance,
  size: ShotSize = 'medium',
  more: Pick<Look, 'place' | 'told' | 'least'> = {},
): Look => ({ importance, size, ...more });

/** A point on the line of a replay. */
export interface Told<Kind extends string> {
  readonly kind: Kind;
  readonly title: string;
  /** Its seat; null: everybody. */
  readonly seat: number | null;
}

/** A chapter's look-ups: people, earlier and later events, the position. */
export interface Tale<E extends Typed, V extends ViewBase> {
  readonly name: Name;
  /** The last event of a kind since the last one of the row's own kind, or null. */
  readonly before: <T extends E['type']>(type: T) => Of<E, T> | null;
  /** The first event of a kind until the next one of the row's own kind, or null. */
  readonly after: <T extends E['type']>(type: T) => Of<E, T> | null;
  /** The public view after the action. */
  readonly view: () => V;
}

/** Tools for an event's sentence in the log: with the parameters that its fields give by name. */
export interface Saying<Key extends string, V extends ViewBase> {
  /** The sentence of a key, with these parameters beside those of the event's fields. */
  readonly say: (key: Key, more?: { readonly [name: string]: string | number }) => string;
  readonly name: Name;
  readonly view: V;
  /** The reader's seat; null: a spectator. */
  readonly you: number | null;
}

/** The text, sound and picture of one kind of event. */
export interface EventRow<
  E extends Typed,
  All extends Typed,
  V extends ViewBase,
  S,
  Key extends string,
  Kind extends string,
> {
  /** The site of the scenery where it happens; absent or null: everywhere, or nowhere. */
  readonly at?: Each<E, string | null>;
  /** Its sentence: a key, or a function for one; null: another event's sentence covers it. */
  readonly line: Key | null | ((event: E, saying: Saying<Key, V>) => string | null);
  /** The rules that caused it, and the numbers that make up its amounts. */
  readonly why: WhyOf<E, All, V>;
  /** null: silent, because other events sound for it. */
  readonly sound: Sound<E>;
  /** How a director shows it; null: it is not worth a look of its own. */
  readonly look: Look | null | ((event: E, scene: S) => Look | null);
  /**
   * The event and its importance, for a broadcast; absent: the picture or another event covers it.
   */
  readonly tell?: (event: E, scene: S, name: Name) => string | null;
  /** How much a player's own camera leans towards it; absent: not at all. */
  readonly lean?: Importance;
  /** Another place than the row's own to lean towards; null: everything. */
  readonly leanTo?: Each<E, string | null>;
  /** Its seat, if that is not `seat`; null: everybody. */
  readonly whom?: (event: E) => number | null;
  /** Text on a replay’s line; several for an event with several effects. */
  readonly chapter?: (event: E, tale: Tale<All, V>) => Told<Kind> | readonly Told<Kind>[] | null;
}

/** The rows of a game, one for each kind of its events. */
export type EventTable<
  E extends Typed,
  V extends ViewBase,
  S,
  Key extends string = string,
  Kind extends string = string,
> = {
  readonly [T in E['type']]: EventRow<Of<E, T>, E, V, S, Key, Kind>;
};

/** The row of a kind of event, as of any of its game; null for a type without one. */
export function rowNamed<
  E extends Typed,
  V extends ViewBase,
  S,
  Key extends string,
  Kind extends string,
>(rows: EventTable<E, V, S, Key, Kind>, type: string): EventRow<E, E, V, S, Key, Kind> | null {
  if (!Object.hasOwn(rows, type)) return null;
  const row = rows[type as E['type']];
  // No type can say that the event which comes with this row is of the row's own kind.
  return row as EventRow<E, E, V, S, Key, Kind>;
}
