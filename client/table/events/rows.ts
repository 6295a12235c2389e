/**
 * One row an event: everything that a client says, plays and shows of one kind of event stands
 * together, and the type insists on a row for each kind. Log, news, sound, camera, director, chapters
 * and overlay read the same table.
 *
 *     export const events: EventTable<StEvent, View, Scene> = {
 *       passed: { at: 'ship', line: 'event.passed', sound: 'peg', look: look(1) },
 *     };
 */

import type { ViewBase } from '../../../engine/core/contract.ts';
import type { Sound } from '../../sound/sounding.ts';
import type { Importance, ShotSize } from '../director/types.ts';
import type { Of, Typed } from './typed.ts';

export type { Of, Typed } from './typed.ts';

/** A seat as sentences call it. */
export type Name = (seat: number) => string;

/** A value that each event of a kind has, or what works it out. */
export type Each<E, T> = T | ((event: E) => T);

/** How an event is seen. */
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

/** A look of this importance, from this near; what else it needs by name. */
export const look = (
  importance: Importance,
  size: ShotSize = 'medium',
  more: Pick<Look, 'place' | 'told' | 'least'> = {},
): Look => ({ importance, size, ...more });

/** A point on the line of a replay. */
export interface Told<Kind extends string> {
  readonly kind: Kind;
  readonly title: string;
  /** Whom it is about; null: everybody. */
  readonly seat: number | null;
}

/** What a chapter may look up: people, what happened before and after it, the position. */
export interface Tale<E extends Typed, V extends ViewBase> {
  readonly name: Name;
  /** The last event of a kind since the last one of the row's own kind, or null. */
  readonly before: <T extends E['type']>(type: T) => Of<E, T> | null;
  /** The first event of a kind until the next one of the row's own kind, or null. */
  readonly after: <T extends E['type']>(type: T) => Of<E, T> | null;
  /** What everybody sees after the action. */
  readonly view: () => V;
}

/** How an event is said in the log: with the parameters that its fields have by their names. */
export interface Saying<Key extends string, V extends ViewBase> {
  /** The sentence of a key, with these parameters beside those of the event's fields. */
  readonly say: (key: Key, more?: { readonly [name: string]: string | number }) => string;
  readonly name: Name;
  readonly view: V;
  /** The reader's seat; null: a spectator. */
  readonly you: number | null;
}

/** What is said, played and shown of one kind of event. */
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
  /** Its sentence: a key, or what finds one; null: another event's sentence tells it. */
  readonly line: Key | null | ((event: E, saying: Saying<Key, V>) => string | null);
  /** null: silent, because other events sound for it. */
  readonly sound: Sound<E>;
  /** How a director shows it; null: it is not worth a look of its own. */
  readonly look: Look | null | ((event: E, scene: S) => Look | null);
  /** What happens and why it matters, for a broadcast; absent: the picture says it, or another event. */
  readonly tell?: (event: E, scene: S, name: Name) => string | null;
  /** How much a player's own camera leans towards it; absent: not at all. */
  readonly lean?: Importance;
  /** Another place than the row's own to lean towards; null: everything. */
  readonly leanTo?: Each<E, string | null>;
  /** Whom it is about, where that is not its `seat`; null: everybody. */
  readonly whom?: (event: E) => number | null;
  /** What a replay’s line says of it. */
  readonly chapter?: (event: E, tale: Tale<All, V>) => Told<Kind> | null;
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
